import { Check, Copy } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useText } from "../text/text.ts";
import { Button } from "./button.tsx";
import { partsText } from "./text.ts";

/** Says for a moment that it has worked. */
export function CopyButton({ text, children }: { text: () => string; children: ReactNode }) {
  const say = useText(partsText);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}>
      {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      <span aria-live="polite">{isCopied ? say("copied") : children}</span>
    </Button>
  );
}

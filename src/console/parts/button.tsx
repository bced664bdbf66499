import type { ComponentProps, ReactNode } from "react";
import "./button.css";

type Look = "primary" | "secondary" | "danger" | "plain";

export interface ButtonProps extends ComponentProps<"button"> {
  look?: Look;
}

export function Button({ look = "secondary", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`button button-${look} ${className}`} {...rest} />;
}

/** A button that shows a sign only; its name is for screen readers and for the pointer that rests on it. */
export function IconButton({
  name,
  children,
  className = "",
  ...rest
}: ButtonProps & { name: string; children: ReactNode }) {
  return (
    <Button look="plain" className={`button-icon ${className}`} aria-label={name} title={name} {...rest}>
      {children}
    </Button>
  );
}

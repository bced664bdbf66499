import { createContext, use, useState } from "react";
import type { UiAction, UiCopy, UiOpenUrl } from "../../sdk/sdk.ts";
import { toAddress } from "./address.ts";
import { wordsOf, type CardWords } from "./words.ts";

/** Actions that the app carries out; links and copies the card sees to itself. */
export type CardAction = Exclude<UiAction, UiOpenUrl | UiCopy>;

/** What was tapped: the words on it, and what was filled in where the action asked for something. */
export interface CardTap {
  /** The words on the button. */
  label: string;
  /** What was filled in. */
  edits?: Record<string, unknown>;
}

/** Does what a button asks for; the card shows that it is under way until the promise is settled. */
export type OnCardAction = (action: CardAction, tap: CardTap) => void | Promise<unknown>;

/** What the nodes of one card share. */
export interface Acting {
  words: CardWords;
  state: "ready" | "busy" | "failed" | "copied";
  /** Why it failed, in the server's words. */
  problem: string;
  can(action: UiAction): boolean;
  canLoad(address: URL): boolean;
  act(action: UiAction, tap: CardTap): void;
}

export const ActingContext = createContext<Acting>({
  words: wordsOf("en"),
  state: "ready",
  problem: "",
  can: () => false,
  canLoad: () => true,
  act() {},
});

export const useActing = (): Acting => use(ActingContext);

interface Given {
  onAction: OnCardAction | undefined;
  canLoad: ((address: URL) => boolean) | undefined;
}

/** One card acts once at a time: while a tap is under way its other buttons wait. */
export function useMakeActing(locale: string, { onAction, canLoad = () => true }: Given): Acting {
  const [state, setState] = useState<Acting["state"]>("ready");
  const [problem, setProblem] = useState("");
  const carryOut = async (action: UiAction, tap: CardTap): Promise<Acting["state"]> => {
    if (action.type === "copy") {
      await navigator.clipboard.writeText(action.text);
      return "copied";
    }
    if (action.type === "open_url") {
      const address = toAddress(action.url);
      if (address) window.open(address.href, "_blank", "noopener,noreferrer");
      return "ready";
    }
    await onAction?.(action, tap);
    return "ready";
  };
  return {
    words: wordsOf(locale),
    state,
    problem,
    canLoad,
    can: ({ type }) => onAction !== undefined || type === "copy" || type === "open_url",
    act(action, tap) {
      if (state === "busy") return;
      setState("busy");
      carryOut(action, tap).then(setState, (error: unknown) => {
        setProblem(error instanceof Error ? error.message : "");
        setState("failed");
      });
    },
  };
}

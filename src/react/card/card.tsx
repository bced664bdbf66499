import type { UiSchema } from "../../sdk/sdk.ts";
import { ActingContext, useMakeActing, type OnCardAction } from "./acting.ts";
import { CardNode } from "./node.tsx";

/** A card, and what becomes of its buttons. */
export interface CardProps {
  /** The `ui_schema` of a tool result, of a message of the history, or of an approval. */
  card: UiSchema;
  /** Carries out what starts a run (`send_message`, `invoke`, `decide`) or moves about the app (`navigate`). */
  onAction?: OnCardAction;
  /** Whether screen readers are told of it when it appears: at once where it failed or waits, else politely. */
  announce?: boolean;
  /** Which pictures may be loaded; what may not is told by its description. Every https address, unless told. */
  canLoad?(address: URL): boolean;
}

/**
 * Draws a card: all nodes of ui_schema 2.0, and what can be read of a node it does not know. Its text is text, never
 * markup. The style sheet is `accord/react/card.css`; its colours are custom properties that begin with `--accord-`.
 */
export function Card({ card, onAction, announce = false, canLoad }: CardProps) {
  const acting = useMakeActing(card.locale, { onAction, canLoad });
  const isUrgent = card.status === "error" || card.status === "pending";
  const { words, state, problem } = acting;
  return (
    <ActingContext value={acting}>
      <section
        className="accord-card"
        lang={card.locale}
        data-status={card.status}
        data-theme={card.theme}
        aria-busy={state === "busy"}
        {...(announce ? { role: isUrgent ? "alert" : "status" } : {})}
      >
        <CardNode node={card.root} />
        {state === "ready" ? null : (
          <p className="accord-note" role="status" data-state={state}>
            {words[state]} {state === "failed" ? problem : null}
          </p>
        )}
      </section>
    </ActingContext>
  );
}

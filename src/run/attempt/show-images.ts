import type { Files } from "../../files/files.ts";
import type { ModelMessage } from "../../model/model.ts";
import type { Ask } from "../stages/stages.ts";
import type { Attempt } from "./state.ts";

/**
 * Asks with the images of the run's own message. They are read for each question and held for its length only: while
 * tools run, or a person waits for the next round, the memory is there for other runs.
 */
export function showImages(files: Pick<Files, "lend">, attempt: Attempt, ask: Ask, turn: ModelMessage): Ask {
  const { run, signal } = attempt;
  if (run.attachments.length === 0) return ask;
  return (question) =>
    files.lend(run.ownerId, run.attachments, {
      signal,
      use: (images) =>
        ask({
          ...question,
          messages: question.messages.map((message) =>
            message === turn && message.role === "user" ? { ...message, images } : message,
          ),
        }),
    });
}

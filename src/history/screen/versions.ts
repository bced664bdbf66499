import type { HistoryVersion } from "../../../generated/contract/types.ts";
import { runNoAt } from "../../base/message-place.ts";
import { methodSpec } from "../../base/method-spec.ts";
import type { BranchReads, ShownMessage, VersionRow } from "../../store/thread/thread.ts";

/** What a message of the user is told of its versions, by its place. */
export type Versions = ReadonlyMap<number, { versions?: HistoryVersion[]; answers?: HistoryVersion[] }>;

const most = 100;

/** Other messages in the same place, and other answers to the same message. */
export async function versionsOf(
  reads: BranchReads,
  thread: { ownerId: string; threadId: string },
  messages: readonly ShownMessage[],
): Promise<Versions> {
  const asked = messages.filter(({ role }) => role === "user");
  const rows = await reads.versions({ ...thread, nos: [...new Set(asked.map(({ seq }) => runNoAt(seq)))] });
  const byPlace = Map.groupBy(rows, ({ parentNo }) => parentNo);
  const byMessage = Map.groupBy(rows, ({ messageSeq }) => messageSeq);
  return new Map(
    asked.map(({ seq }) => {
      const answers = byMessage.get(seq) ?? [];
      const places = byPlace.get(answers[0]?.parentNo ?? -1) ?? [];
      // Of a message that was answered several times, the answer that is shown stands for it, or else the newest.
      const versions = [...Map.groupBy(places, ({ messageSeq }) => messageSeq).values()].flatMap(
        (same) => same.find(({ isShown }) => isShown) ?? same.at(-1) ?? [],
      );
      return [seq, { ...toList("versions", versions), ...toList("answers", answers) }];
    }),
  );
}

function toList<Name extends string>(name: Name, rows: readonly VersionRow[]): { [Key in Name]?: HistoryVersion[] } {
  return (rows.length < 2 ? {} : { [name]: rows.slice(-most).map(toVersion) }) as { [Key in Name]?: HistoryVersion[] };
}

function toVersion({ runId, messageId, isShown, methods }: VersionRow): HistoryVersion {
  const changed = methods.filter((method) => methodSpec(method)?.is_read_only === false).sort();
  return {
    runId,
    messageId: messageId ?? "",
    shown: isShown,
    ...(changed.length === 0 ? {} : { changed }),
  };
}

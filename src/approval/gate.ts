import { fingerprint, fingerprintCall } from "../base/canonical.ts";
import type { Clock } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import { toText } from "../base/local-time.ts";
import type { Locale } from "../base/locale.ts";
import { own } from "../base/own.ts";
import type { ConcernedRow } from "../domain/card.ts";
import type { Released } from "../domain/cause.ts";
import type { Clean } from "../domain/clean.ts";
import type { CheckedCall, GateVerdict } from "../domain/tool-call.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";
import { toReasons } from "./reasons.ts";
import { toSentence } from "./sentence.ts";
import { findSettled } from "./settled.ts";
import {
  makeSubjects,
  type Preview,
  type Read,
  type SubjectContact,
  type SubjectEvent,
  type SubjectThing,
  type ToInviteWays,
} from "./subjects.ts";

export interface GateDeps {
  store: Pick<Store, "approvals" | "effects" | "reading">;
  /** A read method on behalf of the owner, its answer cleaned. */
  read: Read;
  /** What a call would do to an event, without doing it. */
  preview: Preview;
  toInviteWays: ToInviteWays;
  clean: Clean;
  toToolName(method: string, locale: Locale): string;
  /** How much a call touches, in words of ours: scope, rule, events, guests. */
  toReachWords: Ui["toReachWords"];
  clock: Clock;
  rules: GateRules;
}

interface GateRules {
  thresholdLow: number;
  /** How long a call waits. */
  hours: number;
  /** Most calls that may wait for one user. */
  mostPending: number;
}

const hourMs = 3_600_000;

/**
 * Whether a call may run, must wait for a person, or may not run at all. It writes nothing: the question becomes real
 * when the run that asks it ends with it.
 */
export function makeGate({
  store,
  read,
  preview,
  toInviteWays,
  clean,
  toToolName,
  toReachWords,
  clock,
  rules,
}: GateDeps): (call: CheckedCall) => Promise<GateVerdict> {
  const subjects = makeSubjects({ store, read, preview, toInviteWays, clean });
  return async (call) => {
    const { context, input, spec, id } = call;
    if (context.released?.toolCallId === call.toolCallId) return await judgeReleased(call, context.released);
    if (spec.is_read_only && !spec.annotations.destructive && !spec.annotations.sensitive_sink)
      return { decision: "allow" };
    const touched = await subjects.events(call);
    // A card would be blank, and the call would find nothing to do, unless an event came back in between.
    if (changing.has(id) && touched.every(({ isDeleted }) => isDeleted))
      return { decision: "refuse", code: "EVENT_NOT_FOUND", detail: toMissing(touched) };
    const events = touched.flatMap(({ shown }) => (shown === undefined ? [] : [shown]));
    const hasGuests = touched.some((event) => event.hasGuests);
    const contacts = await subjects.contacts(call);
    const contactNames = Object.fromEntries(contacts.map(({ id: contactId, name }) => [contactId, name]));
    const named = contactFields.map((field) => input[field]).filter((value) => typeof value === "string");
    if (named.some((contactId) => own(contactNames, contactId) === undefined))
      return { decision: "refuse", code: "CONTACT_NOT_FOUND", detail: "There is no such contact." };
    const things = await subjects.things(call);
    const [absent] = things.filter(({ row }) => row === undefined);
    if (absent !== undefined)
      return { decision: "refuse", code: absent.missing, detail: `There is none with the id ${absent.id}.` };
    const rows = rowsOf(things);
    const { confidence, isTainted, hasAppData = false, intents, elsewhere = [] } = context;
    const isDoneElsewhere = elsewhere.some(
      ({ method, inputHash, isOfThisTurn }) => method === id && (isOfThisTurn || inputHash === fingerprint(input)),
    );
    const undone = await subjects.undone(call);
    const undoes = undone.filter(({ op }) => op === "add").length;
    const causes = toReasons(
      { spec, input, hasGuests, undoes, confidence, isTainted, hasAppData, intents, isDoneElsewhere },
      rules.thresholdLow,
    );
    if (causes.length === 0) return { decision: "allow" };
    const settled = findSettled(call);
    if (settled !== undefined)
      return { decision: "refuse", code: settled.isDenied ? "APPROVAL_DENIED" : "CALL_ALREADY_DECIDED" };
    // The stored row counts by it, whatever else the reason is. The card quotes the text, and names it as a reason only
    // where it is one by itself.
    const reasons = isTainted ? [...new Set([...causes, "tainted_context" as const])] : causes;
    if (await isFull(context.ownerId, isTainted)) return { decision: "refuse", code: "TOO_MANY_APPROVALS" };
    const summary = toSentence(toToolName(id, context.locale), {
      reach: toReachWords({ method: id, input, events }, context.locale),
      events,
      people: [...Object.values(contactNames), ...rows.flatMap(nameOf)],
    });
    const inviteWays = await subjects.inviteWays(call);
    const expiresAt = toText(clock.now() + rules.hours * hourMs, context.timezone);
    return {
      decision: "ask",
      approval: { id: newId("apr"), state: "pending", reasons, expiresAt, summary },
      callHash: fingerprintCall(id, input),
      versions: { ...versionsOf(touched), ...versionsOf(changedOf(contacts)), ...versionsOf(rows) },
      facts: {
        reasons: causes,
        events,
        ...(rows.length === 0 ? {} : { rows }),
        contactNames,
        contactReach: await subjects.contactReach(call),
        ...(inviteWays.length === 0 ? {} : { inviteWays }),
        ...(undone.length === 0 ? {} : { undone }),
        ...(isTainted && context.quotes.length > 0 ? { quotes: context.quotes } : {}),
      },
    };
  };

  /** Text of other people may cause questions, but never so many that the user's own find no place. */
  async function isFull(ownerId: string, isTainted: boolean): Promise<boolean> {
    const pending = await store.approvals.countPending(ownerId);
    const share = Math.max(1, Math.floor(rules.mostPending / 2));
    return pending.all >= rules.mostPending || (isTainted && pending.tainted >= share);
  }

  /**
   * What a person said yes to is not asked about again, but it must still be that: the same call on the same things.
   */
  async function judgeReleased(call: CheckedCall, released: Released): Promise<GateVerdict> {
    const approved = released.approvalId === null ? {} : { approvalId: released.approvalId };
    const refuse = (detail: string): GateVerdict => ({
      decision: "refuse",
      code: "VERSION_CONFLICT",
      detail,
      ...approved,
    });
    if (fingerprintCall(call.id, call.input) !== released.callHash)
      return refuse("The call is not the one that was shown.");
    // Behind a button there is no card that showed versions: pressing it is the whole decision.
    if (released.approvalId === null) return { decision: "allow" };
    const events = versionsOf(await subjects.events(call));
    const rows = versionsOf(rowsOf(await subjects.things(call)));
    const now = { ...events, ...rows, ...versionsOf(changedOf(await subjects.contacts(call))) };
    // An event that was not there when the card was shown counts as a change, too. Of a contact that was not there
    // nobody was asked: one without a version was asked about when contacts had none.
    const ids = new Set([...Object.keys(events), ...Object.keys(released.versions)]);
    const isChanged = [...ids].some((id) => now[id] !== released.versions[id]);
    // A worker that died after the effect leaves behind what the call itself has changed; the next one only fetches its
    // answer.
    const { ownerId, taskId } = call.context;
    const isOurs = isChanged && (await store.effects.isDone({ ownerId, taskId, toolCallId: call.toolCallId }));
    return isChanged && !isOurs
      ? refuse("What the call is about has changed since it was shown.")
      : { decision: "allow", ...approved };
  }
}

/** Fields that name a contact to do something to. */
const contactFields = ["contact_id", "duplicate_id"];

/** Methods that do something to events that are there. */
const changing = new Set(["calendar.update", "calendar.delete", "calendar.share", "calendar.uninvite"]);

const toMissing = (events: readonly SubjectEvent[]): string =>
  events.length === 0 ? "There is no such event." : `Deleted already: ${events.map(({ id }) => id).join(", ")}.`;

const changedOf = (contacts: readonly SubjectContact[]): SubjectContact[] =>
  contacts.filter(({ isChanged }) => isChanged);

const rowsOf = (things: readonly SubjectThing[]): ConcernedRow[] =>
  things.flatMap(({ id, row }) => (row === undefined ? [] : [{ ...row, id }]));

/** What the line of a question calls a row; the words of other people have no place in it. */
function nameOf({ tainted, title, name }: ConcernedRow): string[] {
  const [text] = [title, name].filter((value) => typeof value === "string" && value !== "");
  return tainted === true || text === undefined ? [] : [text as string];
}

const versionsOf = (things: readonly { id: string; version: number }[]): Record<string, number> =>
  Object.fromEntries(things.map(({ id, version }) => [id, version]));

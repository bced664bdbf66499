import { hearAddContact } from "./add-contact.ts";
import { hearAfter } from "./after.ts";
import { hearAllDay } from "./all-day.ts";
import { hearAsk } from "./ask.ts";
import { hearChangeContact } from "./change-contact.ts";
import { hearChat } from "./chat.ts";
import { hearConflict } from "./conflict.ts";
import { hearCopy } from "./copy.ts";
import { hearCorrect } from "./correct.ts";
import { hearCreate } from "./create.ts";
import { hearDeleteSeveral } from "./delete-several.ts";
import { hearDelete } from "./delete.ts";
import { hearDetail } from "./detail.ts";
import { hearEdit } from "./edit.ts";
import { hearEmptyDays } from "./empty-days.ts";
import { hearEventNote } from "./event-note.ts";
import { hearFirstAndLast } from "./first-and-last.ts";
import { hearForget } from "./forget.ts";
import { hearFree } from "./free.ts";
import { hearFullestDay } from "./fullest-day.ts";
import type { Hear } from "./intent.ts";
import { hearInvite } from "./invite.ts";
import { hearLengthen } from "./lengthen.ts";
import { hearList } from "./list.ts";
import { hearLookup } from "./lookup.ts";
import { hearMove } from "./move.ts";
import { hearRecall } from "./recall.ts";
import { hearReckoning } from "./reckoning.ts";
import { hearRefrain } from "./refrain.ts";
import { hearRemember } from "./remember.ts";
import { hearRepeat } from "./repeat.ts";
import { hearRespondEach } from "./respond-each.ts";
import { hearRespond } from "./respond.ts";
import { hearRestore } from "./restore.ts";
import { hearSetReminder } from "./set-reminder.ts";
import { hearShow } from "./show.ts";
import { hearTimeElsewhere } from "./time-elsewhere.ts";
import { hearTimeUntil } from "./time-until.ts";
import { hearToday } from "./today.ts";
import { hearUninvite } from "./uninvite.ts";
import { hearUnsetReminder } from "./unset-reminder.ts";
import { hearUnsupported } from "./unsupported.ts";

/** Asked in this order: what has clear words of its own first, what is guessed from a time alone last. */
export const kinds: readonly Hear[] = [
  hearChat,
  hearToday,
  hearTimeElsewhere,
  hearReckoning,
  hearUnsetReminder,
  hearRefrain,
  hearTimeUntil,
  hearRecall,
  hearFirstAndLast,
  hearEmptyDays,
  hearFullestDay,
  hearShow,
  hearEventNote,
  hearUnsupported,
  hearChangeContact,
  hearAddContact,
  hearAllDay,
  hearForget,
  hearRemember,
  hearConflict,
  hearDeleteSeveral,
  hearRespondEach,
  hearRespond,
  hearRestore,
  hearUninvite,
  hearInvite,
  hearSetReminder,
  hearEdit,
  hearCopy,
  hearCorrect,
  hearRepeat,
  hearLengthen,
  hearMove,
  hearDelete,
  hearFree,
  hearLookup,
  hearAfter,
  hearDetail,
  hearList,
  hearAsk,
  hearCreate,
];

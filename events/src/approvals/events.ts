import * as z from 'zod';
import { confirmationMark, stored } from '../kernel/index.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';

const requestId = stored.storedId;
const on = stored.storedDay;
const kind = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
/** The places of a sentence; nothing personal. */
const places = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * Somebody asks for what a second person must confirm. It posts nothing and takes no number; it stands in the journal,
 * so that the confirmation and what it confirms are one append.
 */
export const ApprovalRequested = defineJournalEvent(
  'ApprovalRequested',
  z.object({
    requestId,
    kind,
    on,
    /** Whom and what it is about; null where it is nobody's. */
    userId: stored.storedId.nullable(),
    admissionId: stored.storedId.nullable(),
    itemId: stored.storedId.nullable(),
    amount: stored.storedPaisa,
    /** The values of its sentence `approval.kind.<kind>`. */
    places,
    /** Why a second person is needed, where the command may also go without: key and values of a sentence. */
    why: z.object({ key: z.string(), places }).nullable(),
    /** Where its reason stands. */
    noteId: stored.storedId.nullable(),
    /** The command as it was decided, to be decided again. */
    command: z.record(z.string(), z.unknown()),
  }),
  {
    about: { approval: 'requestId', admission: 'admissionId' },
    history: { bn: 'অনুমোদনের আবেদন করা হয়েছে', en: 'Approval asked for', tells: 'money' },
    entry: { called: { bn: 'অনুমোদনের আবেদন', en: 'Approval asked for' } },
  },
);

/** A second person has confirmed it; its entries stand beside it in the same append. */
export const ApprovalGiven = defineJournalEvent(
  'ApprovalGiven',
  z.object({ requestId, kind, on, mark: confirmationMark }),
  { about: { approval: 'requestId' }, entry: { called: { bn: 'অনুমোদন', en: 'Approval' } } },
);

/** A second person has said no; nothing is posted. */
export const ApprovalRefused = defineJournalEvent(
  'ApprovalRefused',
  z.object({ requestId, kind, on, noteId: stored.storedId.nullable() }),
  { about: { approval: 'requestId' }, entry: { called: { bn: 'আবেদন নাকচ', en: 'Request refused' } } },
);

/** A request that waited is asked for no more, or otherwise: nothing is posted, and nobody can confirm it. */
export const ApprovalWithdrawn = defineJournalEvent('ApprovalWithdrawn', z.object({ requestId, kind, on }), {
  about: { approval: 'requestId' },
  entry: { called: { bn: 'আবেদন প্রত্যাহার', en: 'Request withdrawn' } },
});

export const approvalEvents = { ApprovalRequested, ApprovalGiven, ApprovalRefused, ApprovalWithdrawn };

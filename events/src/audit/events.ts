import * as z from 'zod';
import { contentRevision, defineEvent, type Erasable, NOTHING, stored } from '../kernel/index.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const head = z.tuple([z.string(), z.int().min(0), hash]);
const attempt = z.int().min(1);
const addresses: z.ZodType<Erasable<string[]>> = z.array(z.string()).nullable();

/** The auditors' addresses are theirs, not the school's: one key of the vault seals them all. */
const ofAuditors = () => 'auditors';

/**
 * The hash over the heads of all streams of a school at a position of the log (stream `audit-<school>`). Printed and
 * mailed, it stands outside the house: what is changed or cut off behind it afterwards no longer yields it.
 */
export const DailyRootTaken = defineEvent(
  'DailyRootTaken',
  z.object({
    /** 1, 2, 3 … within the school. */
    rootId: stored.storedId,
    /** The business day it closes; a day that goes on afterwards is closed again. */
    day: stored.storedDay,
    /** Every event of the school up to this position of the log is under it. */
    position: z.int().min(0),
    previousRoot: hash,
    root: hash,
    /** Stream, revision and hash of its last event, sorted by stream: of those that every school has. */
    heads: z.array(head),
    /** Of the opened streams, by category: how many, how many events they have together, SHA-256 over their heads. */
    folded: z.array(z.tuple([z.string(), z.int().min(1), z.int().min(1), hash])),
  }),
  {
    about: NOTHING,
    ...// Before streams could be opened there was nothing to be folded.
    { version: 2, upcasts: { 1: (data) => ({ ...data, folded: [] }) } },
  },
);

/** As many heads as one event lists. */
export const MOST_HEADS_NOTED = 200;

/**
 * The heads of opened streams that have moved since the root before, recorded in front of the root that folds them:
 * by these the proof can name the stream that was cut.
 */
export const StreamHeadsNoted = defineEvent(
  'StreamHeadsNoted',
  z.object({ rootId: stored.storedId, heads: z.array(head).min(1).max(MOST_HEADS_NOTED) }),
  { about: NOTHING },
);

/** To whom the daily roots are mailed, all of them, and in which language the certificate is. */
export const AuditorsChanged = defineEvent(
  'AuditorsChanged',
  z.object({ addresses, language: z.enum(['bn', 'en']) }),
  { about: NOTHING, personal: { subject: ofAuditors, fields: ['addresses'] } },
);

/** Somebody asks for a root's mail once more. */
export const DailyRootMailAsked = defineEvent('DailyRootMailAsked', z.object({ rootId: stored.storedId }), {
  about: NOTHING,
});

/** A mail is about to be handed over. Without an outcome behind it nobody knows whether it was. */
export const DailyRootMailClaimed = defineEvent(
  'DailyRootMailClaimed',
  z.object({ rootId: stored.storedId, attempt }),
  { about: NOTHING },
);

/** The mail was handed over; or, without a mail server, put into the folder. */
export const DailyRootMailed = defineEvent(
  'DailyRootMailed',
  z.object({
    rootId: stored.storedId,
    attempt,
    to: z.enum(['server', 'folder']),
    accepted: addresses,
    /** Addresses that the server would not take. */
    turnedAway: addresses,
    /** Addresses that the server put off: they alone are sent it again. */
    putOff: addresses,
  }),
  {
    about: NOTHING,
    personal: { subject: ofAuditors, fields: ['accepted', 'turnedAway', 'putOff'] },
    // Before, who was put off was counted among those turned away, and let be.
    ...{ version: 2, upcasts: { 1: (data) => ({ ...data, putOff: [] }) } },
  },
);

/** Why a mail was not handed over. After `unknown` it may have been. */
export const MAIL_FAULTS = ['server-away', 'turned-away', 'certificate', 'unknown'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

export const DailyRootMailFailed = defineEvent(
  'DailyRootMailFailed',
  z.object({
    rootId: stored.storedId,
    attempt,
    fault: z.enum(MAIL_FAULTS),
    /** It will be tried again by itself. */
    again: z.boolean(),
  }),
  { about: NOTHING },
);

export const auditEvents = {
  DailyRootTaken,
  StreamHeadsNoted,
  AuditorsChanged,
  DailyRootMailAsked,
  DailyRootMailClaimed,
  DailyRootMailed,
  DailyRootMailFailed,
};

/** The version of whom the daily roots are mailed to. */
export const auditorsRevision = (auditors: {
  readonly addresses: readonly string[];
  readonly language: string;
}): number => contentRevision([auditors.language, ...auditors.addresses]);

import * as z from 'zod';
import { answers, defineCommand, defineSecondPerson, fields, power, stored } from '../kernel/index.ts';

/** What was granted: a concession on a charge, or one for months to come. */
const grantedAnswer = () => ({
  concessionId: answers.cell.number().optional(),
  grantId: answers.cell.number().optional(),
});

/** Why a student pays less: a concession, free schooling, a child of the staff, brothers and sisters. */
export const CONCESSION_KINDS = ['concession', 'free', 'staff', 'sibling'] as const;
export type ConcessionKind = (typeof CONCESSION_KINDS)[number];

const path = '/api/accounts/concession_requests';
const month = z.int().min(1).max(12);

/** A concession as it is kept while it waits. Amounts in paisa, percent in hundredths (1250 is 12.5 %). */
const command = z.object({
  admissionId: stored.storedId,
  kind: z.enum(CONCESSION_KINDS),
  /** One open item; else a head (null: every head) and months of it. */
  itemId: stored.storedId.nullable(),
  subLedgerId: stored.storedId.nullable(),
  monthId: month.nullable(),
  from: month.nullable(),
  to: month.nullable(),
  /** By days instead: the months of his class that begin within them. */
  fromDay: stored.storedDay.optional(),
  toDay: stored.storedDay.optional(),
  amount: stored.storedPaisa.nullable(),
  percent: z.int().min(1).max(10_000).nullable(),
  noteId: stored.storedId.nullable(),
});
export type GrantRequest = z.output<typeof command>;

/** ছাড়ের আবেদন: needs a second person above the limit of whoever gives it. */
export const concessionRequests = defineSecondPerson({
  noun: ['ConcessionRequest', 'ConcessionRequests'],
  kind: 'concession',
  path,
  title: 'concessionRequests',
  view: power('concession', 'view'),
  approve: power('concession_approve', 'edit'),
  command,
  answer: () => grantedAnswer(),
  day: 'approval',
});

const body = z.object({
  AdmissionID: fields.id(),
  itemId: fields.idOrNone(),
  SLID: fields.idOrNone(),
  MonthID: fields.monthOrNone(),
  /** A month of the class by its number, or a day. */
  from: fields.optionalMonthOrDay(),
  to: fields.optionalMonthOrDay(),
  kind: fields.word(CONCESSION_KINDS, 'concession' as const),
  amount: fields.optionalAmount(),
  /** With at most two decimals. */
  percent: fields.optionalAmount(),
  reason: fields.textUnlessErased(300),
});

export const requestConcession = defineCommand({
  name: 'RequestConcession',
  path,
  access: power('concession', 'insert'),
  body,
  unlessErased: ['reason'],
  toCommand: (form) => ({
    admissionId: form.AdmissionID,
    kind: form.kind,
    itemId: form.itemId ?? null,
    subLedgerId: form.SLID ?? null,
    monthId: form.MonthID ?? null,
    from: typeof form.from === 'number' ? form.from : null,
    to: typeof form.to === 'number' ? form.to : null,
    ...(typeof form.from === 'string' && { fromDay: form.from }),
    ...(typeof form.to === 'string' && { toDay: form.to }),
    amount: form.amount ?? null,
    /** Free is all of it, where nothing else is said. */
    percent: form.percent ?? (form.kind === 'free' && form.amount === undefined ? 10_000 : null),
    reason: form.reason,
  }),
  answer: () => answers.record(grantedAnswer()),
  message: 'concession.granted',
  waiting: 'approval.waiting',
  status: 201,
  example: { AdmissionID: 1, itemId: 1, kind: 'concession', amount: 100, reason: 'এতিম' },
});

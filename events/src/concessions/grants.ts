import * as z from 'zod';
import {
  answers,
  type Bilingual,
  defineCommand,
  defineSecondPerson,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';
import { MONTH_NAMES } from '../settings/constants.ts';

/** What was granted: a concession on a charge, or one for months to come. */
const grantedAnswer = () => ({
  concessionId: answers.cell.number().optional(),
  grantId: answers.cell.number().optional(),
});

/** Why a student pays less: a concession, free schooling, a child of the staff, brothers and sisters. */
export const CONCESSION_KINDS = ['concession', 'free', 'staff', 'sibling'] as const;
export type ConcessionKind = (typeof CONCESSION_KINDS)[number];
export const CONCESSION_KIND_NAMES: Readonly<Record<ConcessionKind, Bilingual>> = {
  concession: { bn: 'ছাড়', en: 'Concession' },
  free: { bn: 'ফ্রি', en: 'Free' },
  staff: { bn: 'স্টাফের সন্তান', en: 'Child of staff' },
  sibling: { bn: 'ভাই-বোন', en: 'Siblings' },
};

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

const { reading } = field;
const months = MONTH_NAMES.map(({ id, ...name }) => ({ value: id, name }));
const fieldsOfRequest = [
  field.student('AdmissionID', word('student')),
  reading(
    field.choice(
      'kind',
      { bn: 'কেন ছাড়', en: 'Why' },
      CONCESSION_KINDS.map((value) => ({ value, name: CONCESSION_KIND_NAMES[value] })),
      { begins: 'concession' },
    ),
    () => fields.word(CONCESSION_KINDS, 'concession' as const),
  ),
  reading(
    field.given(
      'itemId',
      { bn: 'ধার্য করা ফি', en: 'Charged fee' },
      {
        hint: {
          bn: 'এখন যা বকেয়া আছে তার একটি; সামনের মাসের জন্য খালি রাখুন',
          en: 'One of what is due now; leave it empty for months to come',
        },
      },
    ),
    () => fields.idOrNone(),
  ),
  reading(
    field.given('SLID', word('head'), {
      hint: { bn: 'খালি রাখলে সব খাত', en: 'Every head when left empty' },
    }),
    () => fields.idOrNone(),
  ),
  /** A month of the class by its number, or a day. */
  reading(
    field.choice('from', { bn: 'যে মাস থেকে', en: 'From the month' }, months, {
      hint: {
        bn: 'খালি রাখলে সারা বছর; অথবা নিচে তারিখ দিন',
        en: 'The whole year when left empty; or choose days below',
      },
    }),
    () => fields.optionalMonthOrDay(),
  ),
  reading(field.choice('to', { bn: 'যে মাস পর্যন্ত', en: 'To month' }, months), () =>
    fields.optionalMonthOrDay(),
  ),
  reading(
    field.day(
      'fromDay',
      { bn: 'অথবা যে তারিখ থেকে', en: 'Or from the day' },
      {
        hint: {
          bn: 'তাঁর জামাতের যেসব মাস এই তারিখগুলোর মধ্যে শুরু হয়',
          en: 'Of the months of his class that begin within these days',
        },
      },
    ),
    () => fields.optionalDay(),
  ),
  reading(field.day('toDay', { bn: 'যে তারিখ পর্যন্ত', en: 'To the day' }), () => fields.optionalDay()),
  reading(field.money('amount', word('amount')), () => fields.optionalAmount()),
  /** With at most two decimals. */
  reading(
    field.number('percent', { bn: 'শতকরা', en: 'Per cent' }, 0, 100, {
      parts: true,
      hint: {
        bn: 'টাকা অথবা শতকরা, যে কোনো একটি; শতকরা হিসাব পূর্ণ টাকায় হয়',
        en: 'Taka or per cent, one of the two; per cent is rounded to the whole taka',
      },
    }),
    () => fields.optionalAmount(),
  ),
  field.reason(),
] as const;

/** Months of the class, or the days that were given instead. */
const stretchOf = (from: number | string | undefined, to: number | string | undefined) => ({
  from: typeof from === 'number' ? from : null,
  to: typeof to === 'number' ? to : null,
  ...(typeof from === 'string' && { fromDay: from }),
  ...(typeof to === 'string' && { toDay: to }),
});

export const requestConcession = defineCommand({
  name: 'RequestConcession',
  path,
  access: power('concession', 'insert'),
  body: z.object({ MonthID: fields.monthOrNone() }),
  fields: fieldsOfRequest,
  unlessErased: ['reason'],
  toCommand: (form) => ({
    admissionId: form.AdmissionID,
    kind: form.kind,
    itemId: form.itemId ?? null,
    subLedgerId: form.SLID ?? null,
    monthId: form.MonthID ?? null,
    ...stretchOf(form.from ?? form.fromDay, form.to ?? form.toDay),
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

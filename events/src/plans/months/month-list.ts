import * as z from 'zod';
import {
  answers,
  column,
  contentRevision,
  defineCommand,
  defineList,
  defineQuery,
  fieldNotes,
  fields,
  Problem,
  power,
  toLatinDigits,
} from '../../kernel/index.ts';
import { CALENDARS, MONTHS_OF, PROPOSED_CALENDARS, type ProposedCalendar } from './month-names.ts';

const { answered, cell, record } = answers;
const NAME_AT_MOST = 40;
const MONTHS = [
  ...(['Month1', 'Month2', 'Month3', 'Month4', 'Month5', 'Month6'] as const),
  ...(['Month7', 'Month8', 'Month9', 'Month10', 'Month11', 'Month12'] as const),
] as const;

/** What is typed for a month: a name, or its number in the year of a calendar; digits of any script. */
export function monthTyped(typed: string, calendar: ProposedCalendar): string {
  const digits = toLatinDigits(typed);
  return /^\d{1,2}$/.test(digits) ? (MONTHS_OF[calendar].bn[Number(digits) - 1] ?? typed) : typed;
}

const typedMonth = (n: number) => {
  const text = fields.requiredText(NAME_AT_MOST, 'plans.month-n-required');
  return fields.field(
    (raw) => {
      const read = text.safeParse(typeof raw === 'number' ? String(raw) : raw);
      if (!read.success) {
        const { message, params } = read.error.issues[0] as { message: string; params?: Problem['params'] };
        return new Problem(message, { ...params, n });
      }
      const digits = toLatinDigits(read.data);
      const isMonth = !/^\d+$/.test(digits) || (Number(digits) >= 1 && Number(digits) <= MONTHS.length);
      return isMonth ? read.data : new Problem('request.max', { max: MONTHS.length });
    },
    fieldNotes.required({ type: ['string', 'integer'], minLength: 1, maxLength: NAME_AT_MOST }),
  );
};

const each = <T>(of: (n: number) => T) =>
  Object.fromEntries(MONTHS.map((name, at) => [name, of(at + 1)])) as Record<(typeof MONTHS)[number], T>;

const body = {
  SessionID: fields.id(),
  ClassID: fields.id(),
  ...each(typedMonth),
  /** By which a typed number becomes a name, and by which a new row's months begin. */
  calendar: fields.word(PROPOSED_CALENDARS, undefined),
};

type Body = Readonly<Record<(typeof MONTHS)[number], string>> & {
  readonly SessionID: number;
  readonly ClassID: number;
  readonly calendar: ProposedCalendar | undefined;
};

/** The version of the months of a class that a change names as seen. */
export const monthNamesRevision = (months: readonly { readonly name: string }[]): number =>
  contentRevision(months.map(({ name }) => name));

const namesOf = (given: Body) => ({
  ...{ sessionId: given.SessionID, classId: given.ClassID, calendar: given.calendar },
  names: MONTHS.map((name) => given[name]),
});

const example = {
  ...{ SessionID: 1, ClassID: 1, calendar: 'hijri' },
  ...each((n) => String(((n + 8) % 12) + 1)),
};

/** মাসের নাম: what a class calls its twelve months; one row for each session and class. */
export const insertMonthNames = defineCommand({
  name: 'InsertMonthNames',
  path: '/api/academic/insert_month',
  access: power('month_name', 'insert'),
  body: z.object(body),
  toCommand: (given) => namesOf(given),
  message: 'plans.month-names-saved',
  failed: { bn: 'মাসের নাম সংরক্ষণ করা যায়নি', en: 'Failed to save month names' },
  example,
  status: 201,
});

export const changeMonthNames = defineCommand({
  name: 'ChangeMonthNames',
  method: 'PUT',
  versioned: true,
  path: '/api/academic/update_month/:id',
  access: power('month_name', 'edit'),
  params: { id: fields.id() },
  body: z.object(body),
  toCommand: (given, { id }) => ({ calendarId: id, ...namesOf(given) }),
  message: 'plans.month-names-saved',
  failed: { bn: 'মাসের নাম সংরক্ষণ করা যায়নি', en: 'Failed to save month names' },
  example,
});

const access = power('month_name', 'view');
const id = z.int();

/** The classes that have months of their own, the newest session first. */
export const monthNamesList = defineList({
  name: 'MonthNames',
  path: '/api/academic/month_list',
  access,
  title: 'monthNames',
  needs: ['classes'],
  failed: { bn: 'মাসের নামের তালিকা লোড করা যায়নি', en: 'Failed to load month list data' },
  query: { SessionID: fields.optionalId(), ClassID: fields.optionalId() },
  columns: {
    SessionName: column.text('session', { phone: 'beside', whole: true }),
    ClassName: column.text('class', { phone: 'title', strong: true, whole: true }),
    months: column.names('monthsInOrder', { phone: 'line', share: 4, sort: false }),
  },
  carries: {
    ...{ ID: id, SessionID: id, ClassID: id, calendar: z.string() },
    ...each(() => z.string()),
    /** What a change names as seen. */
    revision: id,
  },
  rows: { page: 10, most: 1000 },
  files: true,
});

/** What one class calls its months in a session; where it has none of its own, as they are called everywhere. */
export const monthNamesOfClass = defineQuery({
  name: 'MonthNamesOfClass',
  path: '/api/academic/month_list/:session/:class',
  access,
  query: { session: fields.id(), class: fields.id() },
  answer: () =>
    answered(
      record({
        /** Null where it has none of its own; then there is nothing to change either. */
        ...{ ID: id.nullable(), revision: id.optional(), SessionID: id, ClassID: id },
        ...{ SessionName: cell.text(), ClassName: cell.text(), calendar: cell.oneOf(CALENDARS) },
        ...{ months: cell.names(), ...each(() => z.string()) },
      }),
    ),
});

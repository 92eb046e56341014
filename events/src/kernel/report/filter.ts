import type * as z from 'zod';
import { type Day, isDay } from '../calendar/dates.ts';
import { field, optionalId, optionalInteger } from '../endpoint/fields.ts';
import { optional, takes } from '../endpoint/notes.ts';
import { Problem } from '../endpoint/problem.ts';
import { orEmpty, readInteger } from '../endpoint/reading.ts';
import type { AdmissionId, ClassId, ExamId, LoginId, SectionId, SessionId } from '../event/named-ids.ts';
import { LONGEST_CODE, plainCode } from '../identity/code.ts';
import { toLatinDigits } from '../money/digits.ts';
import type { Named, Said } from './said.ts';

/** Lists that a school keeps itself. */
type ListKind = 'session' | 'class' | 'section' | 'place' | 'exam';

/** How the form of a report asks for it. */
export type FilterControl =
  | { readonly kind: 'choice'; readonly choices: readonly Chosen[] }
  | {
      /** `place`: a section, told with its class. */
      readonly kind: ListKind | 'month' | 'code' | 'day' | 'student' | 'login';
    }
  /** A part of the country, chosen within the one above it. */
  | {
      readonly kind: 'region';
      readonly level: RegionLevel;
    };

export type RegionLevel = 'division' | 'district' | 'thana';

/** The first digit of a thana is its division, the first three are its district. */
const REGION_IDS: Readonly<Record<RegionLevel, readonly [number, number]>> = {
  division: [1, 9],
  district: [101, 999],
  thana: [101_000, 999_999],
};

/** One of a fixed list; a word may stand for its id on the wire. */
export type Chosen = Named & { readonly word?: string };

/** Something a report may be asked for: its word, its box and how it stands on the wire. Absent means all. */
export interface ReportFilter<V = unknown> {
  readonly said: Said;
  readonly control: FilterControl;
  readonly field: z.ZodType<V>;
  /** How the paper is written, nothing about what stands on it. */
  readonly writing?: true;
  /** What says all of it, for a report that wants it said. */
  readonly all?: string | undefined;
}

const HIGHEST_CODE = 10 ** LONGEST_CODE - 1;
const readCode = orEmpty(readInteger(0, HIGHEST_CODE), undefined);
const codeAsNumber = field(
  (raw) => readCode(typeof raw === 'string' ? plainCode(raw) : raw),
  optional(takes.integer(0, HIGHEST_CODE)),
);

/** `YYYY-MM`, digits of any script. */
const month = field(
  (raw): string | undefined | Problem => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    const text = typeof raw === 'string' ? toLatinDigits(raw).trim() : '';
    return /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : new Problem('request.choice');
  },
  optional({ type: 'string', pattern: '^\\s*\\p{Nd}{4}-\\p{Nd}{2}\\s*$', examples: ['2026-04'] }),
);

/** `YYYY-MM-DD` or, as the specification writes it, `d-m-Y`; digits of any script. */
const day = field(
  (raw): Day | undefined | Problem => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    const text = typeof raw === 'string' ? toLatinDigits(raw).trim() : '';
    const turned = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
    const iso = turned
      ? `${turned[3]}-${String(turned[2]).padStart(2, '0')}-${String(turned[1]).padStart(2, '0')}`
      : text;
    return isDay(iso) ? iso : new Problem('request.day');
  },
  optional({
    type: 'string',
    pattern: '^\\s*\\p{Nd}{1,4}-\\p{Nd}{1,2}-\\p{Nd}{1,4}\\s*$',
    examples: ['2026-04-20'],
  }),
);

/** One of a fixed list; null for what means all of it (`0`, `3` for both, `both`), which is said then, and narrows nothing. */
const chosen = (choices: readonly Chosen[], all: readonly (number | string)[]) =>
  field(
    (raw): number | null | undefined | Problem => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const text = toLatinDigits(String(raw)).trim();
      if (all.some((one) => String(one) === text)) return null;
      const found = choices.find(
        ({ id, word }) => String(id) === text || (word !== undefined && word === text),
      );
      return found?.id ?? new Problem('request.choice');
    },
    optional({
      enum: [...choices.flatMap(({ id, word }) => (word ? [id, word] : [id])), ...all].flatMap((one) => [
        one,
        String(one),
      ]),
    }),
  );

const listed =
  <I extends number>(kind: ListKind) =>
  (said: Said) =>
    ({ said, control: { kind }, field: optionalId<I>() }) as const;

const choice = (said: Said, choices: readonly Chosen[], all: readonly (number | string)[] = []) => ({
  ...{ said, control: { kind: 'choice', choices } as const, field: chosen(choices, all) },
  all: all.length === 0 ? undefined : String(all[0]),
});

const WRITING = { writing: true } as const;
const LANGUAGES_SAID: readonly Chosen[] = [
  { id: 1, bn: 'বাংলা', en: 'Bengali' },
  { id: 2, bn: 'ইংরেজি', en: 'English' },
  { id: 3, bn: 'আরবি', en: 'Arabic' },
];
/** `paper_id` of a sheet that lies. */
export const LYING = 2;
const SHEETS_SAID: readonly Chosen[] = [
  { id: 1, bn: 'প্রয়োজনমতো', en: 'As it fits' },
  { id: LYING, bn: 'আড়াআড়ি', en: 'Landscape' },
];

/** `color_id` of cards in colour. */
export const COLOURED = 2;
const COLOURS_SAID: readonly Chosen[] = [
  { id: 1, bn: 'সাদা-কালো', en: 'Black and white' },
  { id: COLOURED, bn: 'রঙিন', en: 'Coloured' },
];

/** The vocabulary of what reports ask. */
export const filter = {
  session: listed<SessionId>('session'),
  class: listed<ClassId>('class'),
  section: listed<SectionId>('section'),
  /** A section of any class, told with its class. */
  place: listed<SectionId>('place'),
  exam: listed<ExamId>('exam'),
  /** What the paper is written in: that of the page where nothing is chosen. */
  language: () => ({
    ...choice({ bn: 'কাগজের ভাষা', en: 'Language of the paper' }, LANGUAGES_SAID),
    ...WRITING,
  }),
  /** As it fits, or lying. */
  sheet: () => ({ ...choice({ bn: 'কাগজ', en: 'Paper' }, SHEETS_SAID), ...WRITING }),
  /** Of cards. */
  colour: () => ({ ...choice({ bn: 'রং', en: 'Colour' }, COLOURS_SAID), ...WRITING }),
  /** @param all the ids that mean all of them, as the specification has them */
  choice,
  /** A part of the country. */
  region: (said: Said, level: RegionLevel) => ({
    said,
    control: { kind: 'region', level } as const,
    field: optionalInteger(...REGION_IDS[level]),
  }),
  month: (said: Said) => ({ said, control: { kind: 'month' } as const, field: month }),
  /** A business day, today at the latest. */
  day: (said: Said) => ({ said, control: { kind: 'day' } as const, field: day }),
  /** An admission, of a student who is looked for. */
  student: (said: Said) => ({
    said,
    control: { kind: 'student' } as const,
    field: optionalId<AdmissionId>(),
  }),
  /** A login that took money. */
  login: (said: Said) => ({ said, control: { kind: 'login' } as const, field: optionalId<LoginId>() }),
  /** A code as a number: from it, or up to it. */
  code: (said: Said) => ({
    ...{ said, control: { kind: 'code' } as const, field: codeAsNumber },
  }),
};

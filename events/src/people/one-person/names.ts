import * as z from 'zod';
import { Problem } from '../../kernel/endpoint/problem.ts';
import { defineCommand, defineEvent, fieldNotes, fields, power, stored } from '../../kernel/index.ts';

const script = z.object({
  name: z.string(),
  father: z.string(),
  mother: z.string(),
  /** The village or town, in short. */
  address: z.string(),
});
type Script = 'english' | 'arabic';
type Part = keyof z.output<typeof script>;

/** What a person is called in the two other scripts; '' where nobody has written it. */
export type OtherNames = Readonly<Record<Script, Readonly<Record<Part, string>>>>;
const blank = { name: '', father: '', mother: '', address: '' };
export const NO_OTHER_NAMES: OtherNames = { english: blank, arabic: blank };

const writtenNames = z.object({ english: script.partial(), arabic: script.partial() });
export type WrittenNames = z.output<typeof writtenNames>;

/** Names of one person in English or Arabic letters were written, changed or emptied; what is not there stays. */
export const OtherNamesWritten = defineEvent(
  'OtherNamesWritten',
  z.object({
    userId: stored.storedId,
    /** null once the person is erased. */ names: writtenNames.nullable(),
  }),
  {
    about: { user: 'userId' },
    personal: { subject: (data: { userId: number }) => `person:${data.userId}`, fields: ['names' as const] },
    history: { bn: 'ইংরেজি ও আরবি নাম', en: 'English and Arabic names' },
  },
);

const merged = (known: OtherNames[Script], written: WrittenNames[Script]) => ({
  name: written.name ?? known.name,
  father: written.father ?? known.father,
  mother: written.mother ?? known.mother,
  address: written.address ?? known.address,
});

/** What is known, with what was written since. */
export const withNames = (known: OtherNames, written: WrittenNames): OtherNames => ({
  english: merged(known.english, written.english),
  arabic: merged(known.arabic, written.arabic),
});

const LETTERS = {
  english: {
    taken: /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
    key: 'people.english-only',
  },
  arabic: {
    taken: /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u,
    key: 'people.arabic-only',
  },
} as const;
const LONGEST = 120;

/** Absent: as it was. Empty or null: nothing any more. */
function nameIn(of: Script, text: z.ZodType<string> = fields.optionalName(LONGEST)) {
  return fields.field(
    (raw) => {
      if (raw === undefined) return undefined;
      const read = text.safeParse(raw);
      if (!read.success) return problemOf(read.error.issues[0]);
      return LETTERS[of].taken.test(read.data) ? read.data : new Problem(LETTERS[of].key);
    },
    fieldNotes.optional(fieldNotes.takes.text(LONGEST)),
  );
}
const problemOf = (issue: z.core.$ZodIssue | undefined): Problem =>
  new Problem(issue?.message ?? 'request.text', issue?.code === 'custom' ? issue.params : {});

/** The wire's names of the eight, and where each stands. */
export const NAME_FIELDS = {
  EnglishName: ['english', 'name'],
  EnglishFather: ['english', 'father'],
  EnglishMother: ['english', 'mother'],
  EnglishShortAdd: ['english', 'address'],
  ArabicName: ['arabic', 'name'],
  ArabicFather: ['arabic', 'father'],
  ArabicMother: ['arabic', 'mother'],
  ArabicShortAdd: ['arabic', 'address'],
} as const;
export type NameField = keyof typeof NAME_FIELDS;
const FIELDS = Object.keys(NAME_FIELDS) as NameField[];

/** The eight under their names on the wire. */
export const namesOnWire = (names: OtherNames) =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const [of, part] = NAME_FIELDS[field];
      return [field, names[of][part]];
    }),
  ) as Record<NameField, string>;

/** What rows of students answer beside their Bengali names. */
export const namesAnswer = Object.fromEntries(FIELDS.map((field) => [field, z.string()])) as Record<
  NameField,
  z.ZodString
>;

const english = () => nameIn('english');
const arabic = () => nameIn('arabic');
const oneStudent = z.object({
  UserID: fields.id(),
  ...{
    EnglishName: english(),
    EnglishFather: english(),
    EnglishMother: english(),
    EnglishShortAdd: nameIn('english', fields.optionalText(LONGEST)),
  },
  ...{
    ArabicName: arabic(),
    ArabicFather: arabic(),
    ArabicMother: arabic(),
    ArabicShortAdd: nameIn('arabic', fields.optionalText(LONGEST)),
  },
});
type OneStudent = z.output<typeof oneStudent>;
const wholeClass = z.object({ students: z.array(oneStudent).min(1).max(500) });

function toNames(sent: OneStudent): { userId: number; names: WrittenNames } {
  const names: WrittenNames = { english: {}, arabic: {} };
  for (const field of FIELDS) {
    const [of, part] = NAME_FIELDS[field];
    const text = sent[field];
    if (text !== undefined) names[of][part] = text;
  }
  return { userId: sent.UserID, names };
}

const ofClass = (raw: unknown) => Array.isArray((raw as { students?: unknown } | null | undefined)?.students);

/** One student as the specification sends him, or `students`, all of a class. */
const body = z.unknown().transform((raw, context): z.output<typeof wholeClass> => {
  const read = ofClass(raw) ? wholeClass.safeParse(raw) : oneStudent.safeParse(raw ?? {});
  if (read.success) return 'students' in read.data ? read.data : { students: [read.data] };
  for (const issue of read.error.issues) context.issues.push({ ...issue, input: raw } as never);
  return z.NEVER;
});
fieldNotes.note(body, { required: true, anyOf: [oneStudent, wholeClass] });

export const writeOtherNames = defineCommand({
  name: 'WriteOtherNames',
  path: '/api/students/student_translate',
  access: power('english_name_entry', 'insert'),
  body,
  toCommand: (sent) => ({ students: sent.students.map(toNames) }),
  message: 'people.names-saved',
  failed: { bn: 'জমা দেওয়া যায়নি!', en: 'Submission failed!' },
  example: { UserID: 1, EnglishName: 'Abdullah', ArabicName: 'عبد الله' },
});

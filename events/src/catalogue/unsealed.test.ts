import test from 'ava';
import type * as z from 'zod';
import { stored } from '../kernel/index.ts';
import { eventCatalogue } from './events.ts';

// Every member of an event that may hold any text and is not sealed. It is something of the house, or it is named here
// with why nobody is told by it: what is said of a person is sealed with his key, or stands in a note.
const OF_THE_HOUSE: Readonly<Record<string, string>> = {
  'name, nameEn, nameAr, title, english, short, particulars, words, results, division, divisions, arabic, average':
    'what things of the house are called: funds, heads, classes, exams, divisions, holidays',
  'absent, incomplete, mostMeari, meari, ordinary, cap, resultSites': 'what is said of results',
  'address, addressEn, addressAr, contactNumber, contactNumberAr, smsMobile, email, code, admissionType':
    'of the institution, as it stands on its papers; the code under which an application is asked for opens nothing alone',
  'village, villageAr, postOffice, postOfficeAr, policeStation, policeStationAr, district, districtAr':
    'where the institution is',
  'affiliation, affiliationAr, used, unused, spoiled, missing, rule, operation, caller, network, jti':
    'numbers of leaves, marks of rules, and hashes',
  'key, places, about, columns, headings, heads, folded, lines':
    'texts of the product with numbers and codes in them, names of files and columns, marks of entries',
  'fileId, attachments, mediaType, sha256, schoolId, series, expiresAt': 'marks and moments',
  'author, subject, shelf, oldNo': 'of the books of a library: who wrote one, and where it stands',
  centerNo: 'the number that a board has given a centre',
  'bookNo, transactionNo, chequeNo': 'numbers of papers and transactions of money',
};
/** Of one event, or of several that are alike. */
const ONE_BY_ONE: Readonly<Record<string, string>> = {
  userCode: 'the code by which the house knows somebody; it stays, as his figures do',
  command: 'a command as it was decided: its words stand in the note of its request',
};
/** Written '' since what they said stands in a note: only old events say something here. */
const EMPTY_NOW = ['payee', 'reason', 'remark', 'particulars'];

const KNOWN = new Set([
  ...Object.keys(OF_THE_HOUSE).flatMap((names) => names.split(', ')),
  ...Object.keys(ONE_BY_ONE),
  ...EMPTY_NOW,
]);

type Def = {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
} & Readonly<Record<'element' | 'valueType' | 'out' | 'innerType', z.ZodType | undefined>>;
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** Whether a schema takes any text: a pattern, a format or a day says what it is. */
function isFree(schema: z.ZodType): boolean {
  const { type, format, checks = [] } = defOf(schema);
  if (type === 'unknown' || type === 'any') return true;
  if (type !== 'string' || format || schema === stored.storedDay) return false;
  return !checks.some(({ _zod }) => _zod.def.check === 'string_format');
}

/** The members that take any text, by the names that lead to them. */
function freeIn(schema: z.ZodType, path: readonly string[]): (readonly string[])[] {
  if (isFree(schema)) return [path];
  const { shape = {}, items = [], options = [], element, valueType, out, innerType } = defOf(schema);
  const named = Object.entries(shape).flatMap(([name, inner]) => freeIn(inner, [...path, name]));
  const others = [...items, ...options, element, valueType, out, innerType].filter(
    (inner) => inner !== undefined,
  );
  return [...named, ...others.flatMap((inner) => freeIn(inner, path))];
}

const free = [...eventCatalogue.values()].flatMap(({ type, schema, personal }) =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([name, member]) =>
    personal?.fields.includes(name as never) ? [] : freeIn(member, [name]).map((path) => ({ type, path })),
  ),
);
/** The parts of a name in three scripts are known by what they are the name of. */
const isScript = (name: string) => ['bn', 'en', 'ar'].includes(name);

test('whatever may hold any text is sealed, or known for what it is', (t) => {
  t.true(free.length > 200);
  const unknown = free.filter(({ path }) => !path.some((name) => !isScript(name) && KNOWN.has(name)));
  t.deepEqual(
    unknown.map(({ type, path }) => `${type}.${path.join('.')}`),
    [],
  );
});

// Where an event is of a person a name may be his: each was looked at by itself. Names of heads, exams, sessions and
// classes, marks of files, numbers of papers and of transactions, and the code.
const OF_PEOPLE = `
  ApprovalRequested.command ApprovalRequested.places
  CertificateChanged.words.class CertificateChanged.words.exam CertificateChanged.words.session
  CertificateGiven.words.class CertificateGiven.words.exam CertificateGiven.words.session
  ChargesRepriced.operation CollectionReversed.owed.name DonationReceived.bookNo DonationReceived.series
  DonationReceived.transactionNo FeeRefunded.series FeesCharged.heads.name
  FeesCollected.beforehand.name FeesCollected.bookNo FeesCollected.months.name FeesCollected.rows.name
  FeesCollected.series FeesCollected.transactionNo
  FileStored.fileId FileStored.mediaType FileStored.sha256 FileStored.thumbnail.sha256 FileWithdrawn.fileId
  OpeningBalancesPosted.heads.name PersonChanged.userCode PersonRegistered.userCode
  StaffAdvanceSettled.bills.attachments StudentAdmitted.plan.name
  TamlikGiven.lines.name TamlikGiven.series WrittenOffRecovered.series
`
  .trim()
  .split(/\s+/);

test('what an event of a person holds besides is no word about him', (t) => {
  const isOfPerson = (type: string) => {
    const { about = {}, schema } = eventCatalogue.get(type) ?? {};
    const members = schema ? Object.keys(defOf(schema).shape ?? {}) : [];
    return 'user' in about || 'admission' in about || members.includes('userId');
  };
  const theirs = free
    .filter(
      ({ type, path }) => isOfPerson(type) && !EMPTY_NOW.includes(path.at(-1) ?? '') && path[0] !== 'why',
    )
    .map(({ type, path }) => [type, ...path.filter((name) => !isScript(name))].join('.'));
  t.deepEqual([...new Set(theirs)].sort(), [...OF_PEOPLE].sort());
});

test('nothing is known that is nowhere', (t) => {
  const names = new Set(free.flatMap(({ path }) => path));
  t.deepEqual(
    [...KNOWN].filter((name) => !names.has(name)),
    [],
  );
});

test('the number of a card is sealed, as the rest that tells a person', (t) => {
  for (const type of ['CardAssigned', 'CardBlocked'])
    t.deepEqual(eventCatalogue.get(type)?.personal?.fields, ['cardNo'], type);
});

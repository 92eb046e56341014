import test from 'ava';
import * as z from 'zod';
import * as fields from './fields.ts';

/** What a reader makes of a raw value: its value, or the key of its problem with an exclamation mark. */
const read = (schema: z.ZodType, raw: unknown) => {
  const result = schema.safeParse(raw);
  return result.success ? result.data : `!${result.error.issues[0]?.message}`;
};

const lone = 'ক\uD800খ';
type Case = [name: string, schema: z.ZodType, raw: unknown, expected: unknown];

const TEXT: Case[] = [
  ['trims', fields.requiredText(), '  রহিম ', 'রহিম'],
  ['composes to NFC', fields.requiredText(), 'য\u09BC', 'য\u09BC'.normalize('NFC')],
  ['keeps joiners', fields.requiredText(), 'র\u200D্য', 'র\u200D্য'],
  ['drops bidi overrides', fields.requiredText(), 'a\u202Eb\u2066c\uFEFF', 'abc'],
  [
    'needs more than bidi overrides',
    fields.requiredText(9, 'people.name-required'),
    '\u202E ',
    '!people.name-required',
  ],
  [
    'names the form’s own sentence',
    fields.requiredText(9, 'people.name-required'),
    '  ',
    '!people.name-required',
  ],
  ['takes no number', fields.requiredText(), 5, '!request.text'],
  ['takes no list', fields.requiredText(), ['a'], '!request.text'],
  ['takes no control character', fields.requiredText(), 'a\u0000b', '!request.control-characters'],
  ['takes no C1 control', fields.requiredText(), 'a\u0085b', '!request.control-characters'],
  ['takes no line break', fields.requiredText(), 'a\nb', '!request.control-characters'],
  ['takes no line separator', fields.requiredText(), 'a\u2028b', '!request.control-characters'],
  ['takes no lone surrogate', fields.requiredText(), lone, '!request.control-characters'],
  ['has a limit', fields.requiredText(3), 'abcd', '!request.too-long'],
  ['fits its limit', fields.requiredText(3), ' abc ', 'abc'],
  ['may be absent', fields.optionalText(), null, ''],
  ['may be bidi overrides only', fields.optionalText(), '\u202A', ''],
  ['is checked when there', fields.optionalText(), lone, '!request.control-characters'],
  ['lines keep breaks and tabs', fields.optionalLines(), 'a\r\n\tb', 'a\n\tb'],
  ['lines take no lone return', fields.optionalLines(), 'a\rb', '!request.control-characters'],
];
const NUMBERS: Case[] = [
  ['Bengali digits', fields.integer(0, 99), '৪২', 42],
  ['Arabic digits', fields.integer(0, 99), ' ٤٢ ', 42],
  ['a number', fields.integer(0, 99), 42, 42],
  ['minus', fields.integer(-5, 5), '-৩', -3],
  ['minus zero', fields.integer(-5, 5), '-0', 0],
  ['missing', fields.integer(0, 9), '', '!request.required'],
  ['a fraction', fields.integer(0, 9), 1.5, '!request.number'],
  ['words', fields.integer(0, 9), 'five', '!request.number'],
  ['NaN', fields.integer(0, 9), Number.NaN, '!request.number'],
  ['an exponent', fields.integer(0, 9), 1e21, '!request.number'],
  ['true', fields.integer(0, 9), true, '!request.number'],
  ['too small', fields.integer(1, 9), 0, '!request.min'],
  ['too large', fields.integer(1, 9), 10, '!request.max'],
  ['beyond exact', fields.id(), '9007199254740993', '!request.max'],
  ['a month', fields.monthNumber(), '২০২৬০৪', '2026-04'],
  ['a thirteenth month', fields.monthNumber(), 202_613, '!request.choice'],
  ['an id of 0', fields.id(), 0, '!request.min'],
  ['absent id', fields.optionalId(), undefined, undefined],
  ['none told as 0', fields.idOrNone(), 0, undefined],
  ['none told as ০', fields.idOrNone(), '০', undefined],
  ['an id or none', fields.idOrNone(), '৭', 7],
  ['no month told as 0', fields.monthOrNone(), 0, undefined],
  ['a month or none', fields.monthOrNone(), 12, 12],
  ['a thirteenth month or none', fields.monthOrNone(), 13, '!request.max'],
  ['wrong optional id', fields.optionalId(), 'x', '!request.number'],
];
const MONEY: Case[] = [
  ['taka', fields.amount(), '1,250.50', 125_050],
  ['Bengali taka', fields.amount(), '১২৫০.৫', 125_050],
  ['a number', fields.amount(), 0.29, 29],
  ['nothing', fields.amount(), 0, 0],
  ['minus nothing', fields.amount(), '-0', 0],
  ['missing', fields.amount(), ' ', '!request.required'],
  ['three decimals', fields.amount(), '1.005', '!request.money'],
  ['a binary fraction', fields.amount(), 0.1 + 0.2, '!request.money'],
  ['below zero', fields.amount(), '-5', '!request.min'],
  ['NaN', fields.amount(), Number.NaN, '!request.number'],
  ['an exponent', fields.amount(), 1e21, '!request.number'],
  ['above the ledger’s limit', fields.amount(), '1000000000.01', '!request.max'],
  ['far above it', fields.amount(), '1000000000000000000', '!request.max'],
  ['an empty cell, which is no 0', fields.optionalAmount(), '', undefined],
];
const DAYS: Case[] = [
  ['Bengali digits', fields.day(), '২০২৬-০৩-০১', '2026-03-01'],
  ['31 February', fields.day(), '2026-02-31', '!request.day'],
  ['a number', fields.day(), 20260301, '!request.day'],
  ['missing', fields.day(), undefined, '!request.required'],
  ['absent', fields.optionalDay(), '', undefined],
  ['an instant', fields.optionalInstant(), '2026-03-01T06:00:00+06:00', new Date('2026-03-01T00:00:00Z')],
  ['an instant on 31 February', fields.optionalInstant(), '2026-02-31T00:00:00Z', '!request.instant'],
  ['an instant without zone', fields.optionalInstant(), '2026-03-01T00:00:00', '!request.instant'],
  ['an instant with no such zone', fields.optionalInstant(), '2026-03-01T00:00:00+99:99', '!request.instant'],
];
const CONTACTS: Case[] = [
  ['Bengali digits and blanks', fields.mobile(), '০১৭১২-৩৪৫ ৬৭৮', '01712345678'],
  ['with the country', fields.mobile(), '+8801712345678', '01712345678'],
  ['with the country, dialled', fields.mobile(), '008801912345678', '01912345678'],
  ['ten digits', fields.mobile(), '1712345678', '!request.mobile-length'],
  ['letters', fields.mobile(), '0171234567x', '!request.mobile-length'],
  ['a list', fields.mobile(), ['01712345678'], '!request.mobile-length'],
  ['missing', fields.mobile(), '', '!request.required'],
  ['absent', fields.optionalMobile(), undefined, ''],
  ['an e-mail', fields.optionalEmail(), ' a@b.bd ', 'a@b.bd'],
  ['no e-mail', fields.optionalEmail(), 'a@b', '!request.email'],
];
const CHOICES: Case[] = [
  ['a flag 1', fields.flag(), '1', true],
  ['a flag false', fields.flag(), false, false],
  ['a flag missing', fields.flag(), undefined, '!request.required'],
  ['a flag 2', fields.flag(), 2, '!request.choice'],
  ['a flag absent', fields.optionalFlag(true), null, true],
  ['a choice', fields.choice(1, 2), '২', 2],
  ['another choice', fields.choice(1, 2), 3, '!request.choice'],
  ['no choice', fields.choice(1, 2), 'x', '!request.choice'],
  ['a choice missing', fields.choice(1, 2), '', '!request.required'],
  ['a choice absent', fields.optionalChoice(1, 2), undefined, undefined],
];

for (const [kind, cases] of Object.entries({ TEXT, NUMBERS, MONEY, DAYS, CONTACTS, CHOICES }))
  for (const [name, schema, raw, expected] of cases)
    test(`${kind.toLowerCase()}: ${name}`, (t) => t.deepEqual(read(schema, raw), expected));

for (const prefix of ['013', '014', '015', '016', '017', '018', '019'])
  test(`a mobile number may begin with ${prefix}`, (t) =>
    t.is(read(fields.mobile(), `${prefix}12345678`), `${prefix}12345678`));
for (const prefix of ['010', '011', '012', '023', '917'])
  test(`a mobile number may not begin with ${prefix}`, (t) =>
    t.is(read(fields.mobile(), `${prefix}12345678`), '!request.mobile-prefix'));

const form = z.object({
  name: fields.requiredText(10, 'people.name-required'),
  mobile: fields.mobile(),
  fee: fields.amount(),
  note: fields.optionalText(),
  rows: z.array(z.object({ day: fields.day() })),
});

test('all problems of a form are told at once, each by its path', (t) => {
  const result = form.safeParse({ mobile: '0171', fee: '1.234', note: 5, rows: [{ day: '2026-01-01' }, {}] });
  t.deepEqual(
    result.error?.issues.map(({ path, message }) => [path.join('.'), message]),
    [
      ['name', 'people.name-required'],
      ['mobile', 'request.mobile-length'],
      ['fee', 'request.money'],
      ['note', 'request.text'],
      ['rows.1.day', 'request.required'],
    ],
  );
});

test('a form without its optional fields is good', (t) => {
  const read = form.parse({ name: 'রহিম', mobile: '01712345678', fee: 5, rows: [] });
  t.deepEqual(read, { name: 'রহিম', mobile: '01712345678', fee: 500 as never, note: '', rows: [] });
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import test from 'ava';
import type * as z from 'zod';
import * as fields from './fields.ts';
import { noteOf } from './notes.ts';

const ajv = new Ajv2020({ allowUnionTypes: true, formats: { email: /@/, 'date-time': /T/ } });

/** What both the field and its note take, and what both refuse. */
const SAMPLES: Readonly<Record<string, [z.ZodType, readonly unknown[], readonly unknown[]]>> = {
  requiredText: [fields.requiredText(5), ['কলম', 'x'], ['', 'abcdef', 5, null, {}]],
  optionalText: [fields.optionalText(5), ['', 'x'], ['abcdef', 5, []]],
  textUnlessErased: [fields.textUnlessErased(5), ['', 'x'], ['abcdef', 5, []]],
  nameUnlessErased: [fields.nameUnlessErased(9), ['', 'x'], ['?', 'abcdefghij', 5, []]],
  optionalIdentity: [fields.optionalIdentity(20), ['২০১৫১২৩৪৫৬৭৮৯০১২৩', 'BX-0012'], [{}, 'x'.repeat(21)]],
  searchText: [fields.searchText(), ['', '১,২০০', 'আব্দুল্লাহ'], [{}, 'x'.repeat(101)]],
  requiredName: [fields.requiredName(9), ['কলম', 'x'], ['', '?', '১২', 'abcdefghij', 5, null, {}]],
  optionalName: [fields.optionalName(9), ['', 'x'], ['?', 'abcdefghij', 5, []]],
  optionalLines: [fields.optionalLines(5), ['a\nb'], ['abcdef', 5]],
  integer: [fields.integer(1, 9), [1, 9, '৫', ' 7 '], [0, 10, 1.5, 'x', '1e3', null, '', true]],
  optionalInteger: [fields.optionalInteger(1, 9), [1, '৫'], [0, 10, 'x', {}]],
  id: [fields.id(), [1, 2 ** 53 - 1, '১'], [0, -1, 2 ** 53, 'a']],
  amount: [fields.amount(), [0, 12.5, '১,২০০.৫০', '7'], [-1, 2e12, 'x', '-5', '1.234', null, '']],
  optionalAmount: [fields.optionalAmount(), [0, '7'], [-1, 'x', true]],
  halves: [fields.halves(100), [0, 79.5, '৭৯.৫', '100'], [-1, 101, 0.25, '0.25', 'x', null, '']],
  hundredths: [fields.hundredths(5), [0, 4.25, '৪.২৫'], [-1, 6, '1.234', 'x', null, '']],
  optionalHundredths: [fields.optionalHundredths(5), [0, '4.5'], [-1, 6, 'x', true]],
  clearableAmount: [fields.clearableAmount(), [0, '7'], [-1, 'x', true]],
  idOrNone: [fields.idOrNone(), [1, 0, '০'], [-1, 'a', {}]],
  monthOrNone: [fields.monthOrNone(), [0, 12, '৩'], [13, -1, 'x']],
  clearableId: [fields.clearableId(), [1, '১'], [0, 'a']],
  day: [fields.day(), ['2026-04-14', '২০২৬-০৪-১৪'], ['14-04-2026', '', 5, null]],
  optionalDay: [fields.optionalDay(), ['2026-04-14'], ['x', 5]],
  optionalInstant: [fields.optionalInstant(), ['2026-04-14T04:05:00Z'], ['2026-04-14', 5]],
  mobile: [fields.mobile(), ['01712345678', '+880 1712-345678'], [null, true, {}]],
  optionalMobile: [fields.optionalMobile(), ['০১৭১২৩৪৫৬৭৮'], [true, []]],
  optionalEmail: [fields.optionalEmail(), ['a@b.bd'], ['ab', 5]],
  flag: [fields.flag(), [1, 0, true, false, '1', '0'], [2, 'true', null]],
  optionalFlag: [fields.optionalFlag(true), [1, false], [2, 'no']],
  choice: [fields.choice(1, 4), [1, 4, '4'], [2, '2', null, 'x']],
  requiredChoice: [fields.requiredChoice('people.gender-required', 1, 4), [1, 4, '4'], [2, '2', null, 'x']],
  optionalChoice: [fields.optionalChoice(1, 4), [1, '4'], [2, 'x']],
  monthOrDay: [fields.monthOrDay(), [1, '১২', '2026-04-14'], [0, 13, 'x', null]],
  optionalMonthOrDay: [fields.optionalMonthOrDay(), [1, '2026-04-14'], [0, 13, 'x']],
  monthNumber: [fields.monthNumber(), [202_604, '২০২৬০৪'], [1, 'x', null]],
  absent: [fields.absent('request.no-clock'), [''], ['x', 5, {}]],
  word: [fields.word(['dues', 'both'], undefined), ['dues'], ['due', 5]],
  words: [fields.words(['dues', 'both']), ['dues', 'both,dues'], ['due', 'dues,due', '', null]],
  requiredWord: [fields.requiredWord(['dues', 'both']), ['dues'], ['due', 5]],
};

test('every kind of field is among the samples', (t) => {
  const kinds = Object.keys(fields).filter((name) => !['field', 'optionalId'].includes(name));
  t.deepEqual(Object.keys(SAMPLES).sort(), kinds.sort());
});

for (const [name, [field, good, bad]] of Object.entries(SAMPLES)) {
  test(`${name}: what the document says is taken is taken, and what it refuses is refused`, (t) => {
    const note = noteOf(field);
    if (!note || !('json' in note)) return t.fail('it says nothing');
    const says = ajv.compile(note.json);
    for (const [samples, taken] of [
      [good, true],
      [bad, false],
    ] as const)
      for (const sample of samples) {
        t.is(field.safeParse(sample).success, taken, `field: ${JSON.stringify(sample)}`);
        t.is(says(sample), taken, `document: ${JSON.stringify(sample)}`);
      }
    t.is(field.safeParse(undefined).success, !note.required);
  });
}

test('a field that was narrowed keeps its note', (t) => {
  const even = fields.integer(1, 9).refine((value) => (value as number) % 2 === 0);
  t.deepEqual(noteOf(even), noteOf(fields.integer(1, 9)));
});

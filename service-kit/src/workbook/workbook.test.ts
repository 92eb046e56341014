import test from 'ava';
import { bold, day, figure, taka, text, writeWorkbook } from './index.ts';
import { strictRows } from './test-support/index.ts';

test('figures, shares, money and days are numbers with a format, and words are words', async (t) => {
  const cells = [text('৮৫'), figure(84.5), figure(84.5, { decimals: 2 }), figure(25, { percent: true })];
  const more = [bold(taka(-500_50)), day('2026-11-29'), text('<&> \u0007"')];
  const [row] = strictRows(await writeWorkbook([{ sheet: 'ক', data: [[...cells, ...more]] }]));
  t.deepEqual(
    [...(row?.values() ?? [])].map(({ kind, value, format }) => [kind, value, format]),
    [
      ['text', '৮৫', ''],
      ['number', 84.5, ''],
      ['number', 84.5, '0.00'],
      ['number', 0.25, '0%'],
      ['number', -500.5, '#,##0.00'],
      ['number', 46355, 'dd-mm-yyyy'],
      ['text', '<&>  "', ''],
    ],
  );
});

test('a workbook that would have to be repaired is not opened', async (t) => {
  const whole = await writeWorkbook([{ sheet: 'ক', data: [[text('ক')]] }]);
  t.throws(() => strictRows(whole.subarray(0, whole.length - 30)));
  await t.throwsAsync(async () => strictRows(await writeWorkbook([{ sheet: 'ক/খ', data: [[text('ক')]] }])));
});

import { sectionOfFiles } from '../../beginnings/files.ts';
import { row } from '../../row.ts';

interface Told {
  readonly row: number;
  readonly path: string;
  readonly value?: string;
}

row(
  11,
  'a filled cell beyond the headings is a fault of its row; a decimal comma is read where it can be nothing else',
  async (t, house) => {
    const { look, take, marks } = await sectionOfFiles((await house.school()).admin);
    for (const file of ['marks/comma-decimal-comma.csv', 'marks/extra-cell.csv']) {
      const { body } = await look(file);
      t.like(body.data, { rows: 1, valid: 0, invalid: 1 }, file);
      t.ok(
        body.data.errors.some(({ row: line }: Told) => line === 2),
        `${file}: line 2 is named`,
      );
      t.refused(await take(file, { skipInvalid: 1 }), 'import.invalid');
    }
    t.is(await marks(), {}, 'what was recorded of wrong rows');
    t.taken(await take('marks/semicolon-comma.csv'), undefined, 'a file parted by semicolons');
    t.is(await marks(), { 1077: [71.5, 72.5] }, 'marks with decimal commas');
    t.taken(await take('marks/utf16.csv'), undefined, 'a text in UTF-16');
    t.is(await marks(), { 1077: [71, 72] }, 'marks in UTF-16');
  },
);

row(
  12,
  'the sheet that is seen is read, never a hidden one; of several one is chosen, and what is hidden is named',
  async (t, house) => {
    const { look, take, marks } = await sectionOfFiles((await house.school()).admin);
    const hidden = 'marks/hidden-first-sheet.xlsx';
    t.like((await look(hidden)).body.data, { valid: 1, sheet: 'নতুন', sheets: ['নতুন'] }, 'what is read');
    t.refused(await look(hidden, { sheet: 'পুরনো' }), 'import.no-sheet');
    t.taken(await take(hidden));
    t.is(await marks(), { 1077: [88, null] }, 'marks of the sheet that is seen');
  },
);

row(
  13,
  'truth, percent and errors where a mark is wanted are named, and nothing of their rows is recorded',
  async (t, house) => {
    const { look, take, marks } = await sectionOfFiles((await house.school()).admin);
    const told = async (file: string) =>
      (await look(file)).body.data.errors.map(({ row: line, value }: Told) => [line, value]);
    t.is(await told('marks/bool.xlsx'), [[2, 'TRUE']], 'a truth value');
    t.is(await told('marks/error-cell.xlsx'), [[2, '#N/A']], 'an error');
    t.is(
      await told('marks/percent.xlsx'),
      [
        [2, '50 %'],
        [3, '100 %'],
        [4, '72 %'],
      ],
      'shares',
    );
    for (const file of ['bool', 'error-cell', 'percent'])
      t.refused(await take(`marks/${file}.xlsx`, { skipInvalid: 1 }), 'import.invalid');
    t.is(await marks(), {}, 'what was recorded');
  },
);

row(
  '3d',
  'a code with zeros before it is the same code: both rows of one student are named',
  async (t, house) => {
    const { look, take, marks } = await sectionOfFiles((await house.school()).admin);
    for (const file of ['marks/doubled-row-0.csv', 'marks/doubled-row-00.csv']) {
      const { errors, valid } = (await look(file)).body.data;
      t.is([valid, errors.map(({ row: line }: Told) => line)], [0, [2, 3]], file);
      t.refused(await take(file, { skipInvalid: 1 }), 'import.invalid');
    }
    t.is(await marks(), {}, 'what was recorded');
  },
);

row(17, 'absence is taken in the words that teachers use', async (t, house) => {
  const { students, look, take, marks } = await sectionOfFiles((await house.school()).admin);
  const words = ['অনুপস্থিত', 'AB', 'Absent', 'গায়েব', 'অ'];
  for (const word of words) {
    const file = Buffer.from(`দাখেলা,মীযানুস সরফ ও মুনশা‘ইব\n${students[0]?.UserCode},${word}`);
    t.like((await look('a.csv', {}, file)).body.data, { valid: 1 }, word);
  }
  const file = Buffer.from('দাখেলা,মীযানুস সরফ ও মুনশা‘ইব\n1077,গায়েব');
  t.taken(await take('a.csv', {}, file));
  t.is(await marks(), { 1077: ['absent', null] }, 'what is recorded');
});

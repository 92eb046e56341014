import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { row } from '../../row.ts';

row(
  14,
  'faulty rows are saved as a file in the template’s shape, and what is wrong with them is passed over later',
  async (t, house) => {
    const { look, lookAt, take } = await studentFiles((await house.school()).admin);
    const lines = [studentLine('বিলাল'), studentLine('খালিদ', { born: 'yesterday' })];
    const { data } = (await look(lines, { faulty: 'csv' })).body;
    t.like(data, { valid: 1, invalid: 1, faultyRows: 1 }, 'the look');
    const saved = Buffer.from(data.file.base64, 'base64').toString();
    t.match(saved, 'খালিদ', 'the faulty row');
    t.ok(!saved.includes('বিলাল'), 'a right row is not among the faulty ones');
    const mended = Buffer.from(saved.replace('yesterday', '2015-03-02'));
    t.like((await lookAt('again.csv', {}, mended)).body.data, { rows: 1, valid: 1, errors: [] }, 'mended');

    const taken = await take(lines, { skipInvalid: 1, faulty: 'xlsx' });
    t.taken(taken);
    t.ok(!/looked at/.test(taken.body.message), 'a real import does not say that the file was looked at');
    t.like(taken.body.data, { valid: 1, faultyRows: 1 }, 'the import');
    const workbook = Buffer.from(taken.body.data.file.base64, 'base64');
    t.like((await lookAt('again.xlsx', {}, workbook)).body.data, { rows: 1, valid: 0 }, 'the workbook');
  },
);
row(14, 'a letterhead above the headings is passed over, and told', async (t, house) => {
  const { look, HEAD } = await studentFiles((await house.school()).admin);
  const { data } = (await look([HEAD, studentLine('বিলাল')], {}, 'Darul Ulum Madrasah\nStudents of 1448'))
    .body;
  t.like(data, { rows: 1, valid: 1, errors: [] }, 'the look');
  t.match(data.notices.join(), 'Darul Ulum Madrasah', 'what was passed over');
});

import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { row } from '../../row.ts';

row(14, 'faulty rows saved as csv come back as they were typed, guarded cells too', async (t, house) => {
  const { look, lookAt } = await studentFiles((await house.school()).admin);
  const lines = ['-', '@home', '=ক'].map((Name) => studentLine(Name, { born: 'yesterday' }));
  const { data } = (await look(lines, { faulty: 'csv' })).body;
  const saved = Buffer.from(data.file.base64, 'base64');
  const again = (await lookAt('again.csv', { faulty: 'csv' }, saved)).body.data;
  t.like(again, { rows: 3, valid: 0 }, 'unmended');
  t.is(Buffer.from(again.file.base64, 'base64').toString(), saved.toString(), 'brought twice');
});

row(14, 'a cell under no heading is kept in the faulty file: its row stays faulty', async (t, house) => {
  const { look, lookAt } = await studentFiles((await house.school()).admin);
  const { data } = (await look([`${studentLine('বিলাল')},,শেষে`], { faulty: 'csv' })).body;
  t.like(data, { valid: 0, invalid: 1 }, 'the look');
  const saved = Buffer.from(data.file.base64, 'base64');
  t.like((await lookAt('again.csv', {}, saved)).body.data, { rows: 1, valid: 0 }, 'unmended');
});
row(14, 'a code twice in one file is told by its line, however it is written', async (t, house) => {
  const { look } = await studentFiles((await house.school()).admin);
  const lines = [studentLine('বিলাল', { Code: '0945' }), studentLine('খালিদ', { Code: '৯৪৫' })];
  const { data } = (await look(lines)).body;
  t.like(data, { valid: 1, invalid: 1 }, 'the look');
  t.match(data.errors[0].message, /line 2|২ নম্বর লাইন/i, 'which line has it');
});
row(14, 'twins of one file are told by the line, not by a code that nobody has', async (t, house) => {
  const { look } = await studentFiles((await house.school()).admin);
  const { data } = (await look([studentLine('বিলাল'), studentLine('বিলাল')])).body;
  t.match(data.errors[0].message, /line 2|২ নম্বর লাইন/i, 'which line');
});

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

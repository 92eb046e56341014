import { setTimeout as pause } from 'node:timers/promises';
import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { row } from '../../row.ts';

const SLOW = 12;
const FORM = 'multipart/form-data; boundary=x';
const BEGINNING = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nCode,Name\r\n';

row(53, 'whoever sends a file slowly holds his own place, and no other school’s', async (t, house) => {
  const slow = (await house.school()).admin;
  const { look } = await studentFiles((await house.school()).admin);
  const leave = Array.from({ length: SLOW }, () => slow.begin('/api/students/import', FORM, BEGINNING));
  await pause(1500);
  try {
    t.like((await look([studentLine('বিলাল')])).body.data, { valid: 1 }, 'a file of another school');
  } finally {
    for (const breakOff of leave) breakOff();
  }
});

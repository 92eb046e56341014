import { admit, makeClass } from '../../beginnings/roll.ts';
import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { row } from '../../row.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

row(
  'small',
  'a file that is too long says that no row can be taken; a code that is taken is told at its field',
  async (t, house) => {
    const { look } = await studentFiles((await house.school()).admin);
    const lines = Array.from({ length: 5001 }, (_, at) => studentLine(`বিলাল ${at} ক`));
    t.like((await look(lines)).body.data, { rows: 5001, valid: 0 }, '5,001 rows');
    const twice = [studentLine('উমর', { Code: '77' }), studentLine('আলী', { Code: '77' })];
    const { errors } = (await look(twice)).body.data;
    t.like(errors, [{ row: 3, path: 'UserCode', value: '77' }], 'the code of the second');
  },
);

row(
  'small',
  'of two pictures of one person that are sent together the second is left out, and said',
  async (t, house) => {
    const { admin } = await house.school();
    const { UserCode } = await admit(admin, await makeClass(admin), 'বিলাল');
    const form = new FormData();
    form.set('UserTypeID', '1');
    for (let at = 0; at < 2; at += 1) form.append('images', new Blob([PNG]), `${UserCode}.png`);
    const { results } = (await admin.post('/api/users/upload_multiple', form)).body;
    t.is(
      results.map(({ success }: { success: boolean }) => success),
      [true, false],
      'the pictures',
    );
    t.match(results[1].error, 'left out', 'the second');
  },
);

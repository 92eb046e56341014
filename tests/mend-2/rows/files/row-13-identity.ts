import { formOf } from '../../beginnings/files.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

interface Told {
  readonly row: number;
  readonly path: string;
}

row(
  13,
  'a number of identity that a spreadsheet has shortened is refused with the way out; digits are stored Latin',
  async (t, house) => {
    const { admin: by } = await house.school();
    const place = await makeClass(by, 'মীযান');
    const look = async (file: string) =>
      (await by.post('/api/students/import', formOf(file, { SessionID: place.SessionID, dryRun: 1 }))).body
        .data.errors as (Told & { readonly message: string })[];
    const identity = (await look('students/students-nid.xlsx')).filter(({ path }) => path === 'NIDNO');
    t.is(
      identity.map(({ row: line }) => line),
      [2, 3, 4],
      'lines whose number was lost',
    );
    for (const { message } of identity) t.match(message, 'as text', 'the way out');

    const shifted = await look('students/students-unquoted-comma.csv');
    t.ok(
      shifted.some(({ row: line, message }) => line === 2 && message.includes('heading')),
      'an address with a comma that nobody quoted is named',
    );

    for (const lost of ['2.01512E+16', '#REF!'])
      t.refused(await by.post('/api/students/insert_student', { data: { ...place, NIDNO: lost } }));
    const { UserID } = await admit(by, place, 'উবাইদুল্লাহ', { NIDNO: '০১২৩৪৫৬৭৮৯' });
    const person = await by.get(`/api/users/get_single_user?id=${UserID}`);
    t.match(JSON.stringify(person.body), '0123456789', 'the number as it is stored');
  },
);

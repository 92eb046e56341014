import { studentFiles } from '../../beginnings/students.ts';
import { studentsFiles } from '../../files-more/students.ts';
import { differences } from '../../files-more/try.ts';
import { row } from '../../row.ts';

interface Fault {
  readonly row: number;
  readonly path: string;
}
interface Taken {
  readonly UserID: number;
  readonly StudentName: string;
  readonly DateOfBirth: string;
  readonly Mobile1: string;
}

row(
  'files-students',
  'files of students as other schools and programs make them are recorded as they say, or named by cell',
  async (t, house) => {
    const { admin } = await house.school();
    const { lookAt } = await studentFiles(admin);
    const known = new Set<number>();
    const tried = await differences(studentsFiles, async ({ name, bytes, with: more = {} }) => {
      const look = await lookAt(name, more, bytes);
      if (look.status !== 200) return { comes: `refused ${look.body.code}`, body: look.body };
      const { valid, errors } = look.body.data;
      if (valid > 0) await lookAt(name, { ...more, dryRun: 0, skipInvalid: 1 }, bytes);
      const all: Taken[] = await admin.read('/api/students/view_students?limit=1000');
      const fresh = all.filter(({ UserID }) => !known.has(UserID));
      for (const { UserID } of fresh) known.add(UserID);
      const taken = fresh
        .toSorted((one, other) => one.UserID - other.UserID)
        .map(({ StudentName, DateOfBirth, Mobile1 }) => `${StudentName} ${DateOfBirth} ${Mobile1}`)
        .join(', ');
      const wrong = (errors as Fault[]).map((one) => `${one.row}.${one.path}`);
      return { comes: taken + (wrong.length > 0 ? ` | ${wrong.join(' ')}` : ''), body: look.body };
    });
    t.is(tried, [], 'files that come otherwise');
  },
);

import { sectionOfFiles } from '../../beginnings/files.ts';
import { marksFiles } from '../../files-more/marks.ts';
import { differences } from '../../files-more/try.ts';
import { row } from '../../row.ts';

interface Fault {
  readonly row: number;
  readonly path: string;
}
interface Changed {
  readonly UserCode: string;
  readonly cells: readonly { readonly SubjectID: number; readonly new: unknown }[];
}

row(
  'files-marks',
  'files of marks as other teachers and programs make them give what they say, or are named by cell',
  async (t, house) => {
    const { look, subjects } = await sectionOfFiles((await house.school()).admin);
    const [first = 0, second = 0] = subjects;
    const inLine = (text: string) =>
      text
        .replaceAll(`Subject${first}`, 'P1')
        .replaceAll(`Subject${second}`, 'P2')
        .replace('UserCode', 'code');
    const markOf = ({ cells }: Changed, id: number) =>
      cells.find((cell) => cell.SubjectID === id)?.new ?? '–';
    const tried = await differences(marksFiles, async ({ name, bytes, with: more = {} }) => {
      const sent = Object.fromEntries(
        Object.entries(more).map(([key, value]) => [
          key,
          value.replace('Subject1', `Subject${first}`).replace('Subject2', `Subject${second}`),
        ]),
      );
      const { status, body } = await look(name, sent, bytes);
      if (status !== 200) return { comes: `refused ${body.code}`, body };
      const rows: Changed[] = body.data.marks?.rows ?? [];
      const marks = rows
        .map((one) => `${one.UserCode} ${markOf(one, first)} ${markOf(one, second)}`)
        .toSorted()
        .join(' · ');
      const wrong = (body.data.errors as Fault[]).map((one) => inLine(`${one.row}.${one.path}`)).toSorted();
      return { comes: marks + (wrong.length > 0 ? ` | ${wrong.join(' ')}` : ''), body };
    });
    t.is(tried, [], 'files that come otherwise');
  },
);

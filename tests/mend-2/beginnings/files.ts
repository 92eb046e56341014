import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Answer, Person } from '../house/person.ts';
import { makeExam, setExam } from './exam.ts';
import { admit, makeClass } from './roll.ts';

const FILES = new URL('../files/', import.meta.url);

/** The headings of the files' papers. */
const PAPERS = ['মীযানুস সরফ ও মুনশা‘ইব', 'এসো আরবী শিখি'];

/** A form with a file of `tests/mend-2/files`, or with bytes of its own. */
export function formOf(file: string, fields: object, bytes?: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const content = bytes ?? readFileSync(new URL(file, FILES));
  form.set('file', new Blob([new Uint8Array(content)]), basename(file));
  return form;
}

/** A section whose candidates and papers are those of the files of marks. */
export async function sectionOfFiles(by: Person) {
  const place = await makeClass(by, 'মীযান');
  const ali = await admit(by, place, 'মুহাম্মাদ আলী', { UserCode: '1077' });
  const malek = await admit(by, place, 'আব্দুল মালেক', { UserCode: '1078' });
  const students = [ali, malek, await admit(by, place, 'উবাইদুল্লাহ', { UserCode: '1079' })];
  const exam = await makeExam(by, 'বার্ষিক');
  const section = await setExam(by, place, exam, { papers: 2, names: PAPERS, students });
  const { SessionID, ExamID, SubClassID } = section;
  const at = { SessionID, ExamID, SubClassID };
  return {
    ...{ place: at, students, subjects: section.subjects },
    /** A file is looked at. */
    look: (file: string, more: object = {}, bytes?: Uint8Array): Promise<Answer> =>
      by.post('/api/result/import', formOf(file, { ...at, dryRun: 1, ...more }, bytes)),
    take: (file: string, more: object = {}, bytes?: Uint8Array): Promise<Answer> =>
      by.post('/api/result/import', formOf(file, { ...at, dryRun: 0, ...more }, bytes)),
    /** By code the marks that stand, paper by paper; nobody who has none. */
    async marks(): Promise<Record<string, readonly (Mark | null)[]>> {
      const asked = `session_id=${SessionID}&exam_id=${ExamID}&subclass_id=${SubClassID}`;
      const rows: Listed[] = (await by.get(`/api/result/list?${asked}`)).body.examList;
      const marked = rows.map((one) => [String(one.User.UserCode), [one.SubVal1, one.SubVal2]] as const);
      return Object.fromEntries(marked.filter(([, [first, second]]) => first !== null || second !== null));
    },
  };
}

type Mark = number | 'absent';
interface Listed {
  readonly User: { readonly UserCode: string };
  readonly SubVal1: Mark | null;
  readonly SubVal2: Mark | null;
}

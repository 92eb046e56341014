import type { Answer, Person } from '../house/person.ts';
import { formOf } from './files.ts';
import { type Class, makeClass } from './roll.ts';

const HEAD =
  'Code,Name,Father,Mother,Gender,Date of birth,Mobile,Relationship,Class,Section,Residence,Admission type,Financial condition';

/** A row of a file of students, as a school writes it; members replace single cells. */
export function studentLine(
  Name: string,
  {
    ...cells
  }: {
    Code?: string;
    Father?: string;
    born?: string;
    Class?: string;
    Section?: string;
    Residence?: string;
    Gender?: string;
  } = {},
): string {
  const { Code = '', Father = 'আব্দুর রহমান', born = '2015-03-02', Class = 'মীযান', Section = 'ক' } = cells;
  const { Residence = 'Residential', Gender = 'Male' } = cells;
  return `${Code},${Name},${Father},আয়েশা,${Gender},${born},01712345678,Father,${Class},${Section},${Residence},Old,Solvent`;
}

/** Files of students for a class, looked at and taken. */
export async function studentFiles(by: Person, className = 'মীযান') {
  const place: Class = await makeClass(by, className);
  const send = (lines: readonly string[], more: object, head = HEAD): Promise<Answer> => {
    const bytes = Buffer.from([head, ...lines].join('\n'));
    return by.post(
      '/api/students/import',
      formOf('students.csv', { SessionID: place.SessionID, ...more }, bytes),
    );
  };
  return {
    ...{ place, HEAD },
    look: (lines: readonly string[], more: object = {}, head?: string) =>
      send(lines, { dryRun: 1, ...more }, head),
    take: (lines: readonly string[], more: object = {}, head?: string) =>
      send(lines, { dryRun: 0, ...more }, head),
    /** One of the files of `tests/mend-2/files`, or bytes under its name. */
    lookAt: (file: string, more: object = {}, bytes?: Uint8Array): Promise<Answer> =>
      by.post(
        '/api/students/import',
        formOf(file, { SessionID: place.SessionID, dryRun: 1, ...more }, bytes),
      ),
  };
}

import { Caller } from '../counter/load.ts';
import { type RunningSchool, STUDENTS, signIn, startSchool } from '../counter/running-school.ts';

/** The students of the figures: those of the running school, and three files of as many. */
export const FILE_ROWS = 2_000;
export const FILES = 3;
/** They are spread over so many sessions: the first two thousand and the first file stand in the running one. */
export const SESSIONS = 10;
export const ALL = STUDENTS + FILES * FILE_ROWS;
/** Codes of a file begin here, so that a test can call its pictures by them. */
const FIRST_CODE = 20_001;

const HEAD =
  'UserCode,UserName,FatherName,MotherName,GenderID,DateOfBirth,Mobile1,Relationship1,ClassID,SubClassID,ResidentialStatusId,NewOldId,SFTID,CreateAt';
const NAMES = ['আব্দুল্লাহ', 'মুহাম্মদ', 'ইবরাহীম', 'উবায়দুল্লাহ', 'হুযাইফা', 'রিদওয়ান', 'শাহাদাত', 'ফাহিম'];

export const codeAt = (at: number) => String(FIRST_CODE + at);

/** So many rows of a file, from the student of that turn on. */
export function rowsOf(from: number, count: number, classId: number, section: string): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = from + index;
    const name = `${NAMES[at % NAMES.length]} ${at}`;
    const mobile = `0${1_810_000_000 + at}`;
    return `${codeAt(at)},${name},${NAMES[(at * 5) % NAMES.length]},আয়েশা,1,2015-03-02,${mobile},1,${classId},${section},1,2,1,2026-01-10`;
  });
  return [HEAD, ...rows].join('\n');
}

/** The school of the figures, with what is sent to it as forms with files. */
export interface Office {
  readonly running: RunningSchool;
  /** Sends a form with files; it must be taken. */
  form(path: string, fields: Readonly<Record<string, string>>, files: readonly FileSent[]): Promise<unknown>;
}

interface FileSent {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const CONNECTIONS = 32;

/** A stage of the measure with connections of its own: those that stood idle while a file was taken are closed by then. */
export async function stage<T>(office: Office, work: (office: Office) => Promise<T>): Promise<T> {
  const { running } = office;
  const door = new Caller(running.house.address, CONNECTIONS);
  try {
    door.using(await signIn(door));
    return await work({ ...office, running: { ...running, door } });
  } finally {
    door.close();
  }
}

export async function openOffice(): Promise<Office> {
  const running = await startSchool();
  const token = await signIn(running.door);
  return {
    running,
    async form(path, fields, files) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (const { field, name, bytes } of files) body.append(field, new Blob([bytes]), name);
      const headers = { authorization: `Bearer ${token}`, connection: 'close' };
      const answer = await fetch(running.house.address + path, { method: 'POST', headers, body });
      const text = await answer.text();
      if (answer.status >= 300) throw new Error(`${path}: ${text.slice(0, 500)}`);
      return JSON.parse(text);
    },
  };
}

/** A file of students, looked at or taken. @param session the running one unless told */
export const importFile = (
  { form, running }: Office,
  rows: string,
  dryRun: boolean,
  session = running.school.session,
) =>
  form('/api/students/import', { SessionID: String(session), dryRun: dryRun ? '1' : '0' }, [
    { field: 'file', name: 'students.csv', bytes: new TextEncoder().encode(rows) },
  ]);

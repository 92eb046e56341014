import { PASSWORD } from '../../system/product.ts';
import { makeSchool, type School, type Student } from '../../system/school.ts';
import { House, OWN_ROOT } from '../house/house.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';
import { atOnce, Caller } from './load.ts';
import { FEE, studentForm } from './student-form.ts';

export const STUDENTS = 2_000;
const CONNECTIONS = 32;

/** The real programs behind their one address, and a school in them whose 2,000 students each owe one fee. */
export interface RunningSchool {
  readonly house: House;
  /** Signed in; goes through the gateway, as a browser does. */
  readonly door: Caller;
  readonly school: School;
  readonly students: readonly Student[];
  readonly dataFolder: string;
  end(): Promise<void>;
}

/** A clerk's sign-in. */
export async function signIn(door: Caller, name = 'admin'): Promise<string> {
  const login = { name, password: PASSWORD, school_id: '10001' };
  return JSON.parse((await door.send('POST', '/api/users/login', login)).text).token;
}

/** @param root the version that is started, with its packages installed @param settings of the product */
export async function startSchool(root = OWN_ROOT, settings: NodeJS.ProcessEnv = {}): Promise<RunningSchool> {
  const dataFolder = newDataFolder();
  const house = await House.open(dataFolder, root, settings);
  const door = new Caller(house.address, CONNECTIONS);
  door.using(await signIn(door));
  const school = await makeSchool({ command: (path, body) => taken(door, path, body) }, FEE);
  const students = await admitted(door, school);
  return {
    ...{ house, door, school, students, dataFolder },
    async end() {
      door.close();
      await house.stop();
      removeDataFolder(dataFolder);
    },
  };
}

/** A command that must be taken. */
async function taken(door: Caller, path: string, body: unknown) {
  const { status, text } = await door.send('POST', path, body);
  if (status !== 201) throw new Error(`${path}: ${text}`);
  return { status, body: JSON.parse(text) };
}

/** The students with the item each of them owes, in the order of their forms: those of a family side by side. */
export async function admitted(door: Caller, school: School): Promise<Student[]> {
  const indexes = Array.from({ length: STUDENTS }, (_, index) => index);
  const students: Student[] = [];
  await atOnce(indexes, CONNECTIONS, async (index) => {
    const { body } = await taken(door, '/api/students/insert_student', studentForm(school, index));
    const path = `/api/accounts/student_fee_admission?AdmissionID=${body.data.AdmissionID}`;
    const fees = await door.send('GET', path, undefined, { 'x-after-position': body.position });
    if (fees.status !== 200) throw new Error(`no fees: ${fees.text}`);
    students[index] = { ...body.data, itemId: JSON.parse(fees.text).data.fees[0].itemId };
  });
  return students;
}

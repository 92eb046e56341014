import { Client } from '../../system/client.ts';
import { PASSWORD, Product } from '../../system/product.ts';
import { makeSchool, type School, type Student } from '../../system/school.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';
import { atOnce, Caller } from './load.ts';
import { FEE, studentForm } from './student-form.ts';

export const STUDENTS = 2_000;
const CONNECTIONS = 32;

/** The real programs, and a school in them whose 2,000 students each owe one fee. */
export interface RunningSchool {
  readonly commands: Caller;
  readonly queries: Caller;
  /** Where projection-service listens. */
  readonly queriesAt: string;
  readonly school: School;
  readonly students: readonly Student[];
  end(): Promise<void>;
}

export async function startSchool(): Promise<RunningSchool> {
  const dataFolder = newDataFolder();
  const product = await new Product(dataFolder).start();
  await product.ready();
  const school = await makeSchool(await Client.signedIn(product), FEE);
  const commands = new Caller(product.address('POST') as string, CONNECTIONS);
  const queries = new Caller(product.address('GET') as string, CONNECTIONS);
  const login = { name: 'admin', password: PASSWORD, school_id: '10001' };
  const { token } = JSON.parse((await commands.send('POST', '/api/users/login', login)).text);
  commands.using(token);
  queries.using(token);
  const students = await admitted(commands, queries, school);
  return {
    ...{ commands, queries, school, students, queriesAt: product.address('GET') as string },
    async end() {
      commands.close();
      queries.close();
      await product.stop();
      removeDataFolder(dataFolder);
    },
  };
}

/** The students with the item each of them owes. */
async function admitted(commands: Caller, queries: Caller, school: School): Promise<Student[]> {
  const indexes = Array.from({ length: STUDENTS }, (_, index) => index);
  const students: Student[] = [];
  await atOnce(indexes, CONNECTIONS, async (index) => {
    const form = studentForm(school, index);
    const answer = await commands.send('POST', '/api/students/insert_student', form);
    if (answer.status !== 201) throw new Error(`not admitted: ${answer.text}`);
    const { data, position } = JSON.parse(answer.text);
    const path = `/api/accounts/student_fee_admission?AdmissionID=${data.AdmissionID}`;
    const fees = await queries.send('GET', path, undefined, { 'x-after-position': position });
    if (fees.status !== 200) throw new Error(`no fees: ${fees.text}`);
    students.push({ ...data, itemId: JSON.parse(fees.text).data.fees[0].itemId });
  });
  return students;
}

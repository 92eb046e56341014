import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_SCHOOL } from '@madrasah/command-service';
import { issueToken } from '@madrasah/service-kit/access';
import { systemClock } from '@madrasah/service-kit/clock';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import {
  connectionString,
  type EmbeddedProcess,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { makeSchool, payment, type School, type Student } from '../../system/school.ts';
import { Clerk } from '../counter/clerk.ts';
import { atOnce, Caller } from '../counter/load.ts';
import { FEE, studentForm } from '../counter/student-form.ts';
import { type Figure, figuresOf, quantile, timed } from '../figures.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';
import { vaultIn } from '../stores/embedded-stores.ts';
import { notePolicies } from './policies.ts';
import { SECRET, Service } from './process.ts';

const STUDENTS = 500;
/** Payments a second of all schools together: the same, however many they are. */
export const RATE = 200;

/** A school, its students, and what each of them owes. */
interface Standing {
  readonly schoolId: string;
  readonly school: School;
  readonly students: readonly { readonly student: Student; due: number }[];
}

/** Schools in a command-service of their own, and payments at their counters. */
export class Installation {
  readonly samples: number[] = [];
  /** Of the second after a pause: the collector begins in one, and the larger the memory the longer it takes. */
  readonly #afterPause: number[] = [];
  readonly #folder: string;
  readonly #standing: readonly Standing[];
  readonly #program: EmbeddedProcess;
  readonly #service: Service;
  readonly #caller: Caller;
  readonly #first: number[] = [];
  #turn = 0;

  private constructor(
    folder: string,
    standing: readonly Standing[],
    running: { program: EmbeddedProcess; service: Service; caller: Caller },
  ) {
    this.#folder = folder;
    this.#standing = standing;
    this.#program = running.program;
    this.#service = running.service;
    this.#caller = running.caller;
  }

  static async of(schools: number): Promise<Installation> {
    const folder = newDataFolder();
    const standing = await made(folder, schools);
    const program = await startEmbedded(join(folder, 'events.sqlite'));
    const service = new Service('command-service', folder, connectionString(program.port));
    const caller = new Caller(await service.listening(), 64);
    return new Installation(folder, standing, { program, service, caller });
  }

  /** Each school for the first time, one after another, its streams read; then for some seconds as they will be measured. */
  async warmUp(): Promise<void> {
    for (const [which, { schoolId }] of this.#standing.entries()) {
      const { ms } = await timed(() => this.#pay(which, 0, tokenOf(schoolId)));
      this.#first.push(ms);
    }
    this.#turn = this.#standing.length;
    await this.#paid(RATE * 4, RATE);
  }

  async measure(many: number): Promise<void> {
    this.#afterPause.push(...(await this.#paid(RATE, RATE)));
    this.samples.push(...(await this.#paid(many, RATE)));
  }

  figures(): Figure[] {
    const schools = this.#standing.length;
    const told = figuresOf(`${schools} ${schools === 1 ? 'school' : 'schools'} of ${STUDENTS} students`);
    return [
      told('first payment of each, its streams read, p50', quantile(this.#first, 0.5), 'ms'),
      told('the slowest of them', Math.max(...this.#first), 'ms'),
      told(`p50 at ${RATE} payments a second`, quantile(this.samples, 0.5), 'ms'),
      told(`p99 at ${RATE} payments a second`, quantile(this.samples, 0.99), 'ms'),
      told('p99 in the second after a pause', quantile(this.#afterPause, 0.99), 'ms'),
      told('memory of command-service', this.#service.memory().now, 'MB'),
    ];
  }

  async end(): Promise<void> {
    this.#caller.close();
    await this.#service.end();
    await this.#program.end('SIGTERM');
    removeDataFolder(this.#folder);
  }

  /** So many payments, so many a second, school after school in turn. @returns how long each took, from when it was due */
  async #paid(many: number, rate: number): Promise<number[]> {
    const tokens = this.#standing.map(({ schoolId }) => tokenOf(schoolId));
    const begin = performance.now();
    const one = async (turn: number, due: number) => {
      const which = turn % this.#standing.length;
      await pause(Math.max(0, due - performance.now()));
      await this.#pay(which, Math.floor(turn / this.#standing.length), tokens[which] as string);
      return performance.now() - due;
    };
    const first = this.#turn;
    this.#turn += many;
    return Promise.all(
      Array.from({ length: many }, (_, index) => one(first + index, begin + (index * 1000) / rate)),
    );
  }

  /** 1 taka of what a student owes. */
  async #pay(which: number, turn: number, token: string): Promise<void> {
    const { school, students } = this.#standing[which] as Standing;
    const account = students[turn % students.length] as { student: Student; due: number };
    const body = payment(school, account.student, account.due, 1);
    account.due -= 1;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await this.#caller.send('POST', '/api/accounts/fee_collections', body, headers);
    if (answer.status !== 201) throw new Error(`refused: ${answer.text}`);
  }
}

const tokenOf = (schoolId: string) =>
  issueToken(SECRET, { schoolId, loginId: 1, permissionType: 2 }, new Date()).token;

async function made(dataFolder: string, schools: number): Promise<Standing[]> {
  const store = inProcessEventStore(join(dataFolder, 'events.sqlite'));
  const vault = vaultIn(dataFolder);
  const first = await Clerk.at(store, vault, systemClock);
  const standing: Standing[] = [];
  let position = 0;
  for (let index = 0; index < schools; index += 1) {
    const schoolId = index === 0 ? DEMO_SCHOOL : String(20_000 + index);
    const clerk = index === 0 ? first : await first.of(schoolId);
    const school = await makeSchool(clerk, FEE);
    const students: { student: Student; due: number }[] = [];
    await atOnce(Array.from({ length: STUDENTS }), 128, async (_, number) => {
      const { body } = await clerk.command('/api/students/insert_student', studentForm(school, number));
      position = Math.max(position, Number(body.position));
      students.push({ student: body.data, due: FEE });
    });
    standing.push({ schoolId, school, students });
  }
  await notePolicies(first.desk, position);
  await store.close();
  vault.close();
  return standing;
}

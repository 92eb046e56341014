import { addDays, isRefusal } from '@madrasah/events';
import { today } from '@madrasah/service-kit/clock';
import type { SignedInCall } from '@madrasah/service-kit/http';
import { HEAD, type Product } from './product.ts';
import type { School, Student } from './school.ts';

type Query = Record<string, string | number>;
// biome-ignore lint/suspicious/noExplicitAny: the answer of any query
type Body = any;

interface Question {
  readonly path: string;
  readonly query: Query;
}

/** What was answered at an instant, to be asked again later as known then. */
interface Remembered {
  readonly knownAt: string;
  readonly question: Question;
  readonly answer: string;
}

/** Amounts are compared in paisa: sums of taka are not exact. */
const paisaOf = (taka: number) => Math.round(taka * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + paisaOf(amount), 0);

/** A school as its queries tell it, asked without HTTP, and everything it has told before. */
export class History {
  readonly school: School;
  /** Each student in every admission, the latest last. */
  readonly students: Student[];
  readonly #product: Product;
  readonly #remembered: Remembered[] = [];
  #next = 0;

  constructor(school: School, students: Student[]) {
    this.school = school;
    this.#product = school.product;
    this.students = students;
  }

  async ask({ path, query }: Question): Promise<Body> {
    const found = this.#product.queries.queries.find(({ definition }) => definition.path === path);
    if (!found) throw new Error(`no query ${path}`);
    const { schoolId } = this.school;
    const call = {
      language: 'en',
      requestId: 'asked',
      caller: { schoolId, loginId: HEAD, permissionType: 2 },
    } as unknown as SignedInCall;
    const read = found.definition.input.parse(
      Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    );
    const answer = await found.handle(read, this.#product.documents.of(schoolId), call);
    if (isRefusal(answer)) throw new Error(`${path}: ${answer.code}`);
    return answer;
  }

  /** Types of the events in the school's journal. */
  async types(): Promise<string[]> {
    const types: string[] = [];
    for await (const event of this.#product.log.readStream(`journal-${this.school.schoolId}_1`))
      types.push(event.type);
    return types;
  }

  async #net(account: string, query: Query): Promise<number> {
    const { data } = await this.ask({ path: '/api/accounts/trial_balance', query });
    const rows: Body[] = data.flatMap((fund: Body) => fund.rows);
    const own = rows.filter((row) => row.account === account);
    return sum(own.map(({ debit }) => debit)) - sum(own.map(({ credit }) => credit));
  }

  /** @throws Error that names the first equality that does not hold */
  async expectEqualities(): Promise<void> {
    await this.#product.folded(this.school.position);
    const now = await this.#expectDues({});
    const { totalDue } = await this.ask({ path: '/api/users/total_due', query: {} });
    equal('dues and the dashboard', now.due, paisaOf(totalDue));
    equal('admissions and rows', new Set(now.rows.map((row) => row.AdmissionID)).size, this.students.length);
    for (const student of this.students) await this.#expectStatement(student, now.rows);
    // As of any day too: before anybody came (what was brought over from paper is older), and lately.
    for (const asOf of ['2026-02-01', addDays(today(this.#product.clock), -3)])
      await this.#expectDues({ asOf });
  }

  async #expectDues(query: Query) {
    const dues = await this.ask({
      path: '/api/accounts/dues',
      query: { status: 'both', limit: 5000, ...query },
    });
    const rows: Body[] = dues.data;
    const due = sum(rows.map((row) => row.due));
    const advance = sum(rows.map((row) => row.advance));
    const when = JSON.stringify(query);
    equal(`dues and the receivable ${when}`, due, await this.#net('sys:receivable', query));
    equal(`dues and their total ${when}`, due, paisaOf(dues.totals.due));
    equal(`advances and their account ${when}`, advance, -(await this.#net('sys:open-advance', query)));
    equal(`advances and their total ${when}`, advance, paisaOf(dues.totals.advance));
    return { rows, due };
  }

  async #expectStatement({ UserID, AdmissionID }: Student, rows: readonly Body[]): Promise<void> {
    const own = rows.filter((row) => row.UserID === UserID);
    const standing = sum(own.map(({ due }) => due)) - sum(own.map(({ advance }) => advance));
    const { data } = await this.ask({ path: '/api/accounts/statement/:AdmissionID', query: { AdmissionID } });
    equal(`the statement of ${AdmissionID}`, paisaOf(data.closing), standing);
    let balance = paisaOf(data.opening);
    for (const line of data.lines) {
      balance += paisaOf(line.debit) - paisaOf(line.credit);
      equal(`a line of the statement of ${AdmissionID}`, paisaOf(line.balance), balance);
    }
    equal(`the lines of the statement of ${AdmissionID}`, balance, paisaOf(data.closing));
    const counter = await this.ask({ path: '/api/accounts/student_fee_admission', query: { AdmissionID } });
    const { fees, advance } = counter.data;
    equal(
      `the counter of ${AdmissionID}`,
      sum(fees.map((fee: Body) => fee.due)) - paisaOf(advance),
      standing,
    );
  }

  /** Keeps what is answered now: as everything stands, and as of a day some days ago. */
  async remember(): Promise<void> {
    const knownAt = this.#product.clock.now().toISOString();
    const asOf = addDays(today(this.#product.clock), -(this.#remembered.length % 5));
    const { AdmissionID = 0 } = this.students[this.#remembered.length % this.students.length] ?? {};
    const questions: Question[] = [
      { path: '/api/accounts/dues', query: { status: 'both' } },
      { path: '/api/accounts/dues', query: { asOf } },
      { path: '/api/accounts/trial_balance', query: { asOf } },
      { path: '/api/accounts/statement/:AdmissionID', query: { AdmissionID } },
      { path: '/api/accounts/journal', query: { asOf, limit: 1000 } },
    ];
    for (const question of questions) {
      const answer = JSON.stringify(await this.ask(question));
      this.#remembered.push({ knownAt, question, answer });
    }
  }

  /** Asks some of what was answered before again, as known then. @throws Error where the answer has changed */
  async expectUnchanged(some: number): Promise<void> {
    const count = Math.min(some, this.#remembered.length);
    for (let index = 0; index < count; index += 1) {
      this.#next = (this.#next + 7) % this.#remembered.length;
      const place = some === count ? this.#next : index;
      const { knownAt, question, answer } = this.#remembered[place] as Remembered;
      const again = JSON.stringify(await this.ask({ ...question, query: { ...question.query, knownAt } }));
      if (again !== answer)
        throw new Error(
          `${JSON.stringify(question)} as known at ${knownAt}: ${firstDifference(answer, again)}`,
        );
    }
  }
}

function firstDifference(then: string, now: string): string {
  let index = 0;
  while (then[index] === now[index]) index += 1;
  const around = (text: string) => text.slice(Math.max(0, index - 200), index + 100);
  return `then …${around(then)}…, now …${around(now)}…`;
}

function equal(what: string, one: number, other: number): void {
  if (one !== other) throw new Error(`${what}: ${one} is not ${other}`);
}

import type { RunningSchool } from '../counter/running-school.ts';
import { CHILDREN_OF_A_FAMILY } from '../counter/student-form.ts';

const HEADS = 11;
const PRICE = 500;
const PREPAID = 300;
export const PRICE_CELL = 'MaleAbaNew';

export type Sent = { readonly status: number; readonly text: string };

export const taken = ({ status, text }: Sent) => {
  if (status >= 300) throw new Error(`refused: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** The accountant of a school of 2,000 students, at the turn of a month. */
export class Office {
  readonly #running: RunningSchool;

  constructor(running: RunningSchool) {
    this.#running = running;
  }

  async post(path: string, body: object, method = 'POST') {
    return taken(await this.#running.door.send(method, `/api/accounts/${path}`, body));
  }

  /** A look before something is done: nothing is recorded by it. */
  ask(path: string, body: object): Promise<Sent> {
    return this.#running.door.send('POST', `/api/accounts/${path}`, body);
  }

  get(path: string): Promise<Sent> {
    return this.#running.door.send('GET', `/api/accounts/${path}`);
  }

  /** Monthly heads with their prices, a rule for sisters and brothers, and months that some have paid ahead. */
  async prepare(): Promise<number[]> {
    const { school, students } = this.#running;
    const { data: subLedgers } = taken(await this.get('sub_ledgers?caId=1'));
    const { FundID, GLID } = subLedgers.find(({ SLID }: { SLID: number }) => SLID === school.head);
    const heads: number[] = [];
    for (let head = 1; head <= HEADS; head += 1) {
      const { id: SLID } = await this.post('sub_ledgers', { FundID, GLID, SlName: `মাসিক ${head}` });
      await this.post('fee_groups', { FundID, GLID, SLID, SFGNID: 2, chargeOn: 'month' });
      await this.#price(SLID, PRICE);
      heads.push(SLID);
    }
    const [first] = heads as [number];
    await this.post('sibling_rule', { SLID: first, from: 2, percent: 25, active: 1 }, 'PUT');
    for (const [index, { UserID, AdmissionID }] of students.slice(0, PREPAID).entries()) {
      const family = index - (index % CHILDREN_OF_A_FAMILY);
      const elders = students
        .slice(family, family + CHILDREN_OF_A_FAMILY)
        .filter((child) => child.UserID < UserID);
      const where = { AccountType: school.cashLedger, Account: school.cash };
      const months = [{ SLID: first, MonthID: 2, amount: elders.length === 0 ? PRICE : PRICE * 0.75 }];
      await this.post('fee_collections', { UserID, AdmissionID, ...where, Remark: '', fees: [], months });
    }
    return heads;
  }

  async #price(SLID: number, price: number): Promise<void> {
    const { session: SessionID, class: Classid } = this.#running.school;
    await this.post('fee_matrix', { SessionID, Classid, SLID, [PRICE_CELL]: price });
  }
}

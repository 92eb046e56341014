import { concession, type Item } from '@madrasah/command-service';
import { feeCommands } from '@madrasah/events/fees';
import type { Relief } from '../../invented/pupils.ts';
import type { Clerk } from '../clerk.ts';
import type { Frame, Session } from '../frame.ts';
import type { Enrolled, Roll } from '../roll.ts';
import type { Chart } from './chart.ts';

const REASONS: Readonly<Record<Exclude<Relief, undefined>, string>> = {
  free: 'লিল্লাহ ছাত্র: সম্পূর্ণ অবৈতনিক',
  sibling: 'সহোদর ছাড়: মাসিক বেতনের ২৫%',
  need: 'অসচ্ছল পরিবার: মাসিক বেতনের ৫০%',
};
const TUITION_SHARE = { sibling: 25, need: 50 } as const;

/** Charges what falls due, and lets off who pays less before anybody comes to the counter. */
export class Charging {
  readonly #clerk: Clerk;
  readonly #frame: Frame;
  readonly #chart: Chart;
  readonly #roll: Roll;

  constructor(clerk: Clerk, frame: Frame, chart: Chart, roll: Roll) {
    this.#clerk = clerk;
    this.#frame = frame;
    this.#chart = chart;
    this.#roll = roll;
  }

  /** The monthly heads of a session. */
  async month(session: Session, MonthID: number): Promise<void> {
    await this.#run(session, { SFGNID: 2, MonthID });
    await this.#concede(session, (item) => item.monthId === MonthID);
  }

  /** One head that is charged on demand. */
  async demand(session: Session, SLID: number, MonthID: number): Promise<void> {
    await this.#run(session, { SLID, MonthID });
    await this.#concede(session, (item) => item.monthId === MonthID && item.subLedgerId === SLID);
  }

  /** What an exam was charged with its list of candidates is let off whoever pays nothing. */
  async exam(session: Session, examId: number | undefined): Promise<void> {
    await this.#concede(session, (item) => item.examId === examId);
  }

  /** What some owe by their admission itself. */
  async admissions(session: Session, enrolled: readonly Enrolled[]): Promise<void> {
    await Promise.all(enrolled.map((each) => this.#concedeTo(each, session, (item) => item.monthId === 0)));
  }

  #run(session: Session, heads: object) {
    return this.#clerk.send(feeCommands.runCharges, { SessionID: this.#frame.sessions[session], ...heads });
  }

  async #concede(session: Session, which: (item: Item) => boolean): Promise<void> {
    const admitted = this.#roll.admittedTo(session);
    await Promise.all(admitted.map((each) => this.#concedeTo(each, session, which)));
  }

  async #concedeTo(
    { pupil, userId, admissions }: Enrolled,
    session: Session,
    which: (item: Item) => boolean,
  ) {
    const { relief } = pupil;
    const admissionId = admissions[session];
    if (!relief || admissionId === undefined) return;
    const { itemsOf, items } = this.#clerk.journal;
    const lines = (itemsOf.get(userId) ?? [])
      .map((itemId) => items.get(itemId) as Item)
      .filter((item) => item.admissionId === admissionId && item.subLedgerId > 0 && which(item))
      .map((item) => ({ itemId: item.itemId, amount: this.#amount(relief, item) }))
      .filter(({ amount }) => amount > 0);
    if (lines.length === 0) return;
    const on = this.#clerk.today;
    const command = { userId, admissionId, on, lines, reason: REASONS[relief] };
    await this.#clerk.take('a concession', concession(command));
  }

  /** Half up to the whole taka; never more than is due. */
  #amount(relief: Exclude<Relief, undefined>, { subLedgerId, charged, due }: Item): number {
    if (relief === 'free') return due;
    if (subLedgerId !== this.#chart.heads.tuition) return 0;
    return Math.min(due, Math.round((charged * TUITION_SHARE[relief]) / 10_000) * 100);
  }
}

import { type RunningSchool, STUDENTS, startSchool } from '../counter/running-school.ts';
import { CHILDREN_OF_A_FAMILY } from '../counter/student-form.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';

const HEADS = 11;
const PRICE = 500;
const PREPAID = 300;
const MONTHS = [2, 3, 4, 5, 6, 7];
const TIMES = 7;
const PRICE_CELL = 'MaleAbaNew';

type Sent = { readonly status: number; readonly text: string };

const taken = ({ status, text }: Sent) => {
  if (status >= 300) throw new Error(`refused: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** The accountant of a school of 2,000 students, at the turn of a month. */
class Office {
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

async function repeated(times: number, work: (time: number) => Promise<Sent>): Promise<number[]> {
  const samples: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { ms, result } = await timed(() => work(time));
    if (result.status >= 300) throw new Error(`refused: ${result.status} ${result.text.slice(0, 300)}`);
    samples.push(ms);
  }
  return samples;
}

async function monthEnd(running: RunningSchool): Promise<Figure[]> {
  const told = figuresOf(`month end of ${STUDENTS} students`);
  const office = new Office(running);
  const [head, ...others] = await office.prepare();
  const { session: SessionID, class: Classid } = running.school;
  const run = (MonthID: number) => ({ SessionID, SLIDs: [head], MonthID });
  const previews = await repeated(TIMES, () => office.ask('charge_runs/preview', run(2)));
  const runs = await repeated(MONTHS.length, (at) =>
    running.door.send('POST', '/api/accounts/charge_runs', run(MONTHS[at] as number)),
  );
  const rows = [running.school.head, head, ...others].map((SLID) => ({ Classid, SLID, [PRICE_CELL]: 600 }));
  const whatIfs = await repeated(TIMES, () => office.ask('fee_matrix/what_if', { SessionID, rows }));
  const report = `fee_report?report_id=13&SessionID=${SessionID}`;
  const asked = await repeated(TIMES, () => office.get(report));
  const papers = await repeated(2, () => office.get(report.replace('?', '.pdf?')));
  return [
    told('charge run with rules and advances, first', runs[0] as number, 'ms', { atMost: 150 }),
    told('charge run, p50', quantile(runs, 0.5), 'ms', { atMost: 150 }),
    told('charge run, preview, p50', quantile(previews, 0.5), 'ms', { atMost: 300 }),
    told('what-if over 12 heads, p50', quantile(whatIfs, 0.5), 'ms', { atMost: 500 }),
    told('fee report 13, p50', quantile(asked, 0.5), 'ms', { atMost: 200 }),
    told('fee report 13 as PDF', Math.min(...papers) / 1000, 's', { atMost: 4 }),
  ];
}

const running = await startSchool();
try {
  tell(await monthEnd(running));
} finally {
  await running.end();
}

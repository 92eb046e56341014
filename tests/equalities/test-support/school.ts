import { isRefusal } from '@madrasah/events';
import { grantConcession } from '../../../command-service/src/fees/concede.ts';
import { type Errand, stepOn } from '../../../command-service/src/kernel/desk.ts';
import { chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import type { Books, Decided } from '../../../command-service/src/ledger/journal/facts/index.ts';
import { journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import type { Client } from './client.ts';
import { HEAD, type Product, SCHOOL } from './product.ts';

export interface Frame {
  readonly session: number;
  readonly class: number;
  readonly section: number;
}

export interface Student {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
}

/** A row of a payment, in taka. `due` is what the clerk saw. */
export interface Row {
  readonly itemId: number;
  readonly due: number;
  readonly deduction?: number;
  readonly deposit?: number;
}

const COLUMNS = ['Male', 'Female'].flatMap((gender) =>
  ['Aba', 'Ona', 'Day'].flatMap((residence) => [`${gender}${residence}New`, `${gender}${residence}Old`]),
);
const prices = (taka: number) => Object.fromEntries(COLUMNS.map((column) => [column, taka]));

/** The school of the worked entries: a general fund with the cash box C1, and a boarding fund. */
export class School {
  readonly general = 1;
  boarding = 0;
  cashLedger = 0;
  cash = 0;
  admissionFee = 0;
  foodFee = 0;
  readonly frames: Frame[] = [];
  readonly product: Product;
  readonly client: Client;
  readonly schoolId: string;

  private constructor(product: Product, schoolId: string) {
    this.product = product;
    this.schoolId = schoolId;
    this.client = product.client(schoolId);
  }

  static async open(product: Product, schoolId = SCHOOL): Promise<School> {
    const school = new School(product, schoolId);
    await school.#chart();
    await school.addSession();
    return school;
  }

  get books() {
    return {
      cash: `sl:${this.cash}`,
      admission: `sl:${this.admissionFee}`,
      food: `sl:${this.foodFee}`,
    };
  }

  async #add(path: string, body: unknown): Promise<number> {
    return (await this.client.command(path, body)).id;
  }

  async #chart(): Promise<void> {
    const accounts = '/api/accounts';
    this.boarding = await this.#add(`${accounts}/funds`, { FundName: 'বোর্ডিং তহবিল', kind: 2 });
    const ledger = (FundID: number, CAID: number, GlName: string) =>
      this.#add(`${accounts}/general_ledgers`, { FundID, CAID, GlName });
    const sub = (FundID: number, GLID: number, SlName: string) =>
      this.#add(`${accounts}/sub_ledgers`, { FundID, GLID, SlName });
    this.cashLedger = await ledger(this.general, 3, 'নগদ');
    this.cash = await sub(this.general, this.cashLedger, 'হাতে নগদ');
    const fees = await ledger(this.general, 1, 'ছাত্র ফি');
    this.admissionFee = await sub(this.general, fees, 'ভর্তি ফি');
    const boarding = await ledger(this.boarding, 1, 'খোরাকি');
    this.foodFee = await sub(this.boarding, boarding, 'খোরাকি ফি');
    const head = (FundID: number, GLID: number, SLID: number) =>
      this.#add(`${accounts}/fee_groups`, { FundID, GLID, SLID, SFGNID: 1 });
    await head(this.general, fees, this.admissionFee);
    await head(this.boarding, boarding, this.foodFee);
  }

  /** One more session with a class, where admission costs 1,000.00 (G) and food 3,500.00 (B). */
  async addSession(admission = 1000, food = 3500): Promise<Frame> {
    const number = this.frames.length + 1;
    const session = await this.#add('/api/academic/insert_session', { SessionName: `শিক্ষাবর্ষ ${number}` });
    const classId = await this.#add('/api/academic/insert_class', { ClassName: `জামাত ${number}` });
    const section = await this.#add('/api/academic/insert_sub_class', { ClassID: classId, SubClass: 'ক' });
    const matrix = (SLID: number, taka: number) =>
      this.#add('/api/accounts/fee_matrix', {
        ...{ SessionID: session, Classid: classId, SLID, effectiveFrom: '2026-01-01' },
        ...prices(taka),
      });
    await matrix(this.admissionFee, admission);
    await matrix(this.foodFee, food);
    const frame = { session, class: classId, section };
    this.frames.push(frame);
    return frame;
  }

  async admit(name: string, frame = this.frames[0] as Frame): Promise<Student> {
    const data = {
      ...{ UserName: name, FatherName: 'মুহাম্মদ ইউসুফ', MotherName: 'ফাতিমা', GenderID: 1 },
      ...{ DateOfBirth: '2012-05-14', Mobile1: '01712345678', Relationship1: 1 },
      ...this.#admission(frame),
    };
    return (await this.client.command('/api/students/insert_student', { data })).data;
  }

  /** The same student in a later session. */
  async admitAgain({ UserID }: Student, frame: Frame): Promise<Student> {
    const data = { UserID, ...this.#admission(frame) };
    return (await this.client.command('/api/students/insert_student', { data })).data;
  }

  #admission(frame: Frame) {
    const { session: SessionID, class: ClassID, section: SubClassID } = frame;
    return { SessionID, ClassID, SubClassID, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1 };
  }

  /** What the counter shows of an admission. */
  async fees(student: Student) {
    const path = `/api/accounts/student_fee_admission?AdmissionID=${student.AdmissionID}`;
    return (await this.client.get(path)).data;
  }

  /** @returns the receipt's id */
  async pay(student: Student, rows: readonly Row[], more: { Remark?: string; CreateAt?: string } = {}) {
    const payment = {
      ...{ UserID: student.UserID, AdmissionID: student.AdmissionID },
      ...{ AccountType: this.cashLedger, Account: this.cash, Remark: '', ...more },
      fees: rows.map(({ due, ...row }) => ({ amount: due, deduction: 0, deposit: 0, ...row })),
    };
    return (await this.client.command('/api/accounts/fee_collections', payment)).id as number;
  }

  /** Hands the money of a receipt back, today; a mistake is taken back on its own day, its right one still to come. */
  async reverse(receiptId: number, reason = 'ভুল ছাত্র', as: 'refund' | 'mistake' = 'refund'): Promise<void> {
    const body = as === 'refund' ? { reason, kind: as } : { reason };
    await this.client.command(`/api/accounts/fee_collections/${receiptId}/reverse`, body);
  }

  /** A concession that is its own event; amounts in taka. It has no screen yet. */
  async concede(student: Student, itemId: number, taka: number, reason = 'অনুমোদিত'): Promise<void> {
    const { UserID: userId, AdmissionID: admissionId } = student;
    const lines = [{ itemId, amount: taka * 100 }];
    await this.decide((books) =>
      grantConcession(books, { userId, admissionId, on: books.today, lines, reason }),
    );
  }

  /** One step over the journal in the head's name. @throws Error when it is refused */
  async decide(decision: (books: Books) => Decided): Promise<void> {
    if (!(await this.tried(decision))) throw new Error('refused');
  }

  /** One step over the journal; false when it is refused or needs nothing recorded. */
  async tried(decision: (books: Books) => Decided): Promise<boolean> {
    const ids = { requestId: 'decided', correlationId: 'decided', causationId: 'decided' };
    const errand: Errand = { schoolId: this.schoolId, actor: { id: HEAD, permissionType: 2 }, ...ids };
    const step = stepOn(
      journalStream,
      (journal, { look, today }) => decision({ journal, chart: look(chartStream), today }),
      [chartStream],
    );
    const done = await this.product.desk.perform(step, errand);
    if (isRefusal(done)) return false;
    this.client.after(done.position);
    return done.events.length > 0;
  }

  /** Reverses one of the receipts given so far; false when it is refused, or when there is none. */
  async triedReversing(which: number): Promise<boolean> {
    const { receipts } = await this.product.desk.state(journalStream, this.schoolId);
    const path = `/api/accounts/fee_collections/${1 + (which % Math.max(1, receipts.size))}/reverse`;
    return (await this.client.call('POST', path, { reason: 'ভুল' })).status === 201;
  }

  /** The last event that this school's own commands have recorded. */
  get position(): number {
    return this.client.position;
  }

  /** Noon in Dhaka of a day of April or May 2026. */
  day(day: string): void {
    this.product.clock.set(`${day}T06:00:00Z`);
  }
}

/** Admission 1,000.00 (G) and food 3,500.00 (B) of one student as they stand at the counter. */
export async function itemsOf(
  school: School,
  student: Student,
): Promise<{ admission: number; food: number }> {
  const { fees } = await school.fees(student);
  const itemOf = (SLID: number) => fees.find((fee: { SLID: number }) => fee.SLID === SLID).itemId;
  return { admission: itemOf(school.admissionFee), food: itemOf(school.foodFee) };
}

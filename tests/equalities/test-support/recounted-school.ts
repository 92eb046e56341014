import type { Verdict } from '../../../projection-service/src/ledger/proof/index.ts';
import { Product, SCHOOL } from './product.ts';
import { itemsOf, School, type Student } from './school.ts';

export const JOURNAL = `journal-${SCHOOL}_1`;

/** `name: detail` of every check that fails. */
export const faults = ({ checks }: Pick<Verdict, 'checks'>) =>
  checks.filter(({ pass }) => !pass).map(({ name, detail }) => `${name}: ${detail}`);

/** A school whose journal has two admissions (@0, @1), three receipts (@2 to @4) and a reversal of the last (@5). */
export class RecountedSchool {
  readonly product: Product;
  readonly school: School;
  /** The student who has paid. */
  readonly student: Student;

  private constructor(product: Product, school: School, student: Student) {
    this.product = product;
    this.school = school;
    this.student = student;
  }

  static async open(): Promise<RecountedSchool> {
    const product = await Product.start();
    const school = await School.open(product);
    school.day('2026-04-10');
    const student = await school.admit('আব্দুল্লাহ');
    await school.admit('উমর');
    const { admission, food } = await itemsOf(school, student);
    await school.pay(student, [{ itemId: admission, due: 1000, deposit: 1000 }]);
    await school.pay(student, [{ itemId: food, due: 3500, deposit: 500 }]);
    const third = await school.pay(student, [{ itemId: food, due: 3000, deposit: 100 }]);
    await school.reverse(third, 'ভুল ছাত্র', 'mistake');
    return new RecountedSchool(product, school, student);
  }

  /** What the recount reads: damage it here. */
  get log() {
    return this.product.log;
  }

  /** The verdict of a recount, as it is asked for over the wire. */
  verify(client = this.school.client, clocks = {}): Promise<Verdict> {
    return client.get('/api/accounts/audit/verify', clocks);
  }

  /** The log reads again as it was written. */
  heal(): void {
    this.log.heal();
  }

  end(): Promise<void> {
    return this.product.end();
  }
}

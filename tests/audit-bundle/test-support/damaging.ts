import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { canonicalJson } from '@madrasah/service-kit/codec';
import { Product, SCHOOL } from '../../equalities/test-support/product.ts';
import { itemsOf, School } from '../../equalities/test-support/school.ts';
import { bundleOf, type Checked, checked, Folders, linesOf, withLines, withManifest } from './bundle.ts';

export const JOURNAL = `journal-${SCHOOL}_1`;

export interface Line {
  stream: string;
  revision: number;
  position: number;
  id: string;
  type: string;
  data: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

type Posting = { account: string; fund: number; debit: number; credit: number };
export const postings = (event: Line) => event.data['postings'] as Posting[];
export const eventIn = (line: string | undefined) => JSON.parse(line as string) as Line;

/** With the event of a line changed. */
export const changed = (at: number, change: (event: Line) => void) => (lines: string[]) => {
  const event = eventIn(lines[at]);
  change(event);
  return lines.with(at, JSON.stringify(event));
};

const PAYING = ['আব্দুল্লাহ', 'উমর', 'আলী', 'বিলাল', 'হামজা', 'যায়েদ', 'আনাস', 'সালমান'];

/** A small school: charges, eight receipts of which two are reversed, a concession. */
async function smallSchool(product: Product): Promise<void> {
  const school = await School.open(product);
  school.day('2026-04-10');
  const receipts: number[] = [];
  for (const name of PAYING) {
    const student = await school.admit(name);
    const { admission, food } = await itemsOf(school, student);
    await school.concede(student, food, 500);
    receipts.push(await school.pay(student, [{ itemId: admission, due: 1000, deposit: 1000 }]));
  }
  for (const receipt of receipts.slice(0, 2)) await school.reverse(receipt, 'ভুল ছাত্র', 'mistake');
}

/** A whole bundle of a small school, to be damaged in copies. */
export class Damaging {
  readonly folders = new Folders();
  readonly whole = this.folders.next();
  #lines: string[] = [];

  async make(): Promise<void> {
    const product = await Product.start();
    await smallSchool(product);
    await bundleOf(product.log, this.whole, { schoolId: SCHOOL, formats: ['csv'] });
    await product.end();
    this.#lines = linesOf(this.whole);
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** The lines on which the journal stands. */
  journal(): number[] {
    return this.#lines.flatMap((line, at) => (line.startsWith(`{"stream":"${JOURNAL}"`) ? [at] : []));
  }

  /** The line of the nth receipt, from 0. */
  receipt(nth: number): number {
    const receipts = this.journal().filter((at) => eventIn(this.#lines[at]).type === 'FeesCollected');
    return receipts[nth] as number;
  }

  /** `stream@revision` of a line's event. */
  place(at: number) {
    const { stream, revision } = eventIn(this.#lines[at]);
    return { revision, name: `${stream}@${revision}` };
  }

  /** What the verifier says of other lines, whose file has its sum put right. */
  after(change: (lines: string[]) => readonly string[]): Checked {
    return checked(withLines(this.whole, this.folders.next(), change));
  }

  /** The bundle of a history forged: an event changed, and every hash, head and sum behind it made anew. */
  forged(at: number, change: (event: Line) => void): string {
    let head = '';
    const copy = withLines(this.whole, this.folders.next(), (lines) => {
      return lines.map((line, index) => {
        const event = eventIn(line);
        if (event.stream !== JOURNAL) return line;
        if (index === at) change(event);
        if (head) event.metadata['prevHash'] = head;
        const { hash: _hash, ...metadata } = event.metadata;
        const { stream, revision, id, type, data } = event;
        const content = canonicalJson({ stream, revision, id, type, data, metadata } as never);
        head = createHash('sha256').update(content).digest('hex');
        event.metadata['hash'] = head;
        return JSON.stringify(event);
      });
    });
    const sealed = withManifest(copy, this.folders.next(), ({ streams }) => {
      for (const row of streams) if (row.stream === JOURNAL) row.hash = head;
    });
    rmSync(copy, { recursive: true });
    return sealed;
  }
}

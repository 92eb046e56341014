import { paisa, streams } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Envelope } from '../../../../kernel/documents/index.ts';
import { foldTouches, touchesOf } from '../../../../kernel/projecting/fold.ts';
import type { Projector } from '../../../../kernel/projecting/index.ts';
import { type Books, dues, trialBalance } from '../../../books/index.ts';
import { cutAfter } from '../../../cut-after.ts';
import type { MonthOfAccount } from '../../../reporting/balances.ts';
import { type AdmissionDues, balancesProjector, duesProjector } from '../../../reporting/index.ts';
import { type Check, Findings } from '../check.ts';

interface Place {
  readonly schoolId: string;
  /** The books that the log yields; what they know beyond `until` is left out. */
  readonly books: Books;
  readonly until: number;
}

const SUMS = { charged: 'charged', concession: 'conceded', paid: 'paid', due: 'due' } as const;

/**
 * What the read models of money become by the log says the same as the books: dues by admission, advances by student,
 * the sum of all months by fund and account. That they stand so in the store is proved document by document.
 */
export class ReportingCheck implements Check {
  readonly #place: Place;
  readonly #folded = new Map<Projector, Map<string, Envelope>>();
  readonly #findings = new Findings('reporting', 'dues and balances equal to the books');
  #revision = -1;

  constructor(place: Place, projectors: readonly Projector[] = [duesProjector, balancesProjector]) {
    this.#place = place;
    for (const projector of projectors) this.#folded.set(projector, new Map());
  }

  decoded(event: DomainEvent): void {
    const { schoolId, until } = this.#place;
    if (event.position > until) return;
    if (event.stream === streams.journal(schoolId)) this.#revision = event.revision;
    for (const [projector, documents] of this.#folded) {
      const touches = touchesOf(projector, [event]).filter(({ school }) => school === schoolId);
      for (const one of foldTouches(projector, touches, documents as never)) documents.set(one._id, one);
    }
  }

  result() {
    const { books } = this.#place;
    const cut = cutAfter(books, this.#revision);
    this.#compareDues(dues(books, cut));
    this.#compareBalances(trialBalance(books, cut));
    return this.#findings.result();
  }

  #compareDues({ admissions, advances }: ReturnType<typeof dues>): void {
    const told = this.#documents<AdmissionDues>('dues');
    const byId = new Map(told.map((one) => [one.admissionId, one]));
    for (const { admissionId, totals } of told)
      for (const [name, inBooks] of Object.entries(SUMS) as [keyof typeof SUMS, 'charged' | 'due'][])
        this.#same(
          `${name} of admission ${admissionId}`,
          totals[name],
          admissions.get(admissionId)?.[inBooks],
        );
    for (const admissionId of admissions.keys())
      if (!byId.has(admissionId)) this.#findings.fault(`dues of admission ${admissionId} are missing`);
    for (const { userId, latest, totals } of told) {
      const held = advances.get(userId);
      if (latest) this.#same(`advance of user ${userId}`, totals.advance, held && held.open + held.month);
    }
  }

  #compareBalances(funds: ReturnType<typeof trialBalance>): void {
    const left = new Map<string, number>();
    const add = (key: string, amount: number) => left.set(key, paisa((left.get(key) ?? 0) + amount));
    for (const { fundId, account, debit, credit } of this.#documents<MonthOfAccount>('balances'))
      add(`account ${account} of fund ${fundId}`, debit - credit);
    for (const { fundId, accounts } of funds)
      for (const { account, debit, credit } of accounts)
        add(`account ${account} of fund ${fundId}`, credit - debit);
    for (const [what, rest] of left) {
      this.#findings.count += 1;
      if (rest !== 0) this.#findings.fault(`${what}: ${rest} paisa more than in the books`);
    }
  }

  #same(what: string, told: number, inBooks: number | undefined): void {
    this.#findings.count += 1;
    const wanted = inBooks ?? 0;
    if (told !== wanted) this.#findings.fault(`${what}: ${told} paisa, ${wanted} in the books`);
  }

  #documents<D>(collection: string): D[] {
    const found = [...this.#folded].find(([projector]) => projector.collection === collection);
    const shown = [...(found?.[1].values() ?? [])].filter((document) => !('removed' in document));
    return shown as unknown as D[];
  }
}

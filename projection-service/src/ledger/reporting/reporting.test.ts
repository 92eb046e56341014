import { readdirSync, readFileSync } from 'node:fs';
import { type EventDraft, eventCatalogue, journalEventTypes, movesMoney, paisa } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import fc from 'fast-check';
import type { Envelope } from '../../kernel/documents/index.ts';
import { foldTouches, inSteps, touchesOf } from '../../kernel/projecting/fold.ts';
import { defineProjector, type Projector } from '../../kernel/projecting/index.ts';
import { postingsIn } from '../books/entry-facts.ts';
import { ROLE, roleOf } from '../books/roles.ts';
import {
  booksOf,
  charge,
  collect,
  concede,
  histories,
  opening,
  recorded,
  reverse,
  SCHOOL,
} from '../books/test-support.ts';
import { ReportingCheck } from '../proof/checks/money/reporting-check.ts';
import type { AdmissionDues } from './dues-document.ts';
import { balancesProjector, duesProjector, receiptsProjector } from './index.ts';
import type { ReceiptDocument } from './receipts.ts';

/** What is read of a collection after these events, by key; however they are batched. */
function shown<D>(projector: Projector, drafts: readonly EventDraft[]): Map<string, D> {
  const stored = new Map<string, Envelope>();
  for (const one of foldTouches(projector, touchesOf(projector, recorded(drafts)), stored as never))
    stored.set(one._id, one);
  const read = [...stored.values()].filter((document) => !('removed' in document));
  return new Map(read.map((document) => [document.key, document as unknown as D]));
}

const checkOf = (drafts: readonly EventDraft[], until: number, projectors?: readonly Projector[]) => {
  const check = new ReportingCheck({ schoolId: SCHOOL, books: booksOf(drafts), until }, projectors);
  for (const event of recorded(drafts)) check.decoded(event);
  return check.result();
};

const row = (userId: number, itemId: number, amount: number) => ({ userId, itemId, fund: 1, amount });

test('one document an admission tells what was charged, conceded, paid and is due', (t) => {
  const drafts = [
    charge(1, [[7, 11, 100_000]]),
    charge(2, [[7, 11, 50_000]]),
    concede(3, row(7, 1, 20_000), '2026-04-11'),
    collect(4, 7, [row(7, 1, 30_000)], '2026-04-12', 5_000),
  ];
  const dues = shown<AdmissionDues>(duesProjector, drafts).get('1007');
  t.deepEqual(dues?.totals, {
    ...{ charged: 150_000, concession: 20_000, paid: 30_000 },
    ...{ due: 100_000, advance: 5_000 },
  });
  // The two are of one head and month.
  t.deepEqual(dues?.heads, [
    {
      ...{ subLedgerId: 11, monthId: 4, fundId: 1, dueOn: '2026-04-10' },
      ...{ charged: 150_000, concession: 20_000, paid: 30_000, due: 100_000 },
    },
  ]);
});

test('what a receipt paid is due again when it is taken back, and the receipt says so', (t) => {
  const receipt = collect(4, 7, [row(7, 1, 30_000)], '2026-04-12');
  const drafts = [charge(1, [[7, 11, 100_000]]), receipt, reverse(receipt, '2026-04-13')];
  t.is(shown<AdmissionDues>(duesProjector, drafts).get('1007')?.totals.due, 100_000);
  const [told] = shown<ReceiptDocument>(receiptsProjector, drafts).values();
  t.like(told, { receiptNo: 104, on: '2026-04-12', reversed: { on: '2026-04-13', kind: 'correction' } });
});

test('a due carried over from paper is of no head and no month', (t) => {
  const dues = shown<AdmissionDues>(duesProjector, [opening(1, 7, 90_000, '2026-04-01')]).get('1007');
  t.like(dues?.heads[0], { subLedgerId: 0, monthId: 0, due: 90_000 });
  t.like(dues, { sessionId: 9, latest: true });
});

test('whatever happened to the journal, the documents say what the books say', (t) => {
  fc.assert(
    fc.property(histories, fc.nat(), (drafts, at) => {
      const until = (1 + (at % drafts.length)) * 100;
      const { pass, detail } = checkOf(drafts, until);
      if (!pass) throw new Error(detail);
    }),
    { numRuns: 200 },
  );
  t.pass();
});

test('a batch of which only the first step was written makes the same when it comes again', (t) => {
  fc.assert(
    fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 5 }), (drafts, broken, size) => {
      const events = recorded(drafts);
      const stored = new Map<string, Envelope>();
      // As the store does: only over what is older.
      const write = (documents: readonly Envelope[]) => {
        for (const one of documents)
          if ((stored.get(one._id)?.position ?? -1) < one.position) stored.set(one._id, one);
      };
      const fold = (part: DomainEvent[]) =>
        inSteps(duesProjector, foldTouches(duesProjector, touchesOf(duesProjector, part), stored as never));
      const at = broken % events.length;
      for (const event of events.slice(0, at)) for (const step of fold([event])) write(step);
      write(fold(events.slice(at, at + size))[0] ?? []); // and here the machine stopped
      for (const event of events) for (const step of fold([event])) write(step);
      const once = shown<Envelope>(duesProjector, drafts);
      const read = [...stored.values()].filter((document) => !('removed' in document));
      t.deepEqual(new Map(read.map((document) => [document.key, document])), once);
    }),
    { numRuns: 60 },
  );
});

test('documents that missed an entry are told from the books', (t) => {
  const forgetful = (projector: Projector, type: string) => {
    const { [type]: _forgotten, ...on } = projector.on;
    return defineProjector({ ...projector, on });
  };
  const drafts = [charge(1, [[7, 11, 100_000]]), collect(4, 7, [row(7, 1, 30_000)], '2026-04-12')];
  t.true(checkOf(drafts, 200).pass);
  const dues = checkOf(drafts, 200, [forgetful(duesProjector, 'FeesCollected'), balancesProjector]);
  t.like(dues, { pass: false, detail: 'paid of admission 1007: 0 paisa, 30000 in the books' });
  const balances = checkOf(drafts, 200, [duesProjector, forgetful(balancesProjector, 'FeesCollected')]);
  t.regex(balances.detail, /^account sys:receivable of fund 1: 30000 paisa more/);
});

const samples = new URL('../../../../events/samples/', import.meta.url);

test('every event of a journal that moves a due or an advance moves the documents', (t) => {
  const moved = readdirSync(samples).flatMap((file) => {
    const [type = '', version] = file.split('.');
    const definition = eventCatalogue.get(type);
    if (!definition || !journalEventTypes.has(type) || !movesMoney(definition)) return [];
    if (version !== `v${definition.version}`) return [];
    const { data } = JSON.parse(readFileSync(new URL(file, samples), 'utf8'));
    const isDue = (role: number) =>
      role === ROLE.receivable || role === ROLE.openAdvance || role === ROLE.monthAdvance;
    const postings = postingsIn({ type, data } as DomainEvent);
    return postings.some(({ account }) => isDue(roleOf(account))) ? [type] : [];
  });
  t.true(moved.length > 5);
  t.deepEqual(
    moved.filter((type) => !(type in duesProjector.on)),
    [],
  );
});

test('the months of an account add up to what was posted', (t) => {
  const drafts = [charge(1, [[7, 11, 100_000]], '2026-04-10'), charge(2, [[7, 11, 1]], '2026-05-10')];
  const months = shown<{ debit: number }>(balancesProjector, drafts);
  t.deepEqual(
    [...months.keys()].filter((key) => key.includes('receivable')),
    ['1_sys:receivable_2026-04', '1_sys:receivable_2026-05'],
  );
  const debits = [...months.values()].map(({ debit }) => debit);
  t.is(
    debits.reduce((sum, debit) => paisa(sum + debit), 0),
    100_001,
  );
});

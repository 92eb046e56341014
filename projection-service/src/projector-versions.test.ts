import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eventCatalogue } from '@madrasah/events';
import { canonicalJson, type DomainEvent } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { BESIDE_SAMPLES } from './app-test-samples.ts';
import { testApp } from './app-test-support.ts';
import type { StoredDocument } from './kernel/documents/index.ts';
import { foldTouches, touchesOf } from './kernel/projecting/fold.ts';
import type { Projector } from './kernel/projecting/index.ts';
import { sourcesOf } from './kernel/query.ts';
import { reportingProjectors } from './ledger/reporting/index.ts';

// What the samples make of each projector's documents. They outlive the process, in a MongoDB as in a snapshot: when
// this fails because a fold has changed, raise the projector's `version` and write down the new print.
const PRINTS: Readonly<Record<string, string>> = {
  payrolls: '1:491b1d5e44dd4c74',
  salaries: '1:15dafba8acf3cadf',
  'pay-heads': '1:308897d04d207dee',
  'fee-comments': '1:1bba9718cbeef988',
  'dues-letters': '1:e93491a29d4db9de',
  'dues-replies': '1:f0a0866797cb18e0',
  'payment-promises': '1:49d1854bc8c601a7',
  applications: '3:ed92038048f9e27e',
  'online-admission': '1:8d40fe909b571190',
  sessions: '3:8c6d8ab41a8eb4b7',
  classes: '3:e3ec0e65e18c5578',
  sections: '3:a75428e24bde8c1c',
  subjects: '1:cc6a3d2c8c08ea77',
  'exam-names': '1:f9b7bee32067161c',
  'exam-fees': '1:4ba80c3e58a75008',
  'exam-charges': '1:e6c727c8e18ea885',
  'exam-settings': '2:502a862d70c1aa9f',
  'admit-card-settings': '1:c4d738abad1122b2',
  'paper-assignments': '1:6344aa72a8152106',
  'promotion-suggestions': '1:a76c843cf718335f',
  'seat-plans': '1:0fd4fc6b6decf456',
  'exam-rooms': '1:493596dfc845c3ad',
  'routine-rows': '1:fb73ad8de6f2b57a',
  'exam-candidates': '1:58be587dc2d95605',
  'exam-conditions': '3:01a7e125ec407876',
  'exam-marks': '2:d37c857d88f4a5d5',
  'published-sheets': '3:c9bc14468073ec64',
  'result-publications': '2:badf8be03997c723',
  designations: '1:02f8acf5d6625d0d',
  teachers: '1:a408febc11eb8c11',
  'vacation-types': '1:f5f97406f91ecde0',
  'character-types': '1:13f2bf31b1c54d20',
  'character-variants': '1:200ea3d6dfc26db5',
  'character-reports': '2:9c043360d943144e',
  vacations: '3:4a124c3c093e5847',
  certificates: '6:bcc7991726397833',
  'certificate-last-moved': '1:00ec6df4c513fe28',
  'book-kinds': '1:e4cede14ec0865cc',
  titles: '1:68930de94d1b1570',
  'book-copies': '1:17e19672bb1a9e18',
  'loan-rules': '1:e725e80a18aae476',
  'return-days': '1:60f2c95846a9b324',
  donors: '1:4e31f23229d1b81a',
  donations: '1:77611a3d8e3ecacd',
  'book-loans': '1:fe5da63532f282f8',
  'board-names': '1:834b03bb9c33c9b9',
  'board-registrations': '1:697c928a70467c82',
  'board-exams': '1:96e78b92bcdf6cc3',
  'board-centers': '1:73c48b6f459d55ac',
  'board-fees': '1:e2fc915577cc5b7d',
  'calendar-entries': '1:06030e37183e9222',
  operations: '3:2a52ae1f4608c1ec',
  people: '14:82e84a4dc2ce2e8f',
  'student-notes': '1:1fc80912f11c2e94',
  students: '12:b6f8f3f4990ba331',
  enrolment: '3:df28d7e2dc923f98',
  funds: '4:178c190d92e5bc85',
  'entry-words': '2:0914dbb927042504',
  'general-ledgers': '2:c2d210860fab8886',
  'sub-ledgers': '2:d43a24c8e68ed5bb',
  'fee-heads': '2:04beefdb6d49c5a2',
  'fee-prices': '2:ef5fceb2d4170244',
  'institution-info': '2:de8e3de6ed146e47',
  'user-codes': '2:3f9d039119b5bf77',
  'receipt-leaves': '1:8287b2977cd228e4',
  'printed-receipts': '1:97dfefca4958ca46',
  vouchers: '3:b01b77bd2b10617d',
  'staff-advances': '2:cfdfa9234016e04a',
  'wallet-settlements': '2:05dca26c100689fe',
  'journal-vouchers': '3:91b0c17b309fcee5',
  refunds: '2:16ddaa3ba6de601a',
  'zakat-eligible': '1:9d3e7d9b12a0b73f',
  tamliks: '2:ce61f1eccb8d0ed6',
  transfers: '3:26dc3405ed374ad9',
  'voucher-series': '2:96115c6242b27c93',
  'names-then': '1:11f5036ad63a324f',
  notes: '2:1d735b8efdc8f450',
  files: '1:11ec6248cb31a596',
  'current-files': '1:d60e0cd2e83b3ec2',
  'fee-group-names': '1:410459f552bf8070',
  history: '5:cb4c4181fbdd3209',
  'period-marks': '1:20ee66c2cd5d0423',
  'print-settings': '1:17255b554b4c6ca4',
  'closed-years': '1:779303a387df7b84',
  'day-closes': '2:f10baf239ac1d4ca',
  'cashier-debts': '1:0f3ac0d50f152eec',
  'cash-sheets': '1:e594058bd5425cf9',
  'receipt-books': '3:50837fa4bbcf4b50',
  'accounting-years': '1:ac15c4076d14efcf',
  'concession-limits': '1:f5de104acd09b887',
  'approval-requests': '5:032511b10a0fedb6',
  'daily-roots': '3:457fed7bef054034',
  auditors: '1:e6778d0024c754a3',
  'month-calendars': '1:4684f03b4741a73f',
  'student-fees': '1:2191d13518f27e0c',
  'sibling-rules': '1:f49b5725516c3777',
  'late-fee-rule': '1:8aeaa5c5c4b4dacf',
  'month-advances': '1:66ff6c48e9d26b9b',
  'arranged-concessions': '2:a79ce5a727ff078c',
  'asked-openings': '4:87b4709766b800ff',
  'bank-statements': '1:383d9ab502e8fbe6',
  'bank-matches': '1:0c4b5ec12384b438',
  'bank-numbers': '2:4989444686f26f7b',
  'student-exports': '2:f202d4d4867d4d7c',
  'last-sign-in': '1:e6d191d8d4c237e8',
  settings: '1:0d6898b996eb9d16',
  dues: '2:414203bc8a96399e',
  receipts: '1:79475ec878f89999',
  balances: '1:4abc78e733034600',
  'confirmation-marks': '1:d32ab5cc28a9a5c7',
  'drawer-keepers': '1:f79a9b2f77773052',
  leavings: '1:4d0e7eb86557e6c8',
};

const { app, end } = await testApp();
const projectors = [...sourcesOf(app.queries).projectors, ...reportingProjectors];
test.after.always(end);

const folder = new URL('../../events/samples/', import.meta.url);

/** The frozen sample of an event, as it stands in the log at a position. */
function sample(type: string, position: number): DomainEvent {
  const { data } = JSON.parse(readFileSync(new URL(`${type}.v1.json`, folder), 'utf8'));
  const { version = 0, upcasts = {} } = eventCatalogue.get(type) ?? {};
  let present = { ...data, ...BESIDE_SAMPLES[type] }; // a changed upcast is a changed fold
  for (let known = 1; known < version; known += 1) present = upcasts[known]?.(present);
  const metadata = { schoolId: '1001', at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  const place = { stream: 'people-1001', revision: position - 1, position, id: `event-${position}` };
  return { type, data: present, ...place, metadata } as never;
}

/** Each event twice: once for the first of its kind, once for what stands already. */
function printOf(projector: Projector): string {
  const types = Object.keys(projector.on).sort();
  const stored = new Map<string, StoredDocument>();
  const told: Json[] = [projector.collection];
  for (const [index, type] of [...types, ...types].entries()) {
    const written = foldTouches(projector, touchesOf(projector, [sample(type, (index + 1) * 10)]), stored);
    for (const document of written) stored.set(document._id, document as StoredDocument);
    told.push(JSON.parse(JSON.stringify(written)));
  }
  return `${projector.version}:${createHash('sha256').update(canonicalJson(told)).digest('hex').slice(0, 16)}`;
}

test('every projector has its print here, and no other', (t) =>
  t.deepEqual(projectors.map(({ name }) => name).sort(), Object.keys(PRINTS).sort()));

for (const projector of projectors)
  test(`a fold of ${projector.name} that has changed has a new version`, (t) =>
    t.is(printOf(projector), PRINTS[projector.name] ?? ''));

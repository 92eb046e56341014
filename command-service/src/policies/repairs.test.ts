import { paisa } from '@madrasah/events';
import { AdmissionWithdrawn, StudentAdmitted } from '@madrasah/events/admissions';
import { FundSwitched, refuseLedger } from '@madrasah/events/ledger';
import type { Codec, DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { createLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { admissionsStream } from '../admissions/state.ts';
import { type Desk, stepOn } from '../kernel/desk.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { furnish } from '../test-support/office.ts';
import type { Policy } from './policy.ts';
import { chargeAdmissions } from './repairs.ts';
import { PolicyRunner } from './runner.ts';

const actor = { id: 1, permissionType: 1 };
const errand = { schoolId: SCHOOL, actor, requestId: 'r', correlationId: 'r', causationId: 'r' };
const line = { subLedgerId: 1, priceRowId: 1, fundId: 1, feeGroup: 2, monthId: 0, name: 'বেতন' };
const whose = { admissionId: 1, userId: 1, sessionId: 1, classId: 1, serial: 1, on: '2026-04-14' };
const admitted = StudentAdmitted({
  ...whose,
  ...{ sectionId: 1, financialStatus: 1, residence: 1, newOrOld: 1 },
  plan: [{ ...line, amount: paisa(500_00) }],
});

test('an admission that was interrupted is charged; one that was withdrawn meanwhile is not', async (t) => {
  for (const isWithdrawn of [false, true]) {
    const app = await openSchool();
    t.teardown(() => app.close());
    await furnish(app);
    const { desk } = app;
    const gone = isWithdrawn ? [AdmissionWithdrawn({ ...whose, noteId: null })] : [];
    const done = await desk.perform(
      stepOn(admissionsStream, () => [admitted, ...gone]),
      errand,
    );
    const [event] = (done as { events: readonly DomainEvent[] }).events;
    await chargeAdmissions(desk).react(event as DomainEvent, errand);
    t.deepEqual(await app.recorded('journal'), isWithdrawn ? [] : ['FeesCharged']);
  }
});

test('an admission whose fund was closed meanwhile stays uncharged, and the repair says why', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  const { desk } = app;
  const done = await desk.perform(
    stepOn(admissionsStream, () => [admitted]),
    errand,
  );
  await desk.perform(
    stepOn(chartStream, () => [FundSwitched({ fundId: 1, active: false })]),
    { ...errand, requestId: 'closing' },
  );
  const [event] = (done as { events: readonly DomainEvent[] }).events;
  const refusal = await chargeAdmissions(desk).react(event as DomainEvent, errand);
  t.like(refusal, { code: 'ledger.fund-inactive' });
  t.deepEqual(await app.recorded('journal'), []);
});

test('what a policy is refused is noted, and the events behind it are handed on', async (t) => {
  const lines: string[] = [];
  const log = createLogger('test', 'trace', { write: (line: string) => void lines.push(line) });
  const handed: number[] = [];
  const policy: Policy = {
    name: 'refused-once',
    reactsTo: ['Happened'],
    async react({ data }) {
      handed.push(data['number'] as number);
      return data['number'] === 1 ? refuseLedger('ledger.fund-inactive', { fund: 'বোর্ডিং' }) : undefined;
    },
  };
  const noted = Promise.withResolvers<void>();
  const desk = { perform: async () => noted.resolve() } as unknown as Desk;
  const codec = { decode: (event: unknown) => event } as unknown as Codec;
  const runner = new PolicyRunner([policy], desk, codec, log);
  t.teardown(() => runner.stop());
  const happened = (number: number) => ({
    ...{ id: `event-${number}`, type: 'Happened', position: number, data: { number } },
    metadata: { schoolId: SCHOOL, requestId: 'r', correlationId: 'c' },
  });
  runner.observe([happened(1), happened(2)] as unknown as readonly RecordedEvent[]);
  await noted.promise;
  t.deepEqual(handed, [1, 2]);
  t.is(lines.length, 1);
  t.like(JSON.parse(lines[0] as string), {
    ...{ schoolId: SCHOOL, policy: 'refused-once', eventId: 'event-1', code: 'ledger.fund-inactive' },
  });
});

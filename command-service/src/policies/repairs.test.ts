import { paisa } from '@madrasah/events';
import { AdmissionWithdrawn, StudentAdmitted } from '@madrasah/events/admissions';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { admissionsStream } from '../admissions/state.ts';
import { stepOn } from '../kernel/desk.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { furnish } from '../test-support/office.ts';
import { chargeAdmissions } from './repairs.ts';

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

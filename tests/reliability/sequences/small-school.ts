import type { EventDraft } from '@madrasah/events';
import { SetClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import { academicsStream } from '../../../command-service/src/academics/state.ts';
import { accessStream } from '../../../command-service/src/access/state.ts';
import { admissionsStream } from '../../../command-service/src/admissions/state.ts';
import { chargeAdmission } from '../../../command-service/src/fees/steps.ts';
import { type Desk, type Errand, stepOn } from '../../../command-service/src/kernel/desk.ts';
import type { StreamDefinition } from '../../../command-service/src/kernel/stream.ts';
import { chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import type { Decided } from '../../../command-service/src/ledger/journal/facts/index.ts';
import { journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { openBalances } from '../../../command-service/src/opening/open-balances.ts';
import { peopleStream } from '../../../command-service/src/people/state.ts';
import { plansStream } from '../../../command-service/src/plans/state.ts';
import { schoolDesk } from '../../../command-service/src/school-desk.ts';
import { givenAdmissions, givenChart, givenFrame, givenLogins, givenPeople } from './school/given.ts';
import { BROUGHT_OVER, calendars, years } from './school/past.ts';

/** A log, a vault and a codec that many schools stand on, one after another. */
export class Ground {
  readonly store: EventStore = inProcessEventStore(':memory:');
  readonly vault = new FileVault(':memory:');
  readonly codec = new Codec(this.vault);
  #schools = 20_000;

  /** A school that nobody has used. */
  async school(): Promise<SmallSchool> {
    this.#schools += 1;
    const school = new SmallSchool(this, String(this.#schools));
    await school.open();
    return school;
  }

  async close(): Promise<void> {
    await this.store.close();
    this.vault.close();
  }
}

export { CLASS, COLLEAGUES, SESSIONS, STUDENTS } from './school/given.ts';

// The books begin more than a year back; somebody looks at them some days before the accounting year turns on 1 July.
const OPENED = '2025-05-01T04:00:00.000Z';
const BEGINS = '2026-06-27T04:00:00.000Z';

/** A school as the deciders of the product keep it: a chart, two sessions, three students, four admissions. */
export class SmallSchool {
  readonly schoolId: string;
  readonly clock = new SetClock(OPENED);
  readonly ground: Ground;
  desk: Desk;

  constructor(ground: Ground, schoolId: string) {
    this.ground = ground;
    this.schoolId = schoolId;
    this.desk = this.newDesk();
  }

  /** The command side of a process that has forgotten everything. */
  newDesk(): Desk {
    return schoolDesk(this.ground.store, this.ground.codec, this.clock);
  }

  errand(requestId: string): Errand {
    const actor = { id: 1, permissionType: 1 };
    return { schoolId: this.schoolId, actor, requestId, correlationId: requestId, causationId: requestId };
  }

  async open(): Promise<void> {
    const admissions = givenAdmissions();
    await Promise.all([
      this.#given(chartStream, [...givenChart(), ...years()]),
      this.#given(accessStream, givenLogins()),
      this.#given(academicsStream, givenFrame()),
      this.#given(peopleStream, givenPeople()),
      this.#given(admissionsStream, admissions),
      this.#given(plansStream, calendars()),
    ]);
    const brought = stepOn(
      journalStream,
      (journal, { look, today }): Decided =>
        openBalances({ journal, chart: look(chartStream), today }, BROUGHT_OVER),
      [chartStream],
    );
    await this.desk.perform(brought, this.errand('brought over'));
    for (const { data } of admissions) {
      this.clock.set(`${data.on}T04:00:00.000Z`);
      await this.desk.perform(chargeAdmission(data), this.errand('admitted'));
    }
    this.clock.set(BEGINS);
  }

  async #given<S>(stream: StreamDefinition<S>, drafts: readonly EventDraft[]): Promise<void> {
    await this.desk.perform(
      stepOn(stream, () => drafts),
      this.errand('given'),
    );
  }
}

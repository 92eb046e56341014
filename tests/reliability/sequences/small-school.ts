import { drafted, type EventDraft } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import { LoginCreated } from '@madrasah/events/access';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { FeeHeadAdded, FeePricesSet } from '@madrasah/events/fees';
import { SubLedgerAdded } from '@madrasah/events/ledger';
import { PersonRegistered } from '@madrasah/events/people';
import { SetClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import { academicsStream } from '../../../command-service/src/academics/state.ts';
import { accessStream } from '../../../command-service/src/access/state.ts';
import { admissionsStream } from '../../../command-service/src/admissions/state.ts';
import { chargeAdmission } from '../../../command-service/src/fees/steps.ts';
import { Desk, type Errand, stepOn } from '../../../command-service/src/kernel/desk.ts';
import type { StreamDefinition } from '../../../command-service/src/kernel/stream.ts';
import { chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import { peopleStream } from '../../../command-service/src/people/state.ts';
import { chartDrafts, fund, HEADS, headFund, sl } from '../../../command-service/src/test-support/chart.ts';
import { PROFILE } from '../../../command-service/src/test-support/people.ts';

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

/** UserID and AdmissionID; the first student is admitted in both sessions. */
export const STUDENTS = [
  { userId: 1, admissions: [1, 4] },
  { userId: 2, admissions: [2] },
  { userId: 3, admissions: [3] },
] as const;
export const SESSIONS = [1, 2] as const;
export const CLASS = 1;

// Some days before the accounting year turns on 1 July.
const BEGINS = '2026-06-27T04:00:00.000Z';
const ADMITTED_ON = '2026-06-20';
const LOGINS = [1, 2, 3];
const MONEY_KINDS: Readonly<Record<string, string>> = { C1: 'cash', BK: 'bank', MW: 'wallet', ZB: 'bank' };
const PRICES_TAKA = { Admission: 1000, Tuition: 300, Food: 3500 } as const;

/** A school as the deciders of the product keep it: a chart, two sessions, three students, four admissions. */
export class SmallSchool {
  readonly schoolId: string;
  readonly clock = new SetClock(BEGINS);
  readonly ground: Ground;
  desk: Desk;

  constructor(ground: Ground, schoolId: string) {
    this.ground = ground;
    this.schoolId = schoolId;
    this.desk = this.newDesk();
  }

  /** The command side of a process that has forgotten everything. */
  newDesk(): Desk {
    return new Desk(this.ground.store, this.ground.codec, this.clock);
  }

  errand(requestId: string): Errand {
    const actor = { id: 1, permissionType: 1 };
    return { schoolId: this.schoolId, actor, requestId, correlationId: requestId, causationId: requestId };
  }

  async open(): Promise<void> {
    const admissions = STUDENTS.flatMap(({ userId, admissions }) =>
      admissions.map((admissionId, index) => admittedTo(SESSIONS[index] ?? 1, userId, admissionId)),
    );
    await Promise.all([
      this.#given(chartStream, [
        ...chartDrafts()
          .filter(({ type }) => type !== FeeHeadAdded.type)
          .map(withKind),
        ...heads(),
      ]),
      this.#given(accessStream, logins()),
      this.#given(academicsStream, frame()),
      this.#given(
        peopleStream,
        STUDENTS.map(({ userId }) => person(userId)),
      ),
      this.#given(admissionsStream, admissions),
    ]);
    for (const { data } of admissions)
      await this.desk.perform(chargeAdmission(data), this.errand('admitted'));
  }

  async #given<S>(stream: StreamDefinition<S>, drafts: readonly EventDraft[]): Promise<void> {
    await this.desk.perform(
      stepOn(stream, () => drafts),
      this.errand('given'),
    );
  }
}

/** What the names of the worked entries do not say: which account is a bank's, which a wallet. */
function withKind({ type, data }: EventDraft): EventDraft {
  const kind = type === SubLedgerAdded.type ? MONEY_KINDS[(data as { name: string }).name] : undefined;
  return { type, data: kind ? { ...data, moneyKind: kind } : data } as EventDraft;
}

function logins(): EventDraft[] {
  const about = { userId: null, permissionType: 1, passwordHash: 'nobody signs in' };
  return LOGINS.map((loginId) => LoginCreated({ loginId, name: `login${loginId}`, ...about }));
}

function heads(): EventDraft[] {
  const moments = { Admission: 'admission', Tuition: 'month', Food: 'month' } as const;
  const added = HEADS.map((name, index) =>
    FeeHeadAdded({
      feeHeadId: index + 1,
      subLedgerId: sl(name),
      feeGroup: moments[name] === 'month' ? 2 : 1,
      chargeOn: moments[name],
    }),
  );
  const prices = SESSIONS.flatMap((sessionId, session) =>
    HEADS.map((name, index) =>
      FeePricesSet({
        ...{
          priceRowId: 1 + session * HEADS.length + index,
          sessionId,
          classId: CLASS,
          subLedgerId: sl(name),
        },
        amounts: Array.from({ length: 12 }, () => PRICES_TAKA[name] * 100),
        effectiveFrom: '2026-01-01',
      }),
    ),
  );
  return [...added, ...prices];
}

function frame(): EventDraft[] {
  const name = (bn: string) => ({ bn, en: '', ar: '' });
  return [
    ...SESSIONS.map((id) =>
      drafted(sessions, { kind: 'added', id, attributes: { name: name(`শিক্ষাবর্ষ ${id}`), active: true } }),
    ),
    drafted(classes, { kind: 'added', id: CLASS, serial: 1, attributes: { name: name('হিফজ') } }),
    drafted(sections, { kind: 'added', id: 1, serial: 1, attributes: { name: name('ক'), classId: CLASS } }),
  ];
}

const person = (userId: number) =>
  PersonRegistered({ userId, userCode: String(1000 + userId), userType: 1, gender: 1, profile: PROFILE });

function admittedTo(sessionId: number, userId: number, admissionId: number) {
  const about = { classId: CLASS, sectionId: 1, serial: admissionId, financialStatus: 1 };
  const line = (name: 'Admission' | 'Food', index: number) => {
    const amount = PRICES_TAKA[name] * 100;
    const where = { subLedgerId: sl(name), fundId: fund(headFund(name)), name };
    return {
      ...where,
      feeGroup: 1,
      priceRowId: 1 + (sessionId - 1) * HEADS.length + index,
      monthId: 0,
      amount,
    };
  };
  return StudentAdmitted({
    ...{ admissionId, userId, sessionId, ...about, residence: 1, newOrOld: 1, on: ADMITTED_ON },
    plan: [line('Admission', 0), line('Food', 2)],
  });
}

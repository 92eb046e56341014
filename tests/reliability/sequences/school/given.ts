import { drafted, type EventDraft } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import { LoginCreated } from '@madrasah/events/access';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { FeeHeadAdded, FeePricesSet } from '@madrasah/events/fees';
import { SubLedgerAdded } from '@madrasah/events/ledger';
import { PersonRegistered, USER_TYPES } from '@madrasah/events/people';
import {
  chartDrafts,
  fund,
  HEADS,
  headFund,
  sl,
} from '../../../../command-service/src/test-support/chart.ts';
import { PROFILE } from '../../../../command-service/src/test-support/people.ts';

/** UserID and AdmissionID; the first student is admitted in both sessions. */
export const STUDENTS = [
  { userId: 1, admissions: [1, 4] },
  { userId: 2, admissions: [2] },
  { userId: 3, admissions: [3] },
] as const;
/** UserIDs of teachers. */
export const COLLEAGUES = [4, 5] as const;
export const SESSIONS = [1, 2] as const;
export const CLASS = 1;

/** The first session's students are there since the spring before; who goes on is admitted anew. */
const ADMITTED_ON: Readonly<Record<number, string>> = { 1: '2025-05-10', 2: '2026-06-20' };
const LOGINS = [1, 2, 3];
export const MONEY_KINDS: Readonly<Record<string, 'cash' | 'bank' | 'wallet'>> = {
  C1: 'cash',
  BK: 'bank',
  MW: 'wallet',
  ZB: 'bank',
};
const PRICES_TAKA = { Admission: 1000, Tuition: 300, Food: 3500 } as const;

/** The chart of the worked entries, with fee heads of its own and their prices. */
export const givenChart = (): EventDraft[] => [
  ...chartDrafts()
    .filter(({ type }) => type !== FeeHeadAdded.type)
    .map(withKind),
  ...heads(),
];

export const givenPeople = (): EventDraft[] => [
  ...STUDENTS.map(({ userId }) => person(userId)),
  ...COLLEAGUES.map((userId) => person(userId, USER_TYPES.teacher)),
];

/** In the order of their days. */
export const givenAdmissions = () =>
  STUDENTS.flatMap(({ userId, admissions }) =>
    admissions.map((admissionId, index) => admittedTo(SESSIONS[index] ?? 1, userId, admissionId)),
  ).sort((one, other) => (one.data.on < other.data.on ? -1 : 1));

/** What the names of the worked entries do not say: which account is a bank's, which a wallet. */
function withKind({ type, data }: EventDraft): EventDraft {
  const kind = type === SubLedgerAdded.type ? MONEY_KINDS[(data as { name: string }).name] : undefined;
  return { type, data: kind ? { ...data, moneyKind: kind } : data } as EventDraft;
}

export function givenLogins(): EventDraft[] {
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
        effectiveFrom: '2025-01-01',
      }),
    ),
  );
  return [...added, ...prices];
}

export function givenFrame(): EventDraft[] {
  const name = (bn: string) => ({ bn, en: '', ar: '' });
  return [
    ...SESSIONS.map((id) =>
      drafted(sessions, { kind: 'added', id, attributes: { name: name(`শিক্ষাবর্ষ ${id}`), active: true } }),
    ),
    drafted(classes, { kind: 'added', id: CLASS, serial: 1, attributes: { name: name('হিফজ') } }),
    drafted(sections, { kind: 'added', id: 1, serial: 1, attributes: { name: name('ক'), classId: CLASS } }),
  ];
}

const person = (userId: number, userType: number = USER_TYPES.student) =>
  PersonRegistered({ userId, userCode: String(1000 + userId), userType, gender: 1, profile: PROFILE });

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
    ...{
      admissionId,
      userId,
      sessionId,
      ...about,
      residence: 1,
      newOrOld: 1,
      on: ADMITTED_ON[sessionId] ?? '',
    },
    plan: [line('Admission', 0), line('Food', 2)],
  });
}

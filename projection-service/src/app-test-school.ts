import { readFileSync } from 'node:fs';
import { drafted, type EventDraft, paisa, streams } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import { LoginSwitched, SignedOut } from '@madrasah/events/access';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { FeeHeadAdded, FeePricesSet, FeesCharged } from '@madrasah/events/fees';
import { InstitutionInfoChanged } from '@madrasah/events/institutions';
import { FundAdded, FundRenamed, GeneralLedgerAdded, SubLedgerAdded } from '@madrasah/events/ledger';
import { PersonChanged, PersonErased, PersonRegistered, type Profile } from '@madrasah/events/people';
import { CLERK, HEAD, type TestApp } from './app-test-support.ts';

export const names = (bn: string) => ({ bn, en: `${bn} en`, ar: `${bn} ar` });

export const session = (id: number, bn: string, active = true) =>
  drafted(sessions, { kind: 'added', id, serial: id, attributes: { name: names(bn), active } });
export const klass = (id: number, bn: string, serial = id) =>
  drafted(classes, { kind: 'added', id, serial, attributes: { name: names(bn) } });
export const section = (id: number, bn: string, classId: number, serial = 1) =>
  drafted(sections, { kind: 'added', id, serial, attributes: { name: names(bn), classId } });

export const profile = (name: string, changes: Partial<Profile> = {}): Profile => ({
  name,
  fatherName: 'মুহাম্মদ ইউসুফ',
  motherName: 'ফাতিমা',
  dateOfBirth: '2012-05-14',
  nationalId: '',
  bloodGroup: 'O+',
  mobile1: '01712345678',
  relationship1: 1,
  mobile2: '',
  relationship2: null,
  email: '',
  permanent: { thana: '104050', post: 'রহমতপুর', village: 'পূর্ব পাড়া' },
  present: { thana: '', post: '', village: '' },
  ...changes,
});

interface PersonGiven {
  readonly userType?: number;
  readonly userCode?: string;
  readonly gender?: number;
  readonly profile?: Profile | null;
}

const personFacts = (userId: number, name: string, given: PersonGiven) => ({
  userId,
  userCode: String(1000 + userId),
  userType: 1,
  gender: 1,
  profile: profile(name),
  ...given,
});
export const person = (userId: number, name: string, given: PersonGiven = {}) =>
  PersonRegistered(personFacts(userId, name, given));
export const changed = (userId: number, name: string, given: PersonGiven = {}) =>
  PersonChanged(personFacts(userId, name, given));

export const admitted = (
  admissionId: number,
  userId: number,
  given: Partial<Parameters<typeof StudentAdmitted>[0]> = {},
) =>
  StudentAdmitted({
    admissionId,
    userId,
    sessionId: 1,
    classId: 1,
    sectionId: 1,
    serial: admissionId,
    financialStatus: 2,
    residence: 1,
    newOrOld: 1,
    on: '2026-04-14',
    plan: [],
    ...given,
  });

const TWELVE = Array.from({ length: 12 }, (_, index) => (index === 11 ? null : (index + 1) * 100));

/** A small school: every name carries the mark, so that it is known wherever it turns up. */
export const schoolEvents = (mark: string): Record<string, EventDraft[]> => ({
  academics: [
    session(1, `শিক্ষাবর্ষ ${mark}`),
    session(2, `পুরাতন ${mark}`, false),
    klass(1, `কাফিয়া ${mark}`, 2),
    klass(2, `হিদায়া ${mark}`, 1),
    section(1, `ক ${mark}`, 1, 2),
    section(2, `খ ${mark}`, 1, 1),
    section(3, `গ ${mark}`, 2),
  ],
  people: [
    person(1, `আব্দুল্লাহ ${mark}`),
    person(2, `উমর ${mark}`),
    person(3, `শিক্ষক ${mark}`, { userType: 2, userCode: '7' }),
  ],
  admissions: [
    admitted(1, 1, { sessionId: 2, classId: 2, sectionId: 3 }),
    admitted(2, 1, { newOrOld: 2, residence: 3 }),
  ],
  chart: [
    FundAdded({ fundId: 1, name: `সাধারণ ${mark}`, kind: 1 }),
    FundAdded({ fundId: 2, name: `যাকাত ${mark}`, kind: 4 }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 1, name: `ছাত্র ফি ${mark}` }),
    GeneralLedgerAdded({ ledgerId: 2, fundId: 1, class: 3, name: `নগদ ${mark}` }),
    SubLedgerAdded({
      subLedgerId: 1,
      ledgerId: 1,
      fundId: 1,
      class: 1,
      name: `ভর্তি ফি ${mark}`,
      allowedFunds: null,
    }),
    SubLedgerAdded({
      subLedgerId: 2,
      ledgerId: 2,
      fundId: 1,
      class: 3,
      name: `ক্যাশ ${mark}`,
      allowedFunds: [1],
    }),
    FeeHeadAdded({ feeHeadId: 1, subLedgerId: 1, feeGroup: 1, chargeOn: 'admission' }),
    FeePricesSet({
      priceRowId: 1,
      sessionId: 1,
      classId: 1,
      subLedgerId: 1,
      amounts: TWELVE,
      effectiveFrom: '2026-04-01',
    }),
  ],
});

export async function recordSchool(app: TestApp, school: string, mark: string): Promise<void> {
  const { academics = [], people = [], admissions = [], chart = [] } = schoolEvents(mark);
  await app.record(streams.academics(school), ...academics);
  await app.record(streams.people(school), ...people);
  await app.record(streams.admissions(school), ...admissions);
  await app.record(streams.chart(school), ...chart);
}

/** 1,000 taka fall due for the second admission. */
export const charged = FeesCharged({
  chargeId: 1,
  admissionId: 2,
  on: '2026-04-14',
  dueOn: '2026-04-14',
  sessionId: 1,
  firstItemId: 1,
  heads: [{ subLedgerId: 1, fundId: 1, name: 'ভর্তি ফি' }],
  lines: [[2, 1, 1, 1, 0, paisa(1_000_00)]],
  totals: [{ fundId: 1, amount: paisa(1_000_00) }],
});

const sample = new URL('../../events/samples/InstitutionInfoChanged.v3.json', import.meta.url);
const { data: info } = JSON.parse(readFileSync(sample, 'utf8'));

/** Something of every stream that a page may show. */
export const NEWS: readonly [stream: (school: string) => string, EventDraft][] = [
  [streams.academics, klass(3, 'নতুন')],
  [streams.people, changed(1, 'আব্দুর রহমান')],
  [streams.chart, FundRenamed({ fundId: 1, name: 'অন্য নাম' })],
  [streams.journal, charged],
  [streams.access, LoginSwitched({ loginId: CLERK, active: false })],
  [streams.access, SignedOut({ loginId: HEAD, jti: 'another', expiresAt: '2026-04-21T00:00:00.000Z' })],
  [streams.institution, InstitutionInfoChanged(info)],
  [streams.people, PersonErased({ userId: 3, reason: 'চেয়েছেন' })],
];

import { DEMO_SCHOOL } from '@madrasah/command-service';
import { addDays } from '@madrasah/events';
import { academicCommands } from '@madrasah/events/academics';
import { accessCommands, type PowerName, permissionIds } from '@madrasah/events/access';
import { institutionCommands } from '@madrasah/events/institutions';
import { peopleCommands } from '@madrasah/events/people';
import { planCommands, proposeMonths, schoolYearStart } from '@madrasah/events/plans';
import { classFields, USUAL_CLASSES, USUAL_SECTION, type UsualClass } from '@madrasah/events/setup';
import type { SchoolCalendar } from '../invented/calendar.ts';
import { type InventedLogin, LOGINS } from '../invented/logins.ts';
import { Random } from '../invented/random.ts';
import { invented } from '../invented/school.ts';
import type { Clerk } from './clerk.ts';

export type Session = 'older' | 'newer';

/** Ids of what the school teaches. */
export interface Frame {
  readonly sessions: Readonly<Record<Session, number>>;
  /** In the order of the usual ones; each with its sections. */
  readonly classes: readonly { readonly id: number; readonly sections: readonly number[] }[];
}

const BIG_CLASS = 30;
const SECOND_SECTION = { SubClass: 'খ শাখা', SubClassEng: 'B', SubClassAra: 'ب' };
const TEACHERS = 16;
/** Of the renewal, left on the day the demo is made; and for how many students it stands. */
const RENEWED_DAYS = 210;
const QUOTA = 350;

/** What stands at the head of the papers, who signs them, and until when the school is renewed. */
export async function describeInstitution(clerk: Clerk, today: string): Promise<void> {
  const { bn, village, post, thana, district, ...rest } = invented.institution;
  await clerk.send(institutionCommands.changeInstitutionInfo, {
    ...{ InstitutionName: bn, Village: village, PostOffice: post, PoliceStation: thana, District: district },
    ...{ EngAddress: rest.addressEn, AraAddress: rest.addressAr },
    ...{ Elhaq: rest.elhaq, ContactNumber: rest.contact, InstitutionCode: rest.code },
    ...{ PrincipalName: rest.principal, NajemName: rest.najem, AccountantName: rest.accountant },
  });
  const renewal = { RenewUntil: addDays(today, RENEWED_DAYS), Quota: QUOTA };
  await clerk.send(institutionCommands.setRenewal, renewal, { id: DEMO_SCHOOL });
}

/** Sessions, classes and sections. */
export async function makeFrame(clerk: Clerk, { sessions: names }: SchoolCalendar): Promise<Frame> {
  const session = (key: Session, SessionAction: number) =>
    clerk.add(academicCommands.addSession, {
      ...{ SessionName: names[key].bn, SessionEngName: names[key].en, SessionAraName: names[key].ar },
      SessionAction,
    });
  const sessions = { older: await session('older', 0), newer: await session('newer', 1) };
  const classes = [];
  for (const [index, students] of invented.students.entries()) {
    const ClassID = await clerk.add(
      academicCommands.addClass,
      classFields(USUAL_CLASSES[index] as UsualClass),
    );
    const section = (names: object) => clerk.add(academicCommands.addSection, { ClassID, ...names });
    const sections = [await section(USUAL_SECTION)];
    if (students >= BIG_CLASS) sections.push(await section(SECOND_SECTION));
    classes.push({ id: ClassID, sections });
  }
  return { sessions, classes };
}

/** Teachers on the list of people, the first of them with logins. @returns their ids as people */
export async function makeStaff(clerk: Clerk, seed: number, password: string): Promise<number[]> {
  const teachers: number[] = [];
  for (let number = 1; number <= TEACHERS; number += 1) {
    const random = new Random(seed, 'teacher', number);
    const name = `মাওলানা ${invented.male[(number * 31) % invented.male.length]}`;
    const id = await clerk.add(peopleCommands.registerPerson, {
      ...{ UserTypeID: 2, UserCode: '', GenderID: 1, UserName: name, Relationship1: 1 },
      FatherName: invented.father[(number * 41) % invented.father.length],
      DateOfBirth: `${random.between(1968, 1998)}-0${random.between(1, 9)}-1${random.between(0, 9)}`,
      ...{ Mobile1: `0170000${8000 + number}`, permanentPoliceStationID: '802001' },
      permanentVill: random.pick(invented.villages),
    });
    teachers.push(id);
  }
  for (const [index, login] of LOGINS.entries())
    await makeLogin(clerk, login, { userId: teachers[index], password });
  return teachers;
}

async function makeLogin(
  clerk: Clerk,
  { id: UserID, name: loginName, permissionType: permissionTypeId, powers }: InventedLogin,
  person: { readonly userId: number | undefined; readonly password: string },
): Promise<void> {
  await clerk.send(accessCommands.createLogin, { ...person, loginName, permissionTypeId });
  for (const [power, flags] of Object.entries(powers)) {
    const has = (flag: string) => (flags.includes(flag) ? 1 : 0);
    const permissions = { View: has('v'), Insert: has('i'), Edit: has('e'), Delete: has('d') };
    const PermissionListID = permissionIds.get(power as PowerName);
    await clerk.send(accessCommands.setPowers, { UserID, PermissionListID, permissions });
  }
}

/** The months of every class in both sessions, as the moon has them. */
export async function makeCalendars(
  clerk: Clerk,
  { sessions, classes }: Frame,
  { months }: SchoolCalendar,
): Promise<void> {
  const beginning = months.find(({ session }) => session === 'newer')?.from as string;
  const starts = { newer: beginning, older: schoolYearStart('hijri', addDays(beginning, -1)) };
  const [ClassID, ...alsoFor] = classes.map(({ id }) => id);
  for (const key of ['older', 'newer'] as const)
    await clerk.send(planCommands.setMonthCalendar, {
      ...{ SessionID: sessions[key], ClassID, alsoFor, calendar: 'hijri' },
      months: proposeMonths('hijri', starts[key]).map(({ monthId, ...month }) => ({
        MonthID: monthId,
        ...month,
      })),
    });
}

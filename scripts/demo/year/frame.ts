import { academicCommands } from '@madrasah/events/academics';
import { accessCommands, permissionIds } from '@madrasah/events/access';
import { institutionCommands } from '@madrasah/events/institutions';
import { peopleCommands } from '@madrasah/events/people';
import type { SchoolCalendar } from '../invented/calendar.ts';
import { Random } from '../invented/random.ts';
import { invented } from '../invented/school.ts';
import type { Clerk } from './clerk.ts';

export type Session = 'older' | 'newer';

/** Ids of what the school teaches. */
export interface Frame {
  readonly sessions: Readonly<Record<Session, number>>;
  /** In the order of demo.json; each with its sections. */
  readonly classes: readonly { readonly id: number; readonly sections: readonly number[] }[];
}

/** The cashier's login, beside the first one. */
export const CASHIER = 2;
const BIG_CLASS = 30;
const TEACHERS = 16;

/** What stands at the head of the papers, and who signs them. */
export async function describeInstitution(clerk: Clerk): Promise<void> {
  const { bn, village, post, thana, district, ...rest } = invented.institution;
  await clerk.send(institutionCommands.changeInstitutionInfo, {
    ...{ InstitutionName: bn, Village: village, PostOffice: post, PoliceStation: thana, District: district },
    ...{ Elhaq: rest.elhaq, ContactNumber: rest.contact, InstitutionCode: rest.code },
    ...{ PrincipalName: rest.principal, NajemName: rest.najem, AccountantName: rest.accountant },
  });
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
  for (const { bn, en, ar, students } of invented.classes) {
    const body = { ClassName: bn, EnglishClass: en, ArabicClass: ar };
    const id = await clerk.add(academicCommands.addClass, body);
    const sections = [await section(clerk, id, 'ক শাখা', 'A', 'أ')];
    if (students >= BIG_CLASS) sections.push(await section(clerk, id, 'খ শাখা', 'B', 'ب'));
    classes.push({ id, sections });
  }
  return { sessions, classes };
}

const section = (clerk: Clerk, ClassID: number, SubClass: string, SubClassEng: string, SubClassAra: string) =>
  clerk.add(academicCommands.addSection, { ClassID, SubClass, SubClassEng, SubClassAra });

/** Teachers on the list of people, and a cashier who may take fees and see what was taken. */
export async function makeStaff(clerk: Clerk, seed: number, password: string): Promise<void> {
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
  const login = { userId: teachers[0], loginName: 'cashier', password, permissionTypeId: 6 };
  await clerk.send(accessCommands.createLogin, login);
  for (const power of ['fee_collection', 'fee_report', 'student_admission'])
    await clerk.send(accessCommands.setPowers, {
      ...{ UserID: CASHIER, PermissionListID: permissionIds.get(power) },
      permissions: { View: 1, Insert: power === 'fee_collection' ? 1 : 0, Edit: 0, Delete: 0 },
    });
}

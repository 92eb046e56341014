import type { Person } from '../house/person.ts';

export interface Class {
  readonly SessionID: number;
  readonly ClassID: number;
  readonly SubClassID: number;
}

export interface Student {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
}

const MONTHS = 12;
let lastMobile = 1_812_000_000;

const columns = ['Male', 'Female'].flatMap((gender) =>
  ['Aba', 'Ona', 'Day'].flatMap((residence) => [`${gender}${residence}New`, `${gender}${residence}Old`]),
);

/** The same price for everybody in a class. */
export const setPrice = (
  by: Person,
  { SessionID, ClassID }: Class,
  SLID: number,
  taka: number,
  from: string,
) =>
  by.done('/api/accounts/fee_matrix', {
    ...{ SessionID, Classid: ClassID, SLID, effectiveFrom: from },
    ...Object.fromEntries(columns.map((column) => [column, taka])),
  });

/** Twelve months of a year, each beginning on the same day of the month. @param first `2026-01-12`: the start of month 1 */
export const setMonths = (by: Person, { SessionID, ClassID }: Class, first: string) => {
  const [year, month, day] = first.split('-').map(Number) as [number, number, number];
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    MonthID: index + 1,
    name: `মাস ${index + 1}`,
    startsOn: new Date(Date.UTC(year, month - 1 + index, day)).toISOString().slice(0, 10),
    charged: true,
  }));
  return by.done('/api/accounts/month_calendar', { SessionID, ClassID, calendar: 'own', months }, 'PUT');
};

/** A session, unless one stands, with a class and its section. */
export async function makeClass(by: Person, name = 'কাফিয়া', SessionID = 0): Promise<Class> {
  const add = async (path: string, body: object) => (await by.done(path, body)).id as number;
  const session = SessionID || (await add('/api/academic/insert_session', { SessionName: `১৪৪৮ ${name}` }));
  const ClassID = await add('/api/academic/insert_class', { ClassName: name });
  const SubClassID = await add('/api/academic/insert_sub_class', { ClassID, SubClass: 'ক' });
  return { SessionID: session, ClassID, SubClassID };
}

/** Admits somebody; what the price list says is charged by it. */
export async function admit(by: Person, place: Class, UserName: string, more: object = {}): Promise<Student> {
  lastMobile += 1;
  const body = await by.done('/api/students/insert_student', {
    data: {
      ...{ UserName, FatherName: 'মুহাম্মদ ইউসুফ', MotherName: 'ফাতিমা', GenderID: 1 },
      ...{ DateOfBirth: '2012-05-14', Mobile1: `0${lastMobile}`, Relationship1: 1 },
      ...{ ...place, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1, ...more },
    },
  });
  return body.data;
}

export interface Owed {
  readonly itemId: number;
  readonly SLID: number;
  readonly MonthID: number;
  readonly dueOn: string;
  readonly due: number;
}

/** What stands against a student, as the counter shows it. */
export const owedBy = async (by: Person, { AdmissionID }: Student): Promise<readonly Owed[]> =>
  (await by.read(`/api/accounts/student_fee_admission?AdmissionID=${AdmissionID}`)).fees;

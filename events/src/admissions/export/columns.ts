import { type PaperColumn, SAID, type Said } from '../../kernel/index.ts';

interface ExportColumn {
  readonly kind: Extract<PaperColumn['kind'], 'name' | 'words' | 'code' | 'day' | 'figure'>;
  readonly said: Said;
}

const of = (kind: ExportColumn['kind'], said: Said): ExportColumn => ({ kind, said });
const named = (bn: string, en: string) => of('name', { bn, en });

/** What there is to take out of the records of students, by the names on the wire. */
export const EXPORT_COLUMNS = {
  StudentCode: of('code', SAID.code),
  StudentName: of('name', SAID.name),
  FatherName: of('name', SAID.father),
  MotherName: of('name', SAID.mother),
  Gender: of('words', SAID.gender),
  DateOfBirth: of('day', SAID.birth),
  NIDNO: of('code', SAID.nationalId),
  BloodGroup: of('code', SAID.blood),
  Mobile1: of('code', SAID.mobile),
  Relationship1: of('words', SAID.relation),
  Mobile2: of('code', SAID.mobile2),
  Relationship2: of('words', { bn: 'সম্পর্ক ২', en: 'Relation 2' }),
  Email: of('name', { bn: 'ইমেইল', en: 'Email' }),
  permanentVill: of('name', { bn: 'স্থায়ী গ্রাম', en: 'Permanent village' }),
  permanentPost: of('name', { bn: 'স্থায়ী ডাকঘর', en: 'Permanent post office' }),
  PoliceStationName: of('words', { bn: 'স্থায়ী থানা', en: 'Permanent thana' }),
  PermanentDistrictName: of('words', { bn: 'স্থায়ী জেলা', en: 'Permanent district' }),
  TransientVill: of('name', { bn: 'বর্তমান গ্রাম', en: 'Present village' }),
  TransientPost: of('name', { bn: 'বর্তমান ডাকঘর', en: 'Present post office' }),
  TransientPoliceStationName: of('words', { bn: 'বর্তমান থানা', en: 'Present thana' }),
  TransientDistrictName: of('words', { bn: 'বর্তমান জেলা', en: 'Present district' }),
  SessionName: of('words', SAID.session),
  ClassName: of('words', SAID.class),
  SubClass: of('words', SAID.section),
  AdmissionSerial: of('figure', SAID.serial),
  ResidentialName: of('words', SAID.residence),
  NewOld: of('words', SAID.newOld),
  FinancialStatus: of('words', SAID.financial),
  CreateAt: of('day', SAID.entryDay),
  EnglishName: named('ইংরেজি নাম', 'English name'),
  EnglishFather: named('পিতার ইংরেজি নাম', 'Father in English'),
  EnglishMother: named('মাতার ইংরেজি নাম', 'Mother in English'),
  ArabicName: named('আরবি নাম', 'Arabic name'),
  ArabicFather: named('পিতার আরবি নাম', 'Father in Arabic'),
  ArabicMother: named('মাতার আরবি নাম', 'Mother in Arabic'),
} as const satisfies Readonly<Record<string, ExportColumn>>;

export type ExportColumnName = keyof typeof EXPORT_COLUMNS;

export const EXPORT_COLUMN_NAMES = Object.keys(EXPORT_COLUMNS) as ExportColumnName[];

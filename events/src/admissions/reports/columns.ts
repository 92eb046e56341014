import { SAID } from '../../kernel/index.ts';

const blank = (bn: string, en: string) => ({ kind: 'words', said: { bn, en } }) as const;

/** What stands on no record: a form leaves the line to whoever fills it by hand. */
const byHand = {
  lastMadrasah: blank('পূর্ববর্তী মাদরাসা', 'Madrasah before'),
  lastClass: blank('সেখানে শেষ জামাত', 'Last class there'),
  lastResult: blank('ফলাফল', 'Result'),
  occupation: blank('অভিভাবকের পেশা', 'Guardian’s occupation'),
  examiner: blank('পরীক্ষকের মন্তব্য', 'Examiner’s remark'),
  receiptNo: blank('রসিদ নং', 'Receipt no.'),
} as const;

/** The cells a report of students may print. */
export const studentReportColumns = {
  serial: { kind: 'figure', said: SAID.serial },
  merit: { kind: 'figure', said: SAID.merit },
  code: { kind: 'code', said: SAID.code },
  name: { kind: 'name', said: SAID.name, share: 1.2 },
  father: { kind: 'name', said: SAID.father, share: 1.1 },
  mother: { kind: 'name', said: SAID.mother },
  birth: { kind: 'day', said: SAID.birth },
  gender: { kind: 'words', said: SAID.gender, share: 0.6 },
  nationalId: { kind: 'code', said: SAID.nationalId },
  blood: { kind: 'code', said: SAID.blood },
  address: { kind: 'words', said: SAID.address, share: 1.4 },
  village: { kind: 'name', said: SAID.village },
  post: { kind: 'name', said: SAID.post },
  thana: { kind: 'words', said: SAID.thana },
  district: { kind: 'words', said: SAID.district },
  presentVillage: { kind: 'name', said: SAID.village },
  presentPost: { kind: 'name', said: SAID.post },
  presentThana: { kind: 'words', said: SAID.thana },
  presentDistrict: { kind: 'words', said: SAID.district },
  mobile: { kind: 'code', said: SAID.mobile },
  mobile2: { kind: 'code', said: SAID.mobile2 },
  guardian: { kind: 'name', said: SAID.guardian },
  relation: { kind: 'words', said: SAID.relation, share: 0.6 },
  relation2: { kind: 'words', said: { bn: 'সম্পর্ক ২', en: 'Relation 2' }, share: 0.6 },
  session: { kind: 'words', said: SAID.session },
  class: { kind: 'words', said: SAID.class, share: 0.8 },
  section: { kind: 'words', said: SAID.section, share: 0.6 },
  residence: { kind: 'words', said: SAID.residence, share: 0.6 },
  newOld: { kind: 'words', said: SAID.newOld, share: 0.6 },
  financial: { kind: 'words', said: SAID.financial, share: 0.7 },
  entryDay: { kind: 'day', said: SAID.entryDay },
  photo: { kind: 'photo', said: { bn: 'ছবি', en: 'Photo', ar: 'الصورة' } },
  subjectNo: { kind: 'figure', said: { bn: 'ক্রমিক', en: 'Serial' } },
  subject: { kind: 'name', said: { bn: 'বিষয়', en: 'Subject' } },
  subjectEnglish: { kind: 'name', said: { bn: 'ইংরেজি নাম', en: 'English name' } },
  subjectArabic: { kind: 'name', said: { bn: 'আরবি নাম', en: 'Arabic name' } },
  ...byHand,
} as const;

/** What students are counted and grouped by; `place` is the class with the section. */
export const studentReportDimensions = {
  class: SAID.class,
  place: SAID.section,
  gender: SAID.gender,
  residence: SAID.residence,
  newOld: SAID.newOld,
  financial: SAID.financial,
  thana: SAID.thana,
};

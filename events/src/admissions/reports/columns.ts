import { SAID } from '../../kernel/index.ts';

/** The cells a report of students may print. */
export const studentReportColumns = {
  serial: { kind: 'code', said: SAID.serial },
  code: { kind: 'code', said: SAID.code },
  name: { kind: 'name', said: SAID.name, share: 1.2 },
  father: { kind: 'name', said: SAID.father, share: 1.1 },
  mother: { kind: 'name', said: SAID.mother },
  birth: { kind: 'day', said: SAID.birth },
  address: { kind: 'words', said: SAID.address, share: 1.4 },
  mobile: { kind: 'code', said: SAID.mobile },
  mobile2: { kind: 'code', said: SAID.mobile2 },
  guardian: { kind: 'name', said: SAID.guardian },
  relation: { kind: 'words', said: SAID.relation, share: 0.6 },
  relation2: { kind: 'words', said: { bn: 'সম্পর্ক ২', en: 'Relation 2' }, share: 0.6 },
  class: { kind: 'words', said: SAID.class, share: 0.8 },
  section: { kind: 'words', said: SAID.section, share: 0.6 },
  residence: { kind: 'words', said: SAID.residence, share: 0.6 },
  newOld: { kind: 'words', said: SAID.newOld, share: 0.6 },
  financial: { kind: 'words', said: SAID.financial, share: 0.7 },
  entryDay: { kind: 'day', said: SAID.entryDay },
  photo: { kind: 'photo', said: { bn: 'ছবি', en: 'Photo', ar: 'الصورة' } },
} as const;

/** What students are counted and grouped by; `place` is the class with the section. */
export const studentReportDimensions = {
  class: SAID.class,
  place: SAID.section,
  gender: SAID.gender,
  residence: SAID.residence,
  newOld: SAID.newOld,
  financial: SAID.financial,
};

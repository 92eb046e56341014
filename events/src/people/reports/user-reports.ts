import { defineReports, power, SAID } from '../../kernel/index.ts';
import { userReportFilters as filters } from './filters.ts';
import { FOR_THE_OFFICE, FORM_SIGNS, PERSON_PARTS, PRESENT_ADDRESS } from './record-form.ts';

/** User reports: by whom the school knows, of any type. */
export const userReports = defineReports({
  name: 'UserReport',
  path: '/api/reports/user_report',
  access: power('user_report', 'view'),
  filters,
  sources: ['people', 'waiting'],
  needs: [],
  dimensions: { userType: SAID.userType, gender: SAID.gender },
  columns: {
    code: { kind: 'code', said: SAID.code },
    name: { kind: 'name', said: SAID.name, share: 1.2 },
    father: { kind: 'name', said: SAID.father, share: 1.1 },
    mother: { kind: 'name', said: SAID.mother },
    userType: { kind: 'words', said: SAID.userType, share: 0.7 },
    gender: { kind: 'words', said: SAID.gender, share: 0.6 },
    birth: { kind: 'day', said: SAID.birth },
    nationalId: { kind: 'code', said: SAID.nationalId },
    blood: { kind: 'code', said: SAID.blood },
    mobile: { kind: 'code', said: SAID.mobile },
    mobile2: { kind: 'code', said: SAID.mobile2 },
    guardian: { kind: 'name', said: SAID.guardian },
    relation: { kind: 'words', said: SAID.relation, share: 0.7 },
    village: { kind: 'name', said: SAID.village },
    post: { kind: 'name', said: SAID.post },
    thana: { kind: 'words', said: SAID.thana },
    district: { kind: 'words', said: SAID.district },
    registered: { kind: 'day', said: SAID.registered },
    session: { kind: 'words', said: SAID.session },
    class: { kind: 'words', said: SAID.class },
    section: { kind: 'words', said: SAID.section },
    residence: { kind: 'words', said: SAID.residence },
    newOld: { kind: 'words', said: SAID.newOld },
    financial: { kind: 'words', said: SAID.financial },
    entryDay: { kind: 'day', said: SAID.entryDay },
  },
  reports: [
    {
      id: 1,
      name: { bn: 'ইউজার আইডি ক্রমিক তালিকা', en: 'User ID serial list' },
      asks: ['user_type', 'gender', 'is_active', 'start_id', 'end_id'],
      requires: ['user_type', 'gender', 'is_active'],
      layout: {
        kind: 'register',
        cells: ['code', 'name', 'father', 'userType', 'gender', 'mobile', 'registered'],
      },
      size: 'a4-landscape',
    },
    {
      id: 2,
      name: { bn: 'ধরন অনুযায়ী ইউজারের পরিসংখ্যান', en: 'User statistics by type' },
      asks: ['gender', 'is_active'],
      requires: ['gender', 'is_active'],
      layout: { kind: 'statistics', down: ['userType'], across: ['gender'] },
    },
    {
      id: 3,
      name: { bn: 'ছাত্র ভর্তি ফরম', en: 'Student admission form' },
      asks: [],
      layout: {
        kind: 'form',
        photo: { bn: 'ছবি', en: 'Photo' },
        signs: FORM_SIGNS,
        parts: [
          ...PERSON_PARTS,
          {
            title: PRESENT_ADDRESS,
            lines: [
              ['village', 'post'],
              ['thana', 'district'],
            ],
          },
          {
            title: FOR_THE_OFFICE,
            lines: [
              ['code', 'session', 'entryDay'],
              ['class', 'section'],
              ['residence', 'newOld', 'financial'],
            ],
          },
        ],
      },
    },
    {
      id: 4,
      name: { bn: 'ভর্তি হয়নি এমন ইউজারের তালিকা', en: 'Users not admitted' },
      asks: ['gender', 'is_active'],
      of: 'waiting',
      layout: { kind: 'register', cells: ['code', 'name', 'father', 'gender', 'mobile', 'registered'] },
    },
  ],
});

import * as z from 'zod';
import { answers, defineRegister, field, type Names } from '../kernel/index.ts';

const { cell, record } = answers;

/** Sessions, classes and sections answer by the codes and sentences they had before registers were defined. */
const codes = (name: string) => ({
  added: `academics.${name}.saved`,
  changed: `academics.${name}.saved`,
  ordered: 'academics.order.saved',
  duplicate: `academics.${name}.duplicate`,
  order: 'academics.order.incomplete',
});

export const ENGLISH = { bn: 'ইংরেজি', en: 'English' };
export const ARABIC = { bn: 'আরবি', en: 'Arabic' };

/** শিক্ষাবর্ষ. Several may be active (চলতি) at once; a new one is not until somebody says so, but where none is. */
export interface Session {
  readonly name: Names;
  readonly active: boolean;
}
export const sessions = defineRegister<Session>()({
  noun: 'Session',
  stream: 'academics',
  power: 'academic_year',
  path: '/api/settings/academic_session',
  paths: {
    add: '/api/academic/insert_session',
    change: '/api/academic/update_session',
    remove: '/api/settings/sessions/:id',
    also: '/api/settings/sessions',
  },
  id: 'SessionID',
  fields: {
    SessionName: field.text(
      'name.bn',
      { bn: 'শিক্ষাবর্ষের নাম', en: 'Session name' },
      { missing: 'academics.session.name-required' },
    ),
    SessionEngName: field.text('name.en', ENGLISH),
    SessionAraName: field.text('name.ar', ARABIC),
    SessionAction: field.flag(
      'active',
      { bn: 'চলতি শিক্ষাবর্ষ', en: 'Current session' },
      {
        absent: 'settled',
        on: { bn: 'চলতি', en: 'Current' },
        off: { bn: 'চলতি নয়', en: 'Not active' },
        hint: {
          bn: 'নতুন শিক্ষাবর্ষ টিক না দিলে চলতি হয় না; কোনো শিক্ষাবর্ষ চলতি না থাকলে নতুনটিই চলতি হয়। একসঙ্গে একাধিক শিক্ষাবর্ষ চলতে পারে',
          en: 'A new session is not active until you tick this; while no session is active, the new one becomes so. Several may be active at once',
        },
      },
    ),
  },
  added: () => ({ SessionAction: cell.switch() }),
  unique: ['name.bn'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'শিক্ষাবর্ষ',
      many: 'শিক্ষাবর্ষ',
      purpose: 'ভর্তি ও ফি নির্ধারণের আগে অন্তত একটি শিক্ষাবর্ষ লাগে।',
    },
    en: { one: 'session', many: 'sessions', purpose: 'Admissions and fees need at least one session.' },
  },
  codes: codes('session'),
});

/** জামাত. */
export interface Class {
  readonly name: Names;
}
export const classes = defineRegister<Class>()({
  noun: 'Class',
  plural: 'Classes',
  stream: 'academics',
  power: 'class',
  path: '/api/academic/view_class',
  paths: {
    add: '/api/academic/insert_class',
    change: '/api/academic/update_class',
    remove: '/api/academic/classes/:id',
    order: '/api/academic/update_serial',
  },
  id: 'ClassID',
  fields: {
    ClassName: field.text(
      'name.bn',
      { bn: 'জামাতের নাম', en: 'Class name' },
      { missing: 'academics.class.name-required' },
    ),
    EnglishClass: field.text('name.en', ENGLISH),
    ArabicClass: field.text('name.ar', ARABIC),
  },
  answer: () => ({
    ClassGroup: z.array(
      record({ SubClassID: cell.number(), SubClass: cell.text(), SubClassEng: cell.text() }),
    ),
  }),
  unique: ['name.bn'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'জামাত',
      many: 'জামাত',
      purpose: 'জামাতগুলো যে ক্রমে লিখবেন, সব তালিকায় সেই ক্রমে থাকবে; পরে টেনে সাজানো যায়।',
    },
    en: {
      one: 'class',
      many: 'classes',
      purpose: 'Every list keeps the order in which you write them; drag them to change it.',
    },
  },
  codes: codes('class'),
});

/** শাখা, ordered and unique within its class. */
export interface Section {
  readonly name: Names;
  readonly classId: number;
}
export const sections = defineRegister<Section>()({
  noun: 'Section',
  stream: 'academics',
  power: 'sub_class',
  path: '/api/academic/view_subclass',
  paths: {
    add: '/api/academic/insert_sub_class',
    change: '/api/academic/update_sub_class',
    order: null, // the specification sends the order of sessions to the same address
    remove: '/api/academic/sections/:id',
  },
  id: 'SubClassID',
  serial: 'CGSL', // `Serial` on a section's form is that of its class
  fields: {
    ClassID: field.ref(
      'classId',
      classes,
      { bn: 'জামাত', en: 'Class' },
      { filter: true, repeats: true, missing: { bn: 'জামাত বেছে নিন', en: 'Class is required' } },
    ),
    SubClass: field.text(
      'name.bn',
      { bn: 'শাখার নাম', en: 'Section name' },
      { missing: 'academics.section.name-required' },
    ),
    SubClassEng: field.text('name.en', ENGLISH),
    SubClassAra: field.text('name.ar', ARABIC),
  },
  answer: () => ({ Serial: cell.number(), Class: record({ ClassName: cell.text() }) }),
  unique: ['classId', 'name.bn'],
  within: 'classId',
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'শাখা',
      many: 'শাখা',
      purpose: 'প্রত্যেক জামাতে অন্তত একটি শাখা লাগে; শিক্ষার্থী শাখায় ভর্তি হয়।',
    },
    en: {
      one: 'section',
      many: 'sections',
      purpose: 'Each class needs at least one section; students are admitted to a section.',
    },
  },
  codes: codes('section'),
});

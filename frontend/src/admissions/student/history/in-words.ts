import { dayInWords, digitsOf, isDay, type Language } from '@madrasah/events/kernel';
import type { TrailEntry } from '@madrasah/events/ledger';
import {
  type Constant,
  FINANCIAL_STATUS_NAMES,
  GENDER_NAMES,
  monthName,
  RELATION_NAMES,
  RESIDENCE_NAMES,
} from '@madrasah/events/settings';
import type { bn } from '../../text.bn.ts';

type TrailChange = TrailEntry['changes'][number];
type Key = keyof typeof bn;
type Kind = 'money' | 'facts' | 'void';

type Of = 'session' | 'class' | 'section' | 'thana' | 'newOrOld' | readonly Constant[];

/** What people may read of an event's facts; ids, copies of price lists and what only programs need are left out. */
const FACTS: Readonly<Record<string, readonly [Key, Of?]>> = {
  userCode: ['admissions.field.code'],
  gender: ['admissions.field.gender', GENDER_NAMES],
  'profile.name': ['admissions.field.name'],
  'profile.fatherName': ['admissions.field.father'],
  'profile.motherName': ['admissions.student.mother'],
  'profile.dateOfBirth': ['admissions.field.born'],
  'profile.nationalId': ['admissions.student.nid'],
  'profile.bloodGroup': ['admissions.student.blood'],
  'profile.mobile1': ['admissions.field.mobile'],
  'profile.relationship1': ['admissions.fact.relation', RELATION_NAMES],
  'profile.mobile2': ['admissions.fact.mobile2'],
  'profile.relationship2': ['admissions.fact.relation2', RELATION_NAMES],
  'profile.email': ['admissions.student.email'],
  'profile.permanent.thana': ['admissions.fact.thana', 'thana'],
  'profile.permanent.post': ['admissions.fact.post'],
  'profile.permanent.village': ['admissions.fact.village'],
  'profile.present.thana': ['admissions.fact.thana', 'thana'],
  'profile.present.post': ['admissions.fact.post'],
  'profile.present.village': ['admissions.fact.village'],
  sessionId: ['admissions.field.session', 'session'],
  classId: ['admissions.field.class', 'class'],
  sectionId: ['admissions.field.section', 'section'],
  serial: ['admissions.field.serial'],
  financialStatus: ['admissions.field.financial', FINANCIAL_STATUS_NAMES],
  residence: ['admissions.field.residence', RESIDENCE_NAMES],
  newOrOld: ['admissions.field.newOld', 'newOrOld'],
};

/** What the page knows besides: names by id, and its words. */
export interface Known {
  readonly language: Language;
  t(key: Key): string;
  name(of: 'session' | 'class' | 'section' | 'thana', id: string | number): string | undefined;
}

/** A change in words: text, or taka where it is what a head still owes. */
export interface ShownChange {
  readonly label: string;
  readonly old: string | number;
  readonly new: string | number;
  readonly isMoney: boolean;
}

export interface ShownEvent {
  readonly kind: Kind;
  readonly title: string;
  /** By how much it changed what is owed, in taka; absent where it is not about money. */
  readonly amount?: number;
  readonly changes: readonly ShownChange[];
}

function factText(value: unknown, of: Of | undefined, { language, t, name }: Known): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof of === 'object') return of.find(({ id }) => id === value)?.[language] ?? '';
  if (of === 'newOrOld') return t(value === 1 ? 'admissions.field.new' : 'admissions.field.old');
  if (of) return name(of, value as string | number) ?? '';
  if (typeof value === 'string' && isDay(value)) return dayInWords(value, language);
  return typeof value === 'number' || /^\d+$/.test(String(value))
    ? digitsOf(String(value), language)
    : String(value);
}

/** `মাসিক বেতন (3)` of the trail names the month by its number. */
export function headText(field: string, language: Language): string {
  const found = /^(.*) \((\d{1,2})\)$/.exec(field);
  const month = found ? monthName(Number(found[2]), language) : '';
  return found && month ? `${found[1]} · ${month}` : field;
}

function factChange(change: TrailChange, known: Known): ShownChange[] {
  const fact = FACTS[change.field];
  if (!fact) return [];
  const [key, of] = fact;
  const address = /\.(permanent|present)\./.exec(change.field)?.[1] as 'permanent' | 'present' | undefined;
  const label = address ? `${known.t(`admissions.student.${address}`)}: ${known.t(key)}` : known.t(key);
  const [old, fresh] = [factText(change.old, of, known), factText(change.new, of, known)];
  return old === fresh ? [] : [{ label, old, new: fresh, isMoney: false }];
}

const moneyChange = (change: TrailChange, { language }: Known): ShownChange => ({
  label: headText(change.field, language),
  old: change.old === null ? '' : Number(change.old),
  new: Number(change.new),
  isMoney: true,
});

/** One entry of the audit trail as people read it: what happened, and old → new in words. */
export function inWords({ called, tells, changes }: TrailEntry, known: Known): ShownEvent {
  const [kind, title] = [tells === 'money-void' ? 'void' : tells, called];
  if (tells === 'void' || tells === 'facts')
    return { kind, title, changes: changes.flatMap((change) => factChange(change, known)) };
  const shown = changes.map((change) => moneyChange(change, known));
  return { kind, title, amount: amountOf(changes), changes: shown };
}

function amountOf(changes: readonly TrailChange[]): number {
  const paisa = (value: unknown) => Math.round(Number(value ?? 0) * 100);
  return Math.abs(changes.reduce((sum, change) => sum + paisa(change.new) - paisa(change.old), 0)) / 100;
}

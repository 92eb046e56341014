import {
  type AnyRow,
  builtInRows,
  idOf,
  type Register,
  type RegisterCommand,
  refuse,
} from '@madrasah/events';
import { classes, sections } from '@madrasah/events/academics';
import { examRooms } from '@madrasah/events/exams';
import { feeGroupNames } from '@madrasah/events/fees';
import test from 'ava';
import { refuses } from '../../test-support/house.ts';
import { decideRegister, type Kept } from './decide.ts';

const row = (id: number, serial: number, bn: string, more: object = {}): AnyRow => ({
  ...{ id, serial, version: 3, retired: false, name: { bn, en: '', ar: '' } },
  ...more,
});
const at = (classId: number, more: object = {}) => ({ classId, ...more });
/** Sections ক and খ of class 1, ক of class 2; গ of class 1 has left its list. */
const SECTIONS = [
  row(1, 1, 'ক', at(1)),
  row(2, 2, 'খ', at(1)),
  row(3, 1, 'ক', at(2)),
  row(4, 3, 'গ', at(1, { retired: true })),
];
/** Classes 1 and 2 stand. */
const around = {
  ...({ state: undefined, look: undefined, opened: [] } as unknown as Kept['around']),
  find: (register: Register, id: number) =>
    register === classes && id < 3 ? row(id, id, `জামাত ${id}`) : undefined,
};
const kept = (register: Register, rows: readonly AnyRow[], more: Partial<Kept> = {}): Kept => ({
  ...{ register, rows: new Map(rows.map((one) => [idOf(register, one), one])), around, slots: {} },
  isUsed: () => false,
  ...more,
});
const decide = (command: object, more: Partial<Kept> = {}, register: Register = sections, rows = SECTIONS) =>
  decideRegister(kept(register, rows, more), { register: register.key, ...command } as RegisterCommand);
const section = (bn: string, classId = 1) => ({ name: { bn, en: '', ar: '' }, classId });
const add = (attributes: object, more: { serial?: number } = {}, by: Partial<Kept> = {}) =>
  decide({ kind: 'add', attributes, serial: undefined, ...more }, by);
const change = (id: number, changes: object, by: Partial<Kept> = {}) =>
  decide({ kind: 'change', id, changes }, by);

test('a row is added behind all that ever stood in its part of the list, or where its form says; a place that was left is free', (t) => {
  t.like(add(section('ঘ')), [{ type: 'SectionAdded', data: { id: 5, serial: 4, attributes: section('ঘ') } }]);
  t.like(add(section('ঘ', 2)), [{ data: { serial: 2 } }]);
  t.like(add(section('ঘ'), { serial: 3 }), [{ data: { serial: 3 } }]);
  const taken = add(section('ঘ'), { serial: 2 });
  refuses(t, taken, 'conflict.serial-taken', 'খ');
  t.like(taken, { fields: [{ path: sections.wire.serial }] });
});

test('a row refers to what stands, and is found once among the rows that stand', (t) => {
  refuses(t, add(section('ঘ', 9)), 'class.not-found');
  refuses(t, add(section('খ')), sections.codes.duplicate);
  t.like(add(section('খ', 2)), [{ type: 'SectionAdded' }]);
  t.like(add(section('গ')), [{ type: 'SectionAdded' }], 'whose name has left the list');
});

test('a register’s own rule completes a row or refuses it', (t) => {
  const completing = { slots: { settle: (attributes: object) => ({ ...attributes, classId: 2 }) } };
  t.like(add(section('ঘ'), {}, completing), [{ data: { serial: 2, attributes: { classId: 2 } } }]);
  refuses(t, add(section('ঘ'), {}, { slots: { settle: () => refuse('access.denied') } }), 'access.denied');
});

test('a change records the row as it is then, where it differs and stands, by whoever has seen it as it is', (t) => {
  t.like(change(1, { name: { bn: 'ঙ', en: '', ar: '' } }, { seen: 3 }), [
    { type: 'SectionChanged', data: { id: 1, attributes: section('ঙ') } },
  ]);
  t.deepEqual(change(1, section('ক')), []);
  refuses(t, change(1, section('ঙ'), { seen: 2 }), 'conflict.changed');
  refuses(t, change(4, section('ঙ')), sections.codes.unknown);
  refuses(t, change(9, section('ঙ')), sections.codes.unknown);
  refuses(t, change(3, { classId: 1 }), sections.codes.duplicate);
  refuses(t, change(1, { classId: 9 }), 'class.not-found');
});

test('what a row has referred to before may be off its list, and its old name a double, until they change', (t) => {
  const nowhere = { around: { ...around, find: () => undefined } };
  t.like(change(1, { name: { bn: 'ঙ', en: '', ar: '' } }, nowhere), [{ type: 'SectionChanged' }]);
  const twice = [row(1, 1, 'ক', at(1)), row(2, 2, 'ক', at(1))];
  const english = { name: { bn: 'ক', en: 'B', ar: '' } };
  const outcome = decide({ kind: 'change', id: 2, changes: english }, {}, sections, twice);
  t.like(outcome, [{ type: 'SectionChanged' }]);
});

test('a used row stays where the register says so, and leaves the list where it is kept for what refers to it', (t) => {
  const remove = (id: number, isUsed: boolean, register: Register = sections, rows = SECTIONS) =>
    decide({ kind: 'remove', id }, { isUsed: () => isUsed }, register, rows);
  t.like(remove(1, false), [{ type: 'SectionRetired', data: { id: 1 } }]);
  refuses(t, remove(1, true), sections.codes.used);
  refuses(t, remove(4, false), sections.codes.unknown);
  t.like(remove(1, true, examRooms, [row(1, 1, 'কক্ষ', { seats: 4, across: 2 })]), [
    { type: 'ExamRoomRetired' },
  ]);
  const [group] = builtInRows(feeGroupNames) as [AnyRow];
  refuses(t, remove(idOf(feeGroupNames, group), false, feeGroupNames, [group]), feeGroupNames.codes.used);
});

test('a new order names every standing row of each part it touches once', (t) => {
  const reorder = (...order: readonly number[]) => decide({ kind: 'reorder', order });
  t.like(reorder(2, 1), [{ type: 'SectionsReordered', data: { order: [2, 1] } }]);
  t.like(reorder(3, 2, 1), [{ data: { order: [3] } }, { data: { order: [2, 1] } }]);
  for (const order of [[1], [1, 1], [1, 2, 2]]) refuses(t, reorder(...order), sections.codes.order);
  refuses(t, reorder(1, 2, 4), sections.codes.unknown);
});

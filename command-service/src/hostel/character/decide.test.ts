import {
  CharacterReportChanged,
  CharacterReported,
  CharacterReportPrinted,
  CharacterReportWithdrawn,
} from '@madrasah/events/hostel';
import { refusePeople } from '@madrasah/events/people';
import test from 'ava';
import type { Admission } from '../../admissions/state.ts';
import type { Person } from '../../people/state.ts';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import {
  type Asked,
  changeCharacterReport,
  type Frame,
  recordCharacterPrinting,
  withdrawCharacterReport,
  writeCharacterReport,
} from './decide.ts';
import { charactersStream } from './state.ts';

const TODAY = '2026-04-14';
const asked: Asked = { userId: 17, on: TODAY, variantId: 2, typeId: 1, remark: 'জামাতে নিয়মিত' };
const frame = (more: Partial<Frame> = {}): Frame => ({
  ...{ today: TODAY, person: { userId: 17 } as Person, admission: { admissionId: 31 } as Admission },
  ...{ hasVariant: (id: number) => id < 4, hasType: (id: number) => id < 4 },
  ...more,
});
const reported = (reportId: number) => CharacterReported({ ...asked, reportId, admissionId: 31 });
const whose = { reportId: 1, userId: 17, admissionId: 31 };
const withdrawn = CharacterReportWithdrawn({ ...whose, withdrawnOn: TODAY });
const one = given(charactersStream, reported(1));

test('a report is the next of the hostel, also after one that was withdrawn', (t) => {
  t.deepEqual(writeCharacterReport(given(charactersStream), asked, frame()), [reported(1)]);
  const two = given(charactersStream, reported(1), withdrawn);
  t.deepEqual(writeCharacterReport(two, asked, frame()), [reported(2)]);
});

test('no report is of nobody, of no student of the session, under what is on no list, or of a day to come', (t) => {
  const write = (more: Partial<Frame>, also: Partial<Asked> = {}) =>
    writeCharacterReport(one, { ...asked, ...also }, frame(more));
  refuses(t, write({ person: refusePeople('person.not-found') }), 'person.not-found');
  refuses(t, write({ admission: undefined }), 'admission.not-found');
  refuses(t, write({}, { variantId: 9 }), 'character-variant.not-found');
  refuses(t, write({}, { typeId: 9 }), 'character-type.not-found');
  const later = write({}, { on: '2026-04-15' });
  refuses(t, later, 'character.later');
  t.like(later, { fields: [{ path: 'CreateDate' }] });
});

test('a report is changed whole, for the same student, by whoever has seen it as it stands', (t) => {
  const change = (more: Partial<Asked> = {}, seen?: number, state = one) =>
    changeCharacterReport(state, { ...asked, ...more, reportId: 1 }, frame(), seen);
  const changed = (more: Partial<Asked>) =>
    CharacterReportChanged({ ...asked, ...more, reportId: 1, admissionId: 31 });
  t.deepEqual(change({ typeId: 3 }, 1), [changed({ typeId: 3 })]);
  const twice = given(charactersStream, reported(1), changed({ typeId: 3 }));
  refuses(t, change({}, 1, twice), 'conflict.changed');
  t.deepEqual(change({}, 2, twice), [changed({})]);
  refuses(t, change({ userId: 18 }), 'character.of-another');
  refuses(t, change({ typeId: 9 }), 'character-type.not-found');
  refuses(t, change({}, undefined, given(charactersStream)), 'character.not-found');
});

test('what a report was under stays its own when it has left its list', (t) => {
  const gone = frame({ hasVariant: () => false, hasType: () => false });
  t.like(changeCharacterReport(one, { ...asked, reportId: 1 }, gone, 1), [
    { type: 'CharacterReportChanged' },
  ]);
});

test('a report is withdrawn once, and its printings are counted while it stands', (t) => {
  t.deepEqual(withdrawCharacterReport(one, 1, TODAY), [withdrawn]);
  t.deepEqual(recordCharacterPrinting(one, 1), [CharacterReportPrinted({ ...whose, printing: 1 })]);
  const printed = given(charactersStream, reported(1), CharacterReportPrinted({ ...whose, printing: 1 }));
  t.deepEqual(recordCharacterPrinting(printed, 1), [CharacterReportPrinted({ ...whose, printing: 2 })]);
  const gone = given(charactersStream, reported(1), withdrawn);
  refuses(t, withdrawCharacterReport(gone, 1, TODAY), 'character.not-found');
  refuses(t, recordCharacterPrinting(gone, 1), 'character.not-found');
});

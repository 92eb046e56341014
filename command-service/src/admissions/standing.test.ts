import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { refuses } from '../test-support/house.ts';
import { regroupStudents } from './standing.ts';
import { hasLeft } from './state.ts';
import { Office } from './test-support.ts';

/** A school that has one admission, of 2026-04-10. */
function office(): Office {
  const one = new Office();
  one.today = '2026-04-10';
  one.admitted({ serial: 5 });
  one.today = '2026-04-14';
  return one;
}

test('serial, section and financial status are put right, the serial that was given is free again', (t) => {
  const { standing, state, given, admit } = bound(office());
  const [corrected] = given(standing.correct({ serial: 8, financialStatus: 4 }, true));
  t.like(corrected?.data, {
    serial: 8,
    financialStatus: 4,
    sectionId: 1,
    before: { serial: 5, financialStatus: 1 },
  });
  t.like(state.admissions.get(1), { serial: 8, financialStatus: 4 });
  t.false(isRefusal(admit({ serial: 5 }, { userId: 2 })));
  refuses(t, admit({ serial: 8 }, { userId: 2 }), 'admissions.serial-duplicate', '৮');
  t.deepEqual(standing.correct({ serial: 8 }), [], 'nothing that is as it was is recorded');
});

test('class, residence, new or old are put right only while nothing is charged', (t) => {
  const { standing, given, state } = bound(office());
  const refused = standing.correct({ classId: 2, sectionId: 2, newOrOld: 2 }, true);
  refuses(t, refused, 'admissions.charged');
  t.deepEqual(isRefusal(refused) && refused.fields.map(({ path }) => path), ['ClassID', 'NewOldId']);
  refuses(t, standing.correct({ classId: 2 }), 'admissions.section-of-other-class');
  refuses(t, standing.correct({ sectionId: 9 }), 'section.not-found');
  given(standing.correct({ classId: 2, sectionId: 2, newOrOld: 2 }));
  t.like(state.admissions.get(1), { classId: 2, sectionId: 2, newOrOld: 2, residence: 1 });
});

test('a student leaves, comes back, and leaves again; nobody leaves twice or comes back before he left', (t) => {
  const { standing, given, state } = bound(office());
  given(standing.leave('2026-04-11', 'transferred'));
  t.deepEqual(state.admissions.get(1)?.absences, [{ after: '2026-04-11', until: '' }]);
  refuses(t, standing.leave(), 'admissions.has-left');
  refuses(t, standing.withdraw(), 'admissions.has-left');
  refuses(t, standing.back('2026-04-10'), 'admissions.returns-too-early');
  given(standing.back('2026-04-13'));
  t.false(hasLeft(state.admissions.get(1) ?? {}));
  refuses(t, standing.leave('2026-04-12'), 'admissions.leaves-too-early');
  given(standing.leave('2026-04-14'));
  t.is(state.admissions.get(1)?.absences?.length, 2);
});

test('a leaving that was a mistake is taken back on its own day', (t) => {
  const { standing, given, state } = bound(office());
  given(standing.leave());
  given(standing.back());
  t.false(hasLeft(state.admissions.get(1) ?? {}));
  given(standing.leave());
  t.true(hasLeft(state.admissions.get(1) ?? {}));
});

test('students go to a section of their class, all of them or none', (t) => {
  const one = office();
  one.admitted({ classId: 2, sectionId: 2 }, { userId: 2 });
  const frame = { academics: one.academics, charged: true, today: one.today };
  const regroup = (sectionId: number, ...admissionIds: number[]) =>
    regroupStudents(one.state, { sectionId, admissionIds }, frame);
  const refused = regroup(2, 1, 2);
  refuses(t, refused, 'admissions.section-of-other-class');
  t.deepEqual(isRefusal(refused) && refused.fields.map(({ path }) => path), ['admissionIds.0']);
  refuses(t, regroup(9, 1), 'section.not-found');
  refuses(t, regroup(1, 7), 'admission.not-found');
  t.deepEqual(regroup(1, 1), [], 'who is there already stays');
  one.addSection(3, 1);
  t.like(one.given(regroup(3, 1))[0]?.data, { sectionId: 3, before: { sectionId: 1 } });
});

test('who has left is changed in nothing that prices a charge', (t) => {
  const one = office();
  one.given(one.standing.leave());
  refuses(t, one.standing.correct({ residence: 2 }), 'admissions.has-left');
  refuses(t, one.change({ residence: 2 }), 'admissions.has-left');
  t.false(isRefusal(one.standing.correct({ financialStatus: 3 })));
});

test('a mistaken admission is there no more: its student and its serial are free', (t) => {
  const { standing, given, state, admitted, admit } = bound(office());
  given(standing.withdraw());
  t.is(state.admissions.get(1), undefined);
  refuses(t, standing.withdraw(), 'admission.not-found');
  t.false(isRefusal(admit({ serial: 5 })));
  t.like(admitted(), { admissionId: 2, serial: 6 });
});

/** The office's own ways, to be called by themselves. */
function bound(one: Office) {
  return {
    standing: one.standing,
    state: one.state,
    given: one.given.bind(one),
    admit: one.admit.bind(one),
    admitted: one.admitted.bind(one),
  };
}

import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { Office, TWELVE } from '../test-support.ts';

const REPEATED = { admissionId: 1, action: 'repeat', classId: undefined, sectionId: undefined } as const;
const PROMOTED = { admissionId: 1, action: 'promote', classId: 2, sectionId: 2 } as const;
const LEAVING = { ...REPEATED, action: 'leave' } as const;
const NEXT = { sessionId: 2 };

/** One student of class 1, of whose session both classes have prices. */
function office(): Office {
  const one = new Office().prices('Admission', TWELVE).prices('Admission', TWELVE, { classId: 2 });
  one.admitted();
  return one;
}
const code = (planned: ReturnType<Office['promote']>) => (isRefusal(planned) ? planned.code : undefined);
const UNPRICED = 'admissions.promotion-unpriced';

test('a class without prices in the new session stops a promotion into it: named, with the way out', (t) => {
  const refused = office().promote([PROMOTED]);
  t.like(refused, { code: UNPRICED, status: 409, params: { session: '2', classes: '2' } });
  t.is(isRefusal(refused) && refused.fields[0]?.path, 'withoutCharge');
  t.is(
    code(
      office()
        .prices('Admission', TWELVE, { ...NEXT, classId: 1 })
        .promote([PROMOTED]),
    ),
    UNPRICED,
  );
  t.is(code(office().promote([REPEATED])), UNPRICED);
});

test('it goes on once prices hold, or once somebody has said that nothing is charged', (t) => {
  t.is(
    code(
      office()
        .prices('Admission', TWELVE, { ...NEXT, classId: 2 })
        .promote([PROMOTED]),
    ),
    undefined,
  );
  t.is(code(office().promote([PROMOTED], { withoutCharge: true })), undefined);
  t.is(code(office().promote([LEAVING])), undefined, 'nobody is taken there');
});

test('a price that holds only from a later day charges nothing today, and is none', (t) => {
  const later = office().prices('Admission', TWELVE, { ...NEXT, classId: 2, from: '2026-05-01' });
  t.is(code(later.promote([PROMOTED])), UNPRICED);
});

test('a house that charges nothing is not asked, nor for a class that was free before', (t) => {
  const free = new Office();
  free.admitted();
  t.is(code(free.promote([PROMOTED])), undefined);
  const one = new Office().prices('Admission', TWELVE).prices('Admission', TWELVE, NEXT);
  one.admitted();
  t.is(code(one.promote([PROMOTED])), undefined);
});

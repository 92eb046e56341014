import test from 'ava';
import { personBody, personValues, wrongBirth } from './person.ts';

const home = { permanentPoliceStationID: '203011', permanentPost: 'ফতেপুর', permanentVill: 'উত্তরপাড়া' };
const here = { TransientPoliceStationID: '203011', TransientPost: 'ফতেপুর', TransientVill: 'উত্তরপাড়া' };

test('the form begins with the ticked box when both addresses are one', (t) => {
  t.is(personValues({ ...home, ...here }, 'bn')['sameAddress'], 1);
  t.is(personValues({ ...home, ...here, TransientVill: 'দক্ষিণপাড়া' }, 'bn')['sameAddress'], 0);
  t.is(personValues({}, 'bn')['sameAddress'], 0);
});

test('what a row has beside the person is not carried into the form', (t) => {
  const values = personValues(
    { UserName: 'ক', age: 12, UserCode: '1001', Relationship2: null, Mobile1: '017' },
    'bn',
  );
  t.is(values['Mobile1'], '০১৭');
  t.is(values['UserName'], 'ক');
  t.is(values['Relationship2'], undefined);
  t.false('age' in values || 'UserCode' in values);
});

test('the ticked box sends the permanent address twice and is not sent itself', (t) => {
  t.deepEqual(personBody({ ...home, TransientVill: 'ভুলে লেখা', sameAddress: 1 }), { ...home, ...here }, 'bn');
  t.deepEqual(personBody({ ...home, TransientVill: 'অন্য', sameAddress: 0 }), {
    ...home,
    TransientVill: 'অন্য',
  });
});

test('a birthday after today is wrong, today’s is not', (t) => {
  t.true(wrongBirth({ DateOfBirth: '2030-01-01' }, '2026-11-23'));
  t.false(wrongBirth({ DateOfBirth: '2026-11-23' }, '2026-11-23'));
  t.false(wrongBirth({ DateOfBirth: '99/99' }, '2026-11-23'));
  t.false(wrongBirth({}, '2026-11-23'));
});

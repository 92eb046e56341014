import test from 'ava';
import { thanasNamed } from './index.ts';

const codes = (thana: string | number, district = '', division = '') =>
  thanasNamed({ thana, district, division }).map(({ id }) => id);

test('a thana is known by its code and by its name in either language, however it is typed', (t) => {
  for (const written of [101001, 'আমতলী', ' আমতলী উপজেলা', 'AMTALI', 'Amtali Upazila'])
    t.deepEqual(codes(written), ['101001'], `${written}`);
  t.deepEqual(
    [codes('নাই'), codes('101001'), codes(999999)],
    [[], [], []],
    'a code is none under a heading of names',
  );
});

test('of several of one name the district or the division tells which', (t) => {
  t.true(codes('কচুয়া').length === 2);
  const [comilla] = codes('কচুয়া', 'চাঁদপুর');
  t.is(codes('কচুয়া', 'চাঁদপুর জেলা').length, 1);
  t.deepEqual(codes('কচুয়া', '', 'Chattogram'), [comilla]);
  t.deepEqual(codes('কচুয়া', 'ঢাকা'), [], 'a district in which there is none of that name');
});

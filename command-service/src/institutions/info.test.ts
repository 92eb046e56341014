import { isRefusal } from '@madrasah/events';
import {
  InstitutionInfoChanged,
  institutionCommands,
  institutionRevision,
  NO_RENEWAL,
  type SaidInfo,
} from '@madrasah/events/institutions';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { changeInstitutionInfo } from './info.ts';
import { infoOf, institutionStream } from './state.ts';

const registered = {
  schoolId: SCHOOL,
  name: { bn: 'মাদরাসা', en: 'Madrasah', ar: 'مدرسة' },
  address: 'ঢাকা',
  contactNumber: '01700000000',
  active: true,
  registeredAt: '2026-04-14T04:05:00.000Z',
  renewal: NO_RENEWAL,
};
const nothingSaid = () => institutionStream.initial(plainTable);

const change = (changes: object, state = nothingSaid()) => {
  const decided = changeInstitutionInfo(state, changes, registered);
  if (isRefusal(decided)) throw new Error(decided.code);
  return decided.map(({ data }) => data);
};

test('what the form leaves out stays as it was registered', (t) => {
  const [info] = change({ principal: 'মাওলানা আবু ইউসুফ' });
  t.like(info, { name: 'মাদরাসা', nameEn: 'Madrasah', address: 'ঢাকা', principal: 'মাওলানা আবু ইউসুফ', email: '' });
});

test('what was said before stays, and a field sent empty is cleared', (t) => {
  const state = nothingSaid();
  const [first] = change({ principal: 'ক', najem: 'খ' }, state);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  institutionStream.evolve(state, { ...InstitutionInfoChanged(first as never), revision: 0, metadata });
  t.like(change({ najem: '' }, state)[0], { principal: 'ক', najem: '' });
});

test('the officers’ names of each saying are sealed under a key of their own, and read again', (t) => {
  const state = nothingSaid();
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  const [first] = change({ principal: 'ক' }, state);
  t.is((first as SaidInfo).officersId, 1);
  institutionStream.evolve(state, { ...InstitutionInfoChanged(first as SaidInfo), revision: 0, metadata });
  t.is((change({ email: 'a@b.org' }, state)[0] as SaidInfo).officersId, 2);
});

test('a form that changes nothing records nothing', (t) => {
  t.deepEqual(change({ name: 'মাদরাসা', address: 'ঢাকা' }), []);
});

const read = (body: unknown) =>
  institutionCommands.changeInstitutionInfo.input.safeParse({ params: {}, body });

test('the form’s names become the domain’s; a name cannot be emptied', (t) => {
  t.deepEqual(read({ InstitutionName: 'ক', Elhaq: '1204', SMSMobile: '০১৭১২৩৪৫৬৭৮', Logo: 'x' }).data, {
    changes: { name: 'ক', affiliation: '1204', smsMobile: '01712345678' },
  });
  t.false(read({ Elhaq: '' }).success, 'the name is always sent');
  const faults = read({ InstitutionName: ' ', Email: 'nobody', SMSMobile: '1' }).error?.issues;
  t.deepEqual(faults?.map(({ path }) => path.at(-1)).sort(), ['Email', 'InstitutionName', 'SMSMobile']);
});

test('the sighting of the moon is kept as it was where the form leaves it out, and is at most two days off', (t) => {
  const state = nothingSaid();
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  const [first] = change({ hijriOffset: 0 }, state);
  institutionStream.evolve(state, { ...InstitutionInfoChanged(first as SaidInfo), revision: 0, metadata });
  t.is((change({ email: 'a@b.org' }, state)[0] as SaidInfo).hijriOffset, 0);
  const form = { InstitutionName: 'ক' };
  t.like(read({ ...form, HijriOffset: '-২' }).data, { changes: { name: 'ক', hijriOffset: -2 } });
  t.deepEqual(read(form).data, { changes: { name: 'ক' } });
  for (const HijriOffset of [3, -3, 0.5]) t.false(read({ ...form, HijriOffset }).success);
});

test('who signs in sees the institution as it has named itself since', async (t) => {
  const app = await openSchool();
  const body = { InstitutionName: 'জামিয়া রহমতপুর', ContactNumber: '০১৭' };
  t.is((await app.call('PUT', '/api/settings/institution_info', { token: app.token(1), body })).status, 200);
  const { body: answer } = await app.call('POST', '/api/users/authenticate', { token: app.token(1) });
  t.like(answer.institution, { Action: 'Active', InstitutionName: 'জামিয়া রহমতপুর', ContactNumber: '০১৭' });
  await app.close();
});

test('who has seen another version than stands is refused, who names none is not', (t) => {
  const state = nothingSaid();
  const seen = institutionRevision(infoOf(state, registered));
  t.like(changeInstitutionInfo(state, { email: 'a@b.bd' }, registered, seen), [
    { data: { email: 'a@b.bd' } },
  ]);
  t.like(changeInstitutionInfo(state, { email: 'a@b.bd' }, registered, seen + 1), {
    status: 409,
    code: 'conflict.changed',
  });
});

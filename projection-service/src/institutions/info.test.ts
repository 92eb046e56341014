import { streams } from '@madrasah/events';
import { InstitutionInfoChanged, infoAtRegistration, letterhead } from '@madrasah/events/institutions';
import test from 'ava';
import { CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';

const info = (name: string, more: object = {}) => ({
  ...infoAtRegistration({ name: { bn: name, en: '', ar: '' }, address: '', contactNumber: '' }),
  officersId: 1,
  ...more,
});

test('a school answers what it said of itself last, and before that how it was registered', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const asked = async (of = SCHOOL) =>
    (await school.get('/api/settings/institution_info', { loginId: CLERK, school: of })).body.data;
  const before = await asked();
  t.like(before, { InstitutionName: `মাদরাসা ${SCHOOL}`, Address: 'ঢাকা', PrincipalName: '' });
  t.is(Object.keys(before).length, 31);
  t.is(before.HijriOffset, -1);
  t.like(before, { Logo: null, SignaturePrincipal: null, SignatureNajem: null, SignatureAccountant: null });
  await school.record(
    streams.institution(SCHOOL),
    InstitutionInfoChanged(info('প্রথম')),
    InstitutionInfoChanged(info('জামিয়া', { principal: 'আবু ইউসুফ' })),
  );
  t.like(await asked(), { InstitutionName: 'জামিয়া', Address: '', PrincipalName: 'আবু ইউসুফ' });
  t.is((await asked(OTHER_SCHOOL)).InstitutionName, `মাদরাসা ${OTHER_SCHOOL}`);
});

test('a letterhead says in Bengali what was not said in English, and puts an address together', (t) => {
  const parts = { village: 'রহমতপুর', district: 'ময়মনসিংহ' };
  t.deepEqual(letterhead(info('জামিয়া', parts), 'en'), {
    name: 'জামিয়া',
    address: 'রহমতপুর, ময়মনসিংহ',
    contact: '',
  });
  t.is(letterhead(info('জামিয়া', { ...parts, address: 'ভালুকা' }), 'bn').address, 'ভালুকা');
  t.is(letterhead(info('জামিয়া', { nameEn: 'Jamia' }), 'en').name, 'Jamia');
  t.is(letterhead(info('জামিয়া', { nameEn: 'Jamia' }), 'bn').name, 'জামিয়া');
});

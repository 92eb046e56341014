import { isRefusal } from '@madrasah/events';
import { NO_RENEWAL } from '@madrasah/events/institutions';
import { accessStream } from './access/state.ts';
import { completeInstitution, registerInstitution } from './institutions/register.ts';
import { platformStream } from './institutions/state.ts';
import type { Desk, Errand } from './kernel/desk.ts';
import { chartStream } from './ledger/chart/state.ts';

/** The school that a first start makes. */
export const DEMO_SCHOOL = '10001';

const errand: Errand = {
  schoolId: DEMO_SCHOOL,
  actor: { id: 0, permissionType: 0 },
  requestId: 'first-start',
  correlationId: 'first-start',
  causationId: 'first-start',
};

/** Makes the demo institution with its login `admin`, or what of it a crash has left out. @throws StoreAway */
export async function ensureDemoInstitution(desk: Desk, password: string): Promise<void> {
  const firstLogin = { name: 'admin', password };
  const { institutions } = await desk.state(platformStream, DEMO_SCHOOL);
  if (institutions.size > 0 && !institutions.has(DEMO_SCHOOL)) return; // its first school came by a link
  const { logins } = await desk.state(accessStream, DEMO_SCHOOL);
  const { funds } = await desk.state(chartStream, DEMO_SCHOOL);
  if (logins.size > 0 && funds.size > 0) return; // as after every start but the first: no password is hashed
  const done = institutions.has(DEMO_SCHOOL)
    ? await completeInstitution(desk, DEMO_SCHOOL, firstLogin, errand)
    : await registerInstitution(desk, { schoolId: DEMO_SCHOOL, ...facts, firstLogin }, errand, DEMO_SCHOOL);
  // Another instance that starts at the same moment has made it.
  if (isRefusal(done) && done.code !== 'institutions.duplicate')
    throw new Error(`the demo institution: ${done.code}`);
}

const facts = {
  renewal: NO_RENEWAL,
  name: {
    bn: 'জামিয়া ইসলামিয়া দারুল উলূম রহমতপুর (ডেমো)',
    en: 'Jamia Islamia Darul Uloom Rahmatpur (Demo)',
    ar: 'الجامعة الإسلامية دار العلوم رحمت بور (تجريبي)',
  },
  address: 'রহমতপুর, ভালুকা, ময়মনসিংহ',
  contactNumber: '01700000000',
};

import { balanceOf } from '../../beginnings/books.ts';
import type { Check } from '../../check.ts';
import type { Person } from '../../house/person.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { daysOf } from '../../old-house/days.ts';
import { type Kept, kept } from '../../old-house/kept.ts';
import { row } from '../../row.ts';
import { approvesAll, proves } from './proof.ts';

/** Row 48: somebody who has a certificate and a character report was erased in it; both are made anew without him. */
const SENTENCE =
  'a school of 1c193f34 folds, proves itself, keeps its days, and what waits is posted on its own';

row('old-school', SENTENCE, { old: 'school' }, async (t, house) => {
  const { school: known } = kept();
  const school = await house.enter(known.schoolId);
  const muhtamim = await school.signIn('muhtamim', PASSWORD_OF_ALL);
  await proves(t, muhtamim);
  t.is(await daysOf(muhtamim), known.days, 'the days of its entries');
  t.is(await balanceOf(muhtamim, known.chart.donation, '2026-10-31'), -1500, 'what came before the opening');
  await hasBoth(t, muhtamim, known);
  await approvesAll(t, house, muhtamim, known);
  await proves(t, muhtamim);
});

/** Both students of one code stand, each with his own dues. */
async function hasBoth(t: Check, by: Person, { paying, owing }: Kept['school']) {
  const dues = await by.read('/api/accounts/dues?limit=50');
  const due = ({ AdmissionID }: { AdmissionID: number }) =>
    dues.find((one: { AdmissionID: number }) => one.AdmissionID === AdmissionID)?.due;
  t.is([due(paying), due(owing)], [800, 1800], 'what 0045 and 45 owe');
}

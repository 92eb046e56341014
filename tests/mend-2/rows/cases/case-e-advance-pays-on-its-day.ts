import { payment, trial } from '../../beginnings/books.ts';
import { begin, beginClass, charge, daysOfType, lock } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const COLLECT = '/api/accounts/fee_collections';
const SENTENCE = 'an advance of the 10th pays a charge of the 5th on the 10th, or on the first open day';
/** The month began on the 5th; he paid on the 10th, ahead of the run. */
const need = { day: '2026-11-10' };

row('e', SENTENCE, need, async (t, house) => {
  for (const isLocked of [false, true]) {
    await house.clock.set('2026-11-10');
    const begun = await begin(house);
    const { accountant, chart } = begun;
    const { place, student } = await beginClass(begun, { first: '2026-01-05' });
    const months = [{ SLID: chart.tuition, MonthID: 11, amount: 800 }];
    const form = payment(student, chart.wallet, [], { months, transactionNo: 'TRX10' });
    t.taken(await accountant.post(COLLECT, form), 201, 'the month paid ahead');

    await house.goTo('2026-12-05');
    if (isLocked) t.taken(await lock(accountant, 202611), 200, 'November is locked');
    t.taken(await charge(accountant, place, 11), 201);
    const [charged, applied] = isLocked ? ['2026-12-01', '2026-12-01'] : ['2026-11-05', '2026-11-10'];
    t.is(await daysOfType(accountant, 'FeesCharged'), [charged], 'the day of the charge');
    const after = await trial(accountant, applied as string);
    t.is([after['sys:receivable'] ?? 0, after['sys:month-advance'] ?? 0], [0, 0], 'owed, and paid ahead');
    const before = await trial(accountant, isLocked ? '2026-11-30' : '2026-11-09');
    const stood = [before['sys:receivable'] ?? 0, before['sys:month-advance'] ?? 0];
    t.is(stood, isLocked ? [0, -800] : [800, 0], 'owed, and paid ahead, on the evening before');
  }
});

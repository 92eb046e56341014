import { approve, balanceOf, voucher } from '../../beginnings/books.ts';
import { officeAt } from '../../beginnings/office-page.ts';
import { admit, owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

/** A class of three who owe a month's 800 each; two are entitled, and 3,000 of zakat lies in the box. */
async function classOfThree(begun: Awaited<ReturnType<typeof begin>>) {
  const { accountant, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  const second = await admit(accountant, place, 'আয়েশা');
  const other = await admit(accountant, place, 'করিম');
  const charged = await charge(accountant, place, 11);
  if (charged.status !== 201) throw new Error(`the charge: ${charged.status}`);
  await accountant.done(`${A}/vouchers`, voucher(1, chart.Z, chart.cash, chart.zakat, 3000, '2026-11-29'));
  const eligible = { value: 1, since: '2026-11-01', verifiedBy: 'নাজিম' };
  for (const { UserID } of [student, second])
    await accountant.done(`${A}/zakat_eligible/${UserID}`, eligible, 'PUT');
  return { place, student, second, other };
}

row(
  39,
  'a whole class is given zakat in one request, and whoever receives for a child is told',
  async (t, house) => {
    const begun = await begin(house);
    const { accountant, muhtamim, chart } = begun;
    const { place, student, second, other } = await classOfThree(begun);

    const asked = `${A}/zakat_owed?SessionID=${place.SessionID}&ClassID=${place.ClassID}`;
    const found = await accountant.get(asked);
    t.taken(found, 200, 'who is entitled');
    const owing = found.body.data;
    t.is(
      owing.map(({ UserID, due }: { UserID: number; due: number }) => [UserID, due]).sort(),
      [student, second].map(({ UserID }) => [UserID, 800]).sort(),
      'who is entitled, and what each owes',
    );
    t.ok(!JSON.stringify(owing).includes(`"UserID":${other.UserID},`), 'nobody else is listed');
    const elsewhere = await accountant.get(`${A}/zakat_owed?ClassID=${place.ClassID + 1}`);
    t.is(elsewhere.body.data, [], 'another class');

    const students = owing.flatMap(
      ({ UserID, dues }: { UserID: number; dues: { itemId: number; due: number }[] }) =>
        dues.map(({ itemId, due }) => ({
          ...{ UserID, itemId, amount: due },
          ...(UserID === second.UserID ? { proxy: 'মরিয়ম বেগম' } : {}),
        })),
    );
    const body = { on: '2026-11-29', FundID: chart.Z, Account: chart.cash.Account, witness: 'নাজিম' };
    const request = await accountant.post(`${A}/tamlik`, { ...body, reason: 'মাসিক বেতন', students });
    t.taken(request, 202, 'the request');
    t.taken(await approve(muhtamim, 'tamlik', request.body.id), 200, 'the approval');
    for (const one of [student, second])
      t.is(
        (await owedBy(accountant, one)).map(({ due }) => due),
        [0],
        `what ${one.UserCode} owes still`,
      );
    t.is(await balanceOf(accountant, chart.cash.Account, '2026-11-29'), 3000, 'the box: zakat became fees');
    const register = await accountant.read(`${A}/tamlik_register`);
    t.is(
      register.map(({ UserID, proxy }: { UserID: number; proxy?: string }) => [UserID, proxy ?? '']).sort(),
      [
        [student.UserID, ''],
        [second.UserID, 'মরিয়ম বেগম'],
      ].sort(),
      'who received, in the register',
    );
    const paper = JSON.stringify((await accountant.get(`${A}/tamlik/${request.body.id}/paper`)).body);
    t.is(paper.split('মরিয়ম বেগম').length > 1, true, 'the proxy on the paper');
    const { text } = { text: JSON.stringify(await accountant.read(`${A}/journal?limit=50`)) };
    t.ok(!text.includes('মরিয়ম'), 'no entry of the journal names him');
  },
);

row(39, 'the page of tamlik offers a class, and ticks all that it owes', async (t, house) => {
  const begun = await begin(house);
  await classOfThree(begun);
  const office = await officeAt(house, begun.school, '/accounting/tamlik');
  try {
    await office.pick('শিক্ষাবর্ষ', /১৪৪৮/);
    t.ok(await office.says('আয়েশা'), 'the entitled are listed');
    await office.press(/সব বাছাই করুন \(২টি বকেয়া/);
    t.ok(await office.says('১,৬০০'), 'what is ticked comes to');
  } finally {
    await office.close();
  }
});

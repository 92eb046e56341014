import { open } from '../../beginnings/books.ts';
import { admit } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import { onPage } from '../../house/pages.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

/** Three who owe 800 each, one of them 150 more of old; 330 left with us, 800 promised, one entitled to zakat. */
async function beginOwing(house: Parameters<typeof begin>[0]) {
  const begun = await begin(house);
  const { accountant, muhtamim, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  const karim = await admit(accountant, place, 'করিম');
  await admit(accountant, place, 'আয়েশা');
  await charge(accountant, place, 11);
  await open(accountant, muhtamim, {
    on: '2026-11-01',
    oldDues: [{ AdmissionID: karim.AdmissionID, FundID: chart.G, amount: 150 }],
    advances: [{ UserID: student.UserID, FundID: chart.B, amount: 330 }],
  });
  const promise = { AdmissionID: karim.AdmissionID, promisedOn: '2026-12-10', amount: 444 };
  await accountant.done(`${A}/promises`, promise);
  const eligible = { value: 1, since: '2026-11-01', verifiedBy: 'নাজিম' };
  await accountant.done(`${A}/zakat_eligible/${karim.UserID}`, eligible, 'PUT');
  return { ...begun, karim };
}

/** What each list is asked, and how many it must find. */
const ASKED: readonly (readonly [path: string, typed: string, count: number])[] = [
  ['dues', '৯৫০', 1],
  ['dues', '800-1,000', 3],
  ['dues', 'করিম 950', 1],
  ['dues', 'আয়েশা 950', 0],
  ['dues', 'ইউসুফ', 3],
  ['dues', '330', 1],
  ['ageing', '950.00', 1],
  ['defaulters', '৳৯৫০', 1],
  ['monthly_dues', '800', 3],
  ['monthly_dues', '801', 0],
  ['advances', '330', 1],
  ['advances', '331', 0],
  ['promises', '444', 1],
  ['promises', 'করিম', 1],
  ['promises', '445', 0],
  ['zakat_eligible', '950', 1],
  ['zakat_eligible', 'নাজিম', 1],
  ['zakat_eligible', '951', 0],
  ['dues_confirmations', '950', 1],
];

const asking = (typed: string) => `search=${encodeURIComponent(typed)}`;

/** What the entries behind a sum of a list come to. */
const explained = async (by: Person, figure: string, typed: string): Promise<number> =>
  (await by.read(`${A}/explain?figure=${figure}&${asking(typed)}`)).value;

row(
  40,
  'who owes, has left, has promised and is entitled is found by amount, with its sums',
  async (t, house) => {
    const { accountant, karim } = await beginOwing(house);
    for (const [path, typed, count] of ASKED) {
      const { body } = await accountant.get(`${A}/${path}?${asking(typed)}`);
      t.is(body.total, count, `${path}: ${typed}`);
    }
    const { data } = (await accountant.get(`${A}/dues?${asking('950')}`)).body;
    t.is([data[0].UserCode, data[0].due], [karim.UserCode, 950], 'who it is');
    t.is(await explained(accountant, 'dues_list.due', '950'), 950, 'the sum of what is found, explained');
    t.is(await explained(accountant, 'defaulters.due', '950'), 950, 'of those in arrears');
  },
);

row(
  40,
  'an empty search says that nothing is like it, an empty list that there is none',
  async (t, house) => {
    const { school } = await beginOwing(house);
    const PAGES = [
      '/accounting/dues-list',
      '/accounting/advances',
      '/accounting/promises',
      '/accounting/zakat-eligible',
    ];
    await onPage(house, school, `${PAGES[0]}?search=777`, async (page) => {
      for (const path of PAGES) {
        await page.goto(`${house.address}${path}?search=777`);
        const said = page.locator('.empty');
        await t.comes(async () => (await said.innerText().catch(() => '')).includes('৭৭৭'), true, path);
      }
    });
  },
);

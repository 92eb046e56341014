import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

interface Setting {
  readonly what: string;
  readonly path: string;
  /** Where it is read, if not where it is set. */
  readonly read?: string;
  readonly one: unknown;
  readonly other: unknown;
  readonly method?: 'PUT' | 'POST';
}

const A = '/api/accounts';
const BEGIN = [2, 5];

/** Settings whose whole new value is sent, with two values of each. */
async function settingsOf(admin: Person): Promise<readonly Setting[]> {
  const place = await makeClass(admin);
  const chart = await makeChart(admin);
  await setMonths(admin, place, '2026-01-01');
  const { SessionID, ClassID } = place;
  const { AdmissionID } = await admit(admin, place, 'আবদুল্লাহ');
  await setPrice(admin, place, chart.tuition, 500, '2026-01-01');
  const sibling = (percent: number) => ({ SLID: chart.tuition, from: 2, percent, active: 1 });
  await admin.done(`${A}/sibling_rule`, sibling(5), 'PUT');
  const card = (photo: number) => ({
    settings: [
      {
        ID: 1,
        SettingColumn1: photo,
        SettingColumn2: 1,
        SettingColumn3: 1,
        SettingColumn4: 1,
        SettingColumn5: 1,
      },
    ],
  });
  const price = (taka: number) => ({ SessionID, Classid: ClassID, SLID: chart.tuition, MaleAbaNew: taka });
  const post = 'POST' as const;
  const at = `${A}/month_calendar?sessionId=${SessionID}&classId=${ClassID}`;
  const months = (name: string) =>
    Array.from({ length: 12 }, (_, index) => ({
      ...{ MonthID: index + 1, name: `${name} ${index + 1}`, charged: 1 },
      startsOn: `2026-${String(index + 1).padStart(2, '0')}-01`,
    }));
  const calendar = (name: string) => ({ SessionID, ClassID, calendar: 'own', months: months(name) });
  const late = (afterDays: number) => ({ SLID: chart.tuition, amount: 50, afterDays, active: 1 });
  const open = (isOpen: number) => ({ open: isOpen, SessionID, ClassIDs: [ClassID] });
  return [
    { what: 'exams', path: '/api/exam/settings', one: { rankGaps: 1 }, other: { rankGaps: 0 } },
    { what: 'transfers', path: `${A}/transfer_limit`, one: { amount: 100 }, other: { amount: 200 } },
    { what: 'sums', path: `${A}/money_rules`, one: { Rounding: 1 }, other: { Rounding: 100 } },
    { what: 'sibling rule', path: `${A}/sibling_rule`, one: sibling(10), other: sibling(20) },
    { what: 'admit cards', path: '/api/exam/admit_card_settings', one: card(0), other: card(1) },
    {
      ...{ what: 'own fees', path: `${A}/student_fees/${AdmissionID}`, method: post },
      ...{ one: [{ SLID: chart.tuition, amount: 400 }], other: [{ SLID: chart.tuition, amount: 300 }] },
    },
    {
      ...{ what: 'fee prices', path: `${A}/fee_matrix`, method: post, one: price(600), other: price(700) },
      read: `${A}/fee_matrix?sessionId=${SessionID}&classId=${ClassID}`,
    },
    {
      ...{ what: 'limits', path: `${A}/concession_limits` },
      one: [{ permissionTypeId: 6, amount: 500, percent: 25 }],
      other: [{ permissionTypeId: 6, amount: 400 }],
    },
    {
      ...{ what: 'auditors', path: `${A}/audit/auditors` },
      one: { Addresses: 'a@example.org', Language: 'bn' },
      other: { Addresses: 'b@example.org', Language: 'bn' },
    },
    { what: 'late fee', path: `${A}/late_fee_rule`, one: late(BEGIN[0] ?? 0), other: late(BEGIN[1] ?? 0) },
    { what: 'months', path: `${A}/month_calendar`, read: at, one: calendar('চাঁদ'), other: calendar('মাহ') },
    {
      ...{ what: 'online admission', path: '/api/students/online_admission/setting' },
      ...{ one: open(1), other: open(0) },
    },
    {
      ...{ what: 'codes', path: '/api/settings/code_setting', method: 'POST' as const },
      one: { UserTypeID: 1, IDType: 1, Value: 2000 },
      other: { UserTypeID: 1, IDType: 1, Value: 3000 },
    },
  ];
}

row(63, 'whoever has seen an older setting than stands is told, and overwrites nothing', async (t, house) => {
  const { admin } = await house.school();
  for (const { what, path, read = path, one, other, method = 'PUT' } of await settingsOf(admin)) {
    const revision = async () => {
      const { data, revision: beside, revisions } = (await admin.get(read)).body;
      return Number(beside ?? revisions?.[0].revision ?? (Array.isArray(data) ? data[0] : data).revision);
    };
    const seen = await revision();
    t.ok(Number.isInteger(seen), `${what}: its version is told`);
    t.taken(await admin.ask(method, path, one, undefined, 'en', seen), undefined, what);
    t.refused(await admin.ask(method, path, other, undefined, 'en', seen), 'conflict.changed');
    t.ok((await revision()) !== seen, `${what}: another version stands`);
    t.taken(await admin.ask(method, path, other, undefined, 'en', await revision()), undefined, what);
  }
});

row(63, 'whoever is overtaken is told by whom and when, in both languages', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const other = await school.login('মুহাররির', 3);
  for (const { what, path, read = path, one, other: mine, method = 'PUT' } of await settingsOf(admin)) {
    const { data, revision: beside, revisions } = (await admin.get(read)).body;
    const seen = Number(beside ?? revisions?.[0].revision ?? (Array.isArray(data) ? data[0] : data).revision);
    t.taken(await other.ask(method, path, one), undefined, what);
    t.refused(
      await admin.ask(method, path, mine, undefined, 'en', seen),
      'conflict.changed',
      /Changed by মুহাররির at 29 November 2026, 10:0\d/,
    );
    t.refused(
      await admin.ask(method, path, mine, undefined, 'bn', seen),
      'conflict.changed',
      /মুহাররির \(২৯ নভেম্বর ২০২৬, ১০:০[০-৯]\)/,
    );
  }
});

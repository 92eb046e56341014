import { makeChart } from '../../beginnings/chart.ts';
import { makeClass, setMonths } from '../../beginnings/roll.ts';
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
      const { data, revision: beside } = (await admin.get(read)).body;
      return Number(beside ?? (Array.isArray(data) ? data[0] : data).revision);
    };
    const seen = await revision();
    t.ok(Number.isInteger(seen), `${what}: its version is told`);
    t.taken(await admin.ask(method, path, one, undefined, 'en', seen), undefined, what);
    t.refused(await admin.ask(method, path, other, undefined, 'en', seen), 'conflict.changed');
    t.ok((await revision()) !== seen, `${what}: another version stands`);
    t.taken(await admin.ask(method, path, other, undefined, 'en', await revision()), undefined, what);
  }
});

import { type QueryDefinition, queryCatalogue, toLatinDigits } from '@madrasah/events';
import test from 'ava';
import { CLERK, type TestApp } from './app-test-support.ts';
import { ask, auditedSchool, daysOf, FROM, INSIDE, OUTSIDE, TO } from './auditor-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await auditedSchool();
});
test.after.always(() => app.end());

const allAt = (names: readonly string[], day: string) => Object.fromEntries(names.map((name) => [name, day]));

const dated = queryCatalogue.filter((query) => query.method === 'GET' && daysOf(query).length > 0);

test('there are dated queries', (t) => t.true(dated.length > 100, `${dated.length}`));

/** They tell how things stood, in sums; a new one is listed here with its reason, and looked through below. */
const STANDING = [
  ...['Balances', 'TrialBalance', 'FinancialPosition', 'Suppliers', 'TotalDue'],
  // What each student owes, in sums.
  ...['Ageing', 'Dues', 'ClassPayers'],
  // The whole log is proved, whatever the day; its roots tell of no money.
  ...['AuditVerify', 'AuditCertificate'],
];

/** The day is the question: there is none before it. */
const isOfOneDay = (query: QueryDefinition) =>
  daysOf(query).some((name) => ['on', 'date', 'within'].includes(name));
const familyOf = ({ name }: QueryDefinition) => name.replace(/(Pdf|Xlsx|Csv|Paper)$/, '');

test('how things stood is told by those that say so alone', (t) => {
  const names = dated.filter(({ forAuditor }) => forAuditor === 'standing').map(familyOf);
  t.deepEqual([...new Set(names)].sort(), [...STANDING].sort());
});

/** Every day that an answer tells, as it is written in JSON and in files; instants are no days of entries. */
function daysIn(text: string): string[] {
  const latin = toLatinDigits(text);
  const iso = latin.match(/\b\d{4}-\d{2}-\d{2}(?![T\d])/g) ?? [];
  const written = [...latin.matchAll(/\b(\d{2})[-/.](\d{2})[-/.](\d{4})\b/g)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  );
  return [...iso, ...written];
}

/** The three statements of a year set it beside the one before, in sums, as the law of the ledger has it: these are its bounds. */
const COMPARED = ['2025-07-01', '2024-07-01', '2025-06-30'];

/** His days, asked in part and whole: what is not asked is today, or the beginning of everything. */
const waysToAsk = (names: readonly string[]) => [
  ...names.map((name) => [name]),
  ...(names.length > 1 ? [names.filter((name) => name !== 'from'), names] : []),
];

for (const query of dated) {
  const names = daysOf(query);
  const mayBeginNowhere =
    names.includes('from') ||
    isOfOneDay(query) ||
    ['standing', 'as-its-figure'].includes(query.forAuditor as string);
  test.serial(`${query.name} tells an auditor of his days alone`, async (t) => {
    const inside = await ask(app, query, allAt(names, INSIDE));
    if (mayBeginNowhere) t.not(inside.body?.code, 'access.outside-days', JSON.stringify(inside.body));
    else t.true([400, 403].includes(inside.status), `${inside.status}`);
    for (const name of names)
      for (const day of OUTSIDE) {
        const answer = await ask(app, query, { ...allAt(names, INSIDE), [name]: day });
        // What is asked amiss besides is told first: 400, and nothing is shown.
        t.true([400, 403].includes(answer.status), `${name} ${day}: ${answer.status}`);
      }
    const today = await ask(app, query, {});
    t.true([400, 403].includes(today.status), `without days: ${today.status}`);
  });
  if (!/(Pdf|Xlsx)$/.test(query.name))
    test.serial(
      `no day that ${query.name} tells an auditor lies outside his, whatever he asks`,
      async (t) => {
        for (const asked of waysToAsk(names)) {
          const { status, body } = await ask(app, query, allAt(asked, TO), { AdmissionID: 2, id: 2 });
          t.true(status < 500, `${status}`);
          if (status !== 200) continue;
          const told = typeof body === 'string' ? body : JSON.stringify(withoutRoots(body));
          const outside = daysIn(told).filter((day) => (day < FROM || day > TO) && !COMPARED.includes(day));
          t.deepEqual(outside, [], asked.join());
        }
      },
    );
}

/** Daily roots are told to every auditor: they say that nothing was changed, and nothing of what there is. */
const withoutRoots = (body: { readonly data?: object }) => ({ ...body, data: { ...body.data, roots: [] } });

test.serial('the refusal says which days', async (t) => {
  const answer = await app.ask('GET', '/api/accounts/trial_balance?asOf=2026-04-01', { loginId: CLERK });
  t.is(answer.body.code, 'access.outside-days');
  t.regex(answer.body.message, /১ জানুয়ারি ২০২৬ থেকে ৩১ মার্চ ২০২৬/);
  const inside = await app.ask('GET', '/api/accounts/trial_balance?asOf=2026-03-31', { loginId: CLERK });
  t.is(inside.status, 200);
});

import { fieldNotes, type QueryDefinition, streams } from '@madrasah/events';
import { AuditorSet, POWER_NAMES, PowersSet, permissionIds } from '@madrasah/events/access';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr } from '@madrasah/events/ledger';
import { charged, recordSchool } from './app-test-school.ts';
import { CLERK, SCHOOL, type TestApp, testApp } from './app-test-support.ts';

export const [FROM, TO] = ['2026-01-01', '2026-03-31'];
export const INSIDE = '2026-02-10';
export const OUTSIDE = ['2025-12-31', '2026-04-01'];

/** Receipts of a day of his, and of another. */
export const [HIS, NOT_HIS, BEFORE] = [1, 2, 3];

const collected = (receiptId: number, on: string, taka: number) =>
  FeesCollected({
    ...{ receiptId, receiptNo: receiptId, series: '2026', on, userId: 1, admissionId: 2, moneyAccount: 2 },
    ...{ transactionNo: '', remark: '', rows: [], advance: null },
    postings: [dr('sl:2', 1, taka * 100), cr('sys:receivable', 1, taka * 100, { party: 1, itemId: 1 })],
  });

/** A school with a receipt of his days, one after and one before them, and an auditor with every power to look. */
export async function auditedSchool(): Promise<TestApp> {
  const app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  const looks = { view: true, insert: false, edit: false, delete: false };
  await app.record(
    streams.access(SCHOOL),
    AuditorSet({ loginId: CLERK, auditor: { from: FROM, to: TO } }),
    ...Object.keys(POWER_NAMES).map((name) =>
      PowersSet({ loginId: CLERK, permissionListId: permissionIds.get(name) as number, ...looks }),
    ),
  );
  await app.record(
    streams.journal(SCHOOL),
    charged,
    collected(HIS, INSIDE, 300),
    collected(NOT_HIS, '2026-04-20', 200),
    FeesCharged({
      ...charged.data,
      on: '2025-12-20',
      dueOn: '2025-12-20',
      chargeId: 2,
      firstItemId: 2,
    } as never),
    collected(BEFORE, '2025-12-22', 100),
  );
  await app.settled();
  return app;
}

/** The parameters of a query that are days, told by what they take. */
export const daysOf = ({ parts }: QueryDefinition) =>
  Object.entries(parts.query?.shape ?? {}).flatMap(([name, schema]) => {
    const noted = fieldNotes.noteOf(schema);
    return noted && 'json' in noted && noted.json === fieldNotes.takes.day ? [name] : [];
  });

/** Whatever else must be given: a place in the path, an id, a name. */
const OTHERS = {
  ...{ account: 1, glId: 1, slId: 1, id: 1, report_id: 1, AdmissionID: 1, fundId: 1, caId: 1, level: 2 },
  ...{
    SessionID: 1,
    ClassID: 1,
    figure: 'receipts_payments.receipts',
    kind: 'count',
    earlier: '2026-04-20T04:00:00Z',
  },
};

/** Asks as the auditor, with the days given. */
export const ask = (
  app: TestApp,
  query: QueryDefinition,
  days: Readonly<Record<string, string>>,
  others: Readonly<Record<string, unknown>> = {},
) => {
  const known = Object.keys(query.parts.query?.shape ?? {});
  const given = Object.entries({ ...OTHERS, ...others, ...days }).filter(([name]) => known.includes(name));
  const asked = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return app.ask('GET', `${query.path.replace(/:\w+/g, String(others['id'] ?? 1))}?${asked}`, {
    loginId: CLERK,
  });
};
export const post = (app: TestApp, query: QueryDefinition) =>
  app.ask('POST', query.path.replace(/:\w+/g, '1'), { loginId: CLERK, body: {} });

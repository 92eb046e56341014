import { Clerk, feeSchool } from './test-support.ts';

export const PATH = '/api/reports/fee_report';
/** The days on which the usual school takes money, as questions name them. */
export const DAYS = 'from=2026-04-18&to=20-04-2026';

/** A school that has charged, let off, taken in, taken back, handed back and handed over. */
export function usualSchool(): ReturnType<typeof feeSchool> {
  const clerk = new Clerk();
  return feeSchool(
    clerk.oldDue(11, 400, '2026-03-01'), // item 1
    clerk.charge(12, 'admission', 1000, '2026-04-01'), // 2
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1), // 3
    clerk.charge(12, 'food', 1500, '2026-04-01', 1), // 4
    clerk.charge(21, 'tuition', 800, '2026-04-01', 1), // 5
    clerk.charge(31, 'tuition', 600, '2026-04-01', 1), // 6
    clerk.charge(31, 'exam', 200, '2026-04-10'), // 7
    clerk.concede(31, 6, 'tuition', 600, '2026-04-12'),
    clerk.concede(31, 7, 'exam', 200, '2026-04-12'),
    clerk.collect(
      12,
      [
        [1, 'admission', 400],
        [2, 'admission', 700],
        [4, 'food', 900],
      ],
      '2026-04-18',
    ),
    clerk.collect(21, [[5, 'tuition', 500, 100]], '2026-04-19', { into: 91, advance: 0 }),
    clerk.collect(12, [[3, 'tuition', 800]], '2026-04-19', { advance: 250 }),
    clerk.reverse(2, '2026-04-20'),
    clerk.refund(12, 2, 'admission', 100, '2026-04-20'),
    clerk.handOver(50, '2026-04-20'),
  );
}

/** The reports of a school as its CSV files have them. */
export function reading(app: Awaited<ReturnType<typeof feeSchool>>) {
  /** Rows of a report, its head first. */
  const csv = async (id: number, query = '', path = PATH) =>
    String((await app.get(`${path}.csv?report_id=${id}&${query}`)).body)
      .trim()
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.split(','));
  /** The figures under names of the head, row by row. */
  const figures = async (id: number, query: string, ...names: string[]) => {
    const [head = [], ...rows] = await csv(id, query);
    const at = names.map((name) => head.findIndex((title) => title === name || title.endsWith(`– ${name}`)));
    return rows.map((row) => at.map((column) => row[column] ?? '?'));
  };
  return {
    csv,
    figures,
    rowsOf: async (id: number, query = '') => (await csv(id, query)).slice(1),
    sum: async (id: number, query: string, name: string) =>
      (await figures(id, query, name)).reduce((total, [value]) => total + Number(value || 0), 0),
  };
}

export type Reading = ReturnType<typeof reading>;

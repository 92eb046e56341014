/** Where in a fee report a figure stands. */
export interface Place {
  /** As it is drawn: one of several that stand across a dimension has its id behind it. */
  readonly column: string;
  /** Under the lines of one group. */
  readonly group?: number | undefined;
  /** In one line, by its key. */
  readonly row?: string | number | undefined;
}

const CLOCKS: readonly string[] = ['from', 'to', 'asOf', 'knownAt'];
const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const addressOf = (values: readonly (readonly [string, unknown])[]) =>
  new URLSearchParams(
    values.flatMap(([name, value]): [string, string][] =>
      value === undefined || value === null ? [] : [[name, asText(value)]],
    ),
  ).toString();

/** The question of a report as an address has it, without its clocks. */
export const reportAddress = (
  reportId: number | undefined,
  query: Readonly<Record<string, unknown>>,
): string =>
  addressOf([['report_id', reportId], ...Object.entries(query).filter(([name]) => !CLOCKS.includes(name))]);

/** The question that explains a figure of a report: its own as an address has it, its clocks, and the place. */
export function questionOf(
  reportId: number | undefined,
  query: Readonly<Record<string, unknown>>,
): (place: Place) => string {
  const asked = Object.entries(query);
  const report = reportAddress(reportId, query);
  const clocks = addressOf(asked.filter(([name]) => CLOCKS.includes(name)));
  return ({ column, group, row }) => {
    const place = addressOf([
      ['figure', 'fee_report.sum'],
      ['report', report],
      ['column', column],
      ['group', group],
      ['row', row],
    ]);
    return clocks ? `${place}&${clocks}` : place;
  };
}

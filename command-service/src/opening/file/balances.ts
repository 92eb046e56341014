import { type ImportRow, paisa, type Refusal, toTaka } from '@madrasah/events';
import { importOpening, type OpeningRow, openingImport, type RecordOpening } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import type { Confirmed } from '../../approvals/steps.ts';
import type { Desk, Errand } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import type { Planned } from '../../kernel/import/plan.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { Import, type Taking } from '../../operations/steps.ts';
import { askedFromFile, type OpeningFile, openingOf } from './asking.ts';
import { earlierThanBooks } from './doubts.ts';
import { type ReadOpening, readOpening } from './rows.ts';

type Rows = readonly ImportRow<OpeningRow>[];

/** Opening balances from a file: looked at fund by fund, then asked for as those that are typed. */
export const openingFile = (desk: Desk, confirmed: Confirmed<RecordOpening>): HandledCommand =>
  handled(importOpening, async (command, call) => {
    const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
    const taking = takingBalances(desk, confirmed, command);
    const { dryRun, skipInvalid, sheet, columns, faulty, asOn, reason } = command;
    const how = { dryRun, skipInvalid, sheet, columns, faulty, asOn, reason };
    return new Import(desk, openingImport, taking).carryOut(how, file as SpreadsheetFile, call);
  });

function takingBalances(
  desk: Desk,
  confirmed: Confirmed<RecordOpening>,
  file: OpeningFile,
): Taking<OpeningRow> {
  const books = async ({ schoolId }: Errand) => {
    const [journal, chart] = [
      await desk.state(journalStream, schoolId),
      await desk.state(chartStream, schoolId),
    ];
    return { journal, chart, today: today(desk.clock) };
  };
  const read = async (rows: Rows, errand: Errand) => readOpening(await books(errand), rows);
  return {
    async look(rows, errand, wrong): Promise<Planned | Refusal> {
      const known = await books(errand);
      const opening = readOpening(known, rows);
      const isWhole = opening.problems.length === 0 && wrong.length === 0;
      const asked = { ...errand, idempotencyKey: undefined };
      const refusal = isWhole && (await desk.foresee(confirmed.step(openingOf(file, opening, null)), asked));
      if (refusal) return refusal;
      const lines = new Set(opening.problems.map(({ line }) => line));
      const notices = earlierThanBooks(known, file.asOn, opening.sides.keys());
      const tells = { funds: fundsTold(known.chart, opening) };
      return { drafts: [], taken: rows.length - lines.size, problems: opening.problems, notices, tells };
    },
    take: () => Promise.resolve({ made: [], problems: [] }),
    command: askedFromFile(desk, confirmed, file, async (rows: Rows, errand) => {
      const { command } = await read(rows, errand);
      return { command, taken: rows.length };
    }),
  };
}

/** What each fund comes to on both sides, in taka. */
const fundsTold = (
  { funds }: Parameters<typeof readOpening>[0]['chart'],
  { sides }: Pick<ReadOpening, 'sides'>,
) =>
  [...sides].map(([FundID, { debit, credit }]) => ({
    ...{ FundID, FundName: funds.get(FundID)?.name ?? '', FundNameEn: funds.get(FundID)?.nameEn ?? '' },
    ...{ debit: toTaka(paisa(debit)), credit: toTaka(paisa(credit)) },
  }));

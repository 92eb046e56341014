import { dayInWords, type NoteBlock, paisa, toTaka } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { advancesOfAll, debtors } from '../../ledger/books/index.ts';
import { type Asking, overDays } from '../asking.ts';
import { statementQueries } from '../statement-queries.ts';
import { wireColumn, yearsAround } from '../years.ts';
import { type FundPosition, type PositionLine, positions, positionTogether, totalOf } from './figures.ts';
import { nameOf, type PositionColumn, positionTables } from './paper.ts';

/** A fund under the wire's names, in taka. */
const wireFund = (asking: Asking) => (fund: FundPosition) => {
  const lines = (of: readonly PositionLine[]) =>
    of.map((line) => ({
      account: line.account,
      ...(line.fundId === undefined ? {} : { FundID: line.fundId }),
      SLID: subLedgerOf(line.account) ?? 0,
      GLID: asking.names.ledgerOf(line.account)?.id ?? 0,
      name: nameOf(asking, line),
      amount: toTaka(paisa(line.amount)),
    }));
  const { assets, liabilities, fundBalances } = fund;
  return {
    FundID: fund.fundId,
    FundName: fund.fundId === 0 ? asking.say('statements.all-funds') : asking.names.fund(fund.fundId),
    assets: lines(assets),
    liabilities: lines(liabilities),
    fundBalances: lines(fundBalances),
    beginning: toTaka(paisa(fund.beginning)),
    surplus: toTaka(paisa(fund.surplus)),
    difference: toTaka(paisa(totalOf(assets) - totalOf(liabilities) - totalOf(fundBalances))),
  };
};

function notes({ books, cut, to, fundId, say, language }: Asking): NoteBlock[] {
  const owing = debtors(books, cut)(fundId);
  const held = advancesOfAll(books, cut).size;
  const day = dayInWords(to, language);
  return [
    ...(owing > 0 ? [say('statements.note-students', { day, count: owing })] : []),
    ...(held > 0 && fundId === undefined ? [say('statements.note-advances', { count: held })] : []),
  ].map((text) => ({ kind: 'note', text }));
}

function columnOf(asking: Asking): PositionColumn {
  const funds = positions(asking);
  const title = dayInWords(asking.to, asking.language);
  return { asking, title, funds, together: positionTogether(funds) };
}

const wire = wireColumn(wireFund);

/** আর্থিক অবস্থার বিবরণী: what the house has and owes, and whose it is, fund by fund, beside the end of last year. */
export const positionQueries = (deps: Deps): HandledQuery[] =>
  statementQueries(deps, statements.financialPosition, {
    file: 'financial-position',
    isOfDay: true,
    tellsBeginning: true,
    make: (asking) => {
      const { lastYear } = yearsAround(asking);
      const [now, before] = [columnOf(asking), columnOf(overDays(asking, lastYear))];
      return {
        data: { ...wire(now), lastYear: { to: lastYear.to, ...wire(before) } },
        title: asking.say('statements.financial-position'),
        size: 'a4-landscape',
        blocks: [...positionTables([now, before], asking.fundId), ...notes(asking)],
      };
    },
  });

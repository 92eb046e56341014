import { type DataOf, sumPaisa } from '@madrasah/events';
import { type Tamlik, type TamlikGiven, tamlikRequests } from '@madrasah/events/tamlik';
import type { Likeness } from '../doubles/steps.ts';
import { asOne, isNear, latest } from '../ledger/journal/doubles/lately.ts';
import { waitingOf } from '../ledger/journal/doubles/waiting.ts';

type Asked = Pick<Tamlik, 'on' | 'fundId' | 'moneyAccount' | 'lines'>;

const given = (lines: Asked['lines']) =>
  asOne(lines.map(({ userId, itemId, amount }) => [userId, itemId, amount]));
const sumOf = (lines: Asked['lines']) => sumPaisa(lines.map(({ amount }) => amount));

const isSame = (said: Asked, command: Asked): boolean =>
  said.fundId === command.fundId &&
  said.moneyAccount === command.moneyAccount &&
  isNear(said.on, command.on) &&
  given(said.lines) === given(command.lines);

/** The same zakat for the same dues of the same students within days: given, or waiting to be confirmed. */
export const tamlikLikeness = (): Likeness<Asked> => ({
  *candidates(journal, { on, fundId }) {
    for (const one of latest(journal, 'approval', (id) => journal.tamliks.get(id)))
      if (!one.reversed && one.fundId === fundId && isNear(one.on, on)) yield one;
  },
  resembled({ data, metadata }, command) {
    const said = data as DataOf<typeof TamlikGiven>;
    if (!isSame(said, command)) return undefined;
    const { voucherNo: number, series, on, lines } = said;
    return { number, series, on, amount: sumOf(lines), by: metadata.actor.id };
  },
  waiting(journal, command) {
    for (const [request, said] of waitingOf(journal, tamlikRequests))
      if (isSame(said, command)) return { ...request, on: said.on, amount: sumOf(said.lines) };
    return undefined;
  },
});

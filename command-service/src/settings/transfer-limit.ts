import { setTransferLimit, TRANSFER_LIMIT, transferLimitRevision } from '@madrasah/events/settings';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { seenAnother } from '../kernel/seen.ts';
import { transferLimitOf } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { changeSetting } from './switches.ts';

/** How much one person alone may give or lend from fund to fund, from now on; what waits goes on waiting. */
export const transferLimit = ({ desk }: Pick<Deps, 'desk'>): HandledCommand =>
  oneStep(desk, setTransferLimit, ({ amount }, { ifMatch }) =>
    stepOn(
      chartStream,
      (chart) =>
        seenAnother(ifMatch, transferLimitRevision(transferLimitOf(chart))) ??
        changeSetting(chart, TRANSFER_LIMIT, amount),
    ),
  );

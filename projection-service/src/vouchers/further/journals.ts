import { paisa, sumPaisa } from '@madrasah/events';
import { postedJournalsList } from '@madrasah/events/vouchers';
import { requestsProjector } from '../../approvals/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { askedFor, known } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { voucherNames, vouchersNeed } from '../naming.ts';
import { type JournalVoucherDocument, journalVouchersProjector } from './projectors.ts';

type Line = JournalVoucherDocument['lines'][number];

/** Journal vouchers that were posted, on the screen and as files. */
export const journalList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, postedJournalsList, {
    needs: [journalVouchersProjector, requestsProjector, ...vouchersNeed],
    file: 'journal-vouchers',
    async rows({ fundId, ...asked }, tenant, { language }) {
      const found = (await tenant.find(journalVouchersProjector, {}, { sort: { on: -1 } }))
        .filter(askedFor(asked))
        .filter((voucher) => fundId === undefined || voucher.fundId === fundId);
      const [names, requests] = await Promise.all([
        voucherNames(
          deps,
          tenant,
          language,
          found.map(({ noteId }) => noteId),
        ),
        tenant.findByKeys(
          requestsProjector,
          found.map(({ journalVoucherId }) => journalVoucherId),
        ),
      ]);
      const askers = new Map(requests.map(({ requestId, actor }) => [requestId, actor]));
      const isKnown = known(asked);
      const heads = (lines: readonly Line[], side: 'debit' | 'credit') =>
        lines.filter((line) => line[side] > 0).map(({ subLedgerId }) => names.account(subLedgerId));
      const rows = found.map((voucher) => {
        const reason = names.said(voucher.noteId, 'reason');
        const back = voucher.reversed && isKnown(voucher.reversed) ? voucher.reversed : null;
        return {
          ...{ journalVoucherId: voucher.journalVoucherId, voucherNo: voucher.voucherNo, on: voucher.on },
          shown: names.number(voucher.series, voucher.voucherNo),
          FundName: names.fund(voucher.fundId),
          ...{ debits: heads(voucher.lines, 'debit'), credits: heads(voucher.lines, 'credit') },
          ...(reason ? { reason } : {}),
          amount: paisa(sumPaisa(voucher.lines.map(({ debit }) => debit))),
          reversed: back !== null,
          ...(back && { reversedOn: back.on }),
          // It takes its request's number.
          asker: names.actor(askers.get(voucher.journalVoucherId) ?? voucher.actorId),
          decider: names.actor(voucher.actorId),
        };
      });
      return { rows, beside: {} };
    },
    paper: (_, { from, to, knownAt }, _tenant, { language }) => ({
      filters: periodText({ from, to, knownAt }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });

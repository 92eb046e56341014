import { type FactsOf, paisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { tamlikRegister } from '@madrasah/events/tamlik';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { askedFor, known } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';
import { type TamlikNames, tamlikNames, tamliksNeed } from './naming.ts';
import { type TamlikDocument, tamliksProjector } from './projectors.ts';

/** Each open item that was paid with zakat. */
function rowsOf(
  tamlik: TamlikDocument,
  isKnown: (mark: { on: string; at: string }) => boolean,
  { names, actor, student, head, said, proxy }: TamlikNames,
): FactsOf<typeof tamlikRegister>[] {
  const { tamlikId, voucherNo, on, fundId, moneyAccount, noteId, actorId, lines } = tamlik;
  const reversed = tamlik.reversed && isKnown(tamlik.reversed) ? tamlik.reversed : null;
  const [witness, reason] = [said(noteId, 'witness'), said(noteId, 'reason')];
  const about = { tamlikId, voucherNo, on, approver: actor(actorId), reversed: reversed !== null };
  const shown = names.number(tamlik.series, voucherNo);
  const place = {
    ...{ FundName: names.fund(fundId), AccountName: names.account(subLedgerAccount(moneyAccount)) },
    reversedOn: reversed?.on ?? null,
  };
  return lines.map((line) => {
    const { userCode, name, className } = student(line, on);
    return {
      ...{ ...about, ...place, shown, key: `${tamlikId}-${line.itemId}` },
      ...{ UserID: line.userId, receiptId: line.receiptId, receiptNo: line.receiptNo, head: head(line, on) },
      ...(userCode && { UserCode: userCode, StudentName: name, ClassName: className }),
      ...(witness && { witness }),
      ...(reason && { reason }),
      ...(proxy(tamlik, line.userId) && { proxy: proxy(tamlik, line.userId) }),
      amount: paisa(line.amount),
    };
  });
}

/** তামলীক রেজিস্টার, on the screen and as files. */
export const registerQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, tamlikRegister, {
    needs: tamliksNeed,
    file: 'tamlik-register',
    async rows({ fundId, ...asked }, tenant, { language }) {
      const isKnown = known(asked);
      const found = (await tenant.find(tamliksProjector, {}, { sort: { on: -1 } }))
        .filter(askedFor(asked))
        .filter((tamlik) => fundId === undefined || tamlik.fundId === fundId);
      const names = await tamlikNames(deps, tenant, language, found);
      return { rows: found.flatMap((tamlik) => rowsOf(tamlik, isKnown, names)), beside: {} };
    },
    paper: (_, { from, to, knownAt }, _tenant, { language }) => ({
      filters: periodText({ from, to, knownAt }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });

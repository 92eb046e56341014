import { paperCommands, printSettingsQuery, RECEIPTS_AT_ONCE } from '@madrasah/events/papers';
import { useCallback } from 'react';
import { type Failure, useCommand, usePapers, useQuery } from '../../kit/calls/index.ts';

/** 1 the guardian's, 2 the office's below it. */
export type Copies = 1 | 2;

/** What a receipt is fetched by, and the number that its file is known by. */
export interface Printed {
  readonly receiptId: number;
  readonly receiptNo?: number;
}

export interface ReceiptPrinter {
  print(receipt: Printed, copies?: Copies): Promise<void>;
  readonly running: boolean;
  readonly failure: Failure | undefined;
}

/** Prints the paper, then counts it: counted first, the original would call itself a reprint. */
export function useReceiptPrinter(): ReceiptPrinter {
  const { print: hand, running, failure } = usePapers();
  const { run } = useCommand(paperCommands.recordPrinting);
  const settled = useQuery(printSettingsQuery, {}).data?.data.PrintMode;
  const print = useCallback(
    async ({ receiptId: id, receiptNo }: Printed, copies: Copies = settled ?? 1) => {
      if (await hand(`/api/accounts/receipts/${id}.pdf?copies=${copies}`, `receipt-${receiptNo ?? id}.pdf`))
        await run({ copies }, { id });
    },
    [hand, run, settled],
  );
  return { print, running, failure };
}

/** Prints many receipts as one file, then counts each. */
export function usePrintMany() {
  const { print: hand, running, failure } = usePapers();
  const { run } = useCommand(paperCommands.recordPrintings);
  const print = useCallback(
    async (receiptIds: readonly number[]) => {
      for (let from = 0; from < receiptIds.length; from += RECEIPTS_AT_ONCE) {
        const ids = receiptIds.slice(from, from + RECEIPTS_AT_ONCE);
        if (!(await hand(`/api/accounts/receipt_papers.pdf?ids=${ids.join(',')}`, 'receipts.pdf'))) return;
        await run({ receiptIds: ids });
      }
    },
    [hand, run],
  );
  return { print, running, failure };
}

import { paperCommands } from '@madrasah/events/papers';
import { useCallback } from 'react';
import { type Failure, useCommand, usePapers } from '../../kit/calls/index.ts';

/** 1 the guardian's, 2 the office's below it. */
export type Copies = 1 | 2;

export interface ReceiptPrinter {
  print(receiptId: number, copies?: Copies): Promise<void>;
  readonly running: boolean;
  readonly failure: Failure | undefined;
}

/** Opens the paper, then counts it: counted first, the original would call itself a reprint. */
export function useReceiptPrinter(): ReceiptPrinter {
  const { open, running, failure } = usePapers();
  const { run } = useCommand(paperCommands.recordPrinting);
  const print = useCallback(
    async (id: number, copies: Copies = 1) => {
      if (await open(`/api/accounts/receipts/${id}.pdf?copies=${copies}`, `receipt-${id}.pdf`))
        await run({ copies }, { id });
    },
    [open, run],
  );
  return { print, running, failure };
}

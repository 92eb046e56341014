import { createAction } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { call, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import type { Ports } from '../ports.ts';
import { type Api, faultOf } from '../wire/api.ts';
import { type Failure, failureOf } from '../wire/failure.ts';
import { type Made, madeReader } from './made.ts';
import { printFile, saveFile } from './print.ts';

export type Fetched = { readonly blob: Blob } | { readonly failure: Failure };

interface Meta {
  settle(got: Fetched): void;
  /** Whoever asked waits no more: then `left` is told in place of an answer. */
  readonly signal?: AbortSignal;
  left?(): void;
  received?(piece: Uint8Array): void;
}

export const paperAsked = createAction('papers/asked', (path: string, meta: Meta) => ({
  payload: path,
  meta,
}));

/** Fetches papers with the token, which an address in a new tab would not carry. */
export function* paperSaga({ now }: Ports, api: Api): SagaGenerator<void> {
  yield* takeEvery(paperAsked, function* ({ payload, meta }) {
    try {
      const { signal, received } = meta;
      const order = { blob: true, ...(signal && { signal }), ...(received && { received }) };
      meta.settle({ blob: yield* call(() => api<Blob>(payload, order)) });
    } catch (error) {
      if (meta.signal?.aborted) return meta.left?.();
      meta.settle({ failure: failureOf(faultOf(error), now()) });
    }
  });
}

export interface Papers {
  /** Prints a PDF and leaves the page as it is; a browser without a viewer saves it. @returns whether it came */
  print(path: string, name: string): Promise<boolean>;
  /** Saves a file under a name. */
  save(path: string, name: string): Promise<boolean>;
  readonly running: boolean;
  /** How far a long one is, once it says so. */
  readonly made: Made | undefined;
  /** Nobody waits for it any more: the server stops drawing. */
  leave(): void;
  readonly failure: Failure | undefined;
}

/** Prints and saves what the server makes: `papers.print('/api/accounts/receipts/7.pdf', 'receipt-7.pdf')`. */
export function usePapers(): Papers {
  const dispatch = useDispatch();
  const [state, setState] = useState<{ running: boolean; failure?: Failure; made?: Made }>({
    running: false,
  });
  const leaving = useRef<AbortController>(undefined);
  const fetchPaper = useCallback(
    async (path: string, name: string, hand: typeof printFile) => {
      setState({ running: true });
      const leave = new AbortController();
      leaving.current = leave;
      const received = madeReader((made) => setState({ running: true, made }));
      const got = await new Promise<Fetched | undefined>((settle) => {
        const left = () => settle(undefined);
        dispatch(paperAsked(path, { settle, left, received, signal: leave.signal }));
      });
      if (!got) {
        setState({ running: false });
        return false;
      }
      if ('failure' in got) {
        setState({ running: false, failure: got.failure });
        return false;
      }
      setState({ running: false });
      hand(got.blob, name);
      return true;
    },
    [dispatch],
  );
  const print = useCallback((path: string, name: string) => fetchPaper(path, name, printFile), [fetchPaper]);
  const save = useCallback((path: string, name: string) => fetchPaper(path, name, saveFile), [fetchPaper]);
  const leave = useCallback(() => leaving.current?.abort(), []);
  return { print, save, leave, running: state.running, made: state.made, failure: state.failure };
}

import { createAction } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { call, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import type { Ports } from '../ports.ts';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { type Api, ApiError } from '../wire/api.ts';
import { type Failure, failureOf } from '../wire/failure.ts';
import { type Made, madeReader } from './made.ts';

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
      const known = error instanceof ApiError ? error : new ApiError(0, 'page.fault', String(error));
      meta.settle({ failure: failureOf(known, now()) });
    }
  });
}

const KEPT_MS = 60_000;

/** The paper in its tab; as a file in the downloads where there is none, or somebody has closed it. */
function show(blob: Blob, tab: Window | null, name: string) {
  const address = URL.createObjectURL(blob);
  if (tab && !tab.closed) tab.location.replace(address);
  else {
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  }
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

export interface Papers {
  /** Opens a PDF in a new tab; where the browser gives none, it is saved under the name. @returns whether it came */
  open(path: string, name: string): Promise<boolean>;
  /** Saves a file under a name. */
  save(path: string, name: string): Promise<boolean>;
  readonly running: boolean;
  /** How far a long one is, once it says so. */
  readonly made: Made | undefined;
  /** Nobody waits for it any more: the server stops drawing. */
  leave(): void;
  readonly failure: Failure | undefined;
}

/** A tab that opens with the click, before the answer: later the browser would take it for an advertisement. */
function waitingTab(text: string): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = text;
    tab.document.body.textContent = text;
  }
  return tab;
}

/** Opens and saves what the server prints: `papers.open('/api/accounts/receipts/7.pdf', 'receipt-7.pdf')`. */
export function usePapers(): Papers {
  const dispatch = useDispatch();
  const t = useText(kitTexts);
  const [state, setState] = useState<{ running: boolean; failure?: Failure; made?: Made }>({
    running: false,
  });
  const leaving = useRef<AbortController>(undefined);
  const fetchPaper = useCallback(
    async (path: string, name: string, tab: Window | null) => {
      setState({ running: true });
      const leave = new AbortController();
      leaving.current = leave;
      const received = madeReader((made) => setState({ running: true, made }));
      const got = await new Promise<Fetched | undefined>((settle) => {
        const left = () => settle(undefined);
        dispatch(paperAsked(path, { settle, left, received, signal: leave.signal }));
      });
      if (!got) {
        tab?.close();
        setState({ running: false });
        return false;
      }
      if ('failure' in got) {
        tab?.close();
        setState({ running: false, failure: got.failure });
        return false;
      }
      setState({ running: false });
      show(got.blob, tab, name);
      return true;
    },
    [dispatch],
  );
  const coming = t('kit.paper.coming');
  const open = useCallback(
    (path: string, name: string) => fetchPaper(path, name, waitingTab(coming)),
    [fetchPaper, coming],
  );
  const save = useCallback((path: string, name: string) => fetchPaper(path, name, null), [fetchPaper]);
  const leave = useCallback(() => leaving.current?.abort(), []);
  return { open, save, leave, running: state.running, made: state.made, failure: state.failure };
}

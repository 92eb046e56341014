import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { delay, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';

export interface Toast {
  readonly id: string;
  readonly text: string;
  /** One action at most: where the thing just done can be seen. */
  readonly link?: { readonly text: string; readonly to: string };
}

/** Long enough to be read: three seconds, and more for a sentence that tells two days and why. */
const shownMs = ({ text }: Toast) => Math.max(3_000, text.length * 60);

const toasted = createAction('toasts/toasted', (toast: Omit<Toast, 'id'>) => ({
  payload: { ...toast, id: nanoid() },
}));

const slice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    toastGone: (toasts, { payload: id }: PayloadAction<string>) => toasts.filter((toast) => toast.id !== id),
  },
  extraReducers: (builder) => {
    builder.addCase(toasted, (toasts, { payload }) => [...toasts, payload].slice(-3));
  },
});

export const { toastGone } = slice.actions;
export const toastsReducer = slice.reducer;

export function* toastSaga(): SagaGenerator<void> {
  yield* takeEvery(toasted, function* ({ payload }) {
    yield* delay(shownMs(payload));
    yield* put(toastGone(payload.id));
  });
}

/** Says for some seconds that something was done. An error is no toast: it stays on the page. */
export function useToast(): (text: string, link?: Toast['link']) => void {
  const dispatch = useDispatch();
  return useCallback((text, link) => dispatch(toasted({ text, ...(link && { link }) })), [dispatch]);
}

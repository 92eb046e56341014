import { LANGUAGES, type Language } from '@madrasah/events/kernel';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import type { Ports } from './ports.ts';

const slice = createSlice({
  name: 'language',
  initialState: 'bn' as Language,
  reducers: { languageChosen: (_, { payload }: PayloadAction<Language>) => payload },
});

export const { languageChosen } = slice.actions;
export const languageReducer = slice.reducer;

/** The language this browser was last used in; Bengali when it was never chosen. */
export function storedLanguage({ storage }: Pick<Ports, 'storage'>): Language {
  const stored = storage.read('lang');
  return LANGUAGES.find((language) => language === stored) ?? 'bn';
}

/** Keeps the choice in the browser and tells the document, so that a screen reader speaks the right language. */
export function* languageSaga({ storage, speak }: Ports): SagaGenerator<void> {
  yield* takeEvery(languageChosen, function* ({ payload }) {
    yield* call(storage.write, 'lang', payload);
    yield* call(speak, payload);
  });
}

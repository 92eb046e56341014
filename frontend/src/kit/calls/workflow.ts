import type { ActionCreator, UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, delay, fork, type SagaGenerator, take } from 'typed-redux-saga';
import type { ApiError } from '../wire/api.ts';

/** `FORM_ERROR` of final-form, said here: sign-in is worked on by every page, and few of them have a form. */
export const WHOLE_FORM = 'FINAL_FORM/form-error';

/** What a finished submit says to its form: field path → sentence, or nothing when it was done. */
export type FormErrors = Readonly<Record<string, string>> | undefined;

/** Rides in an action's meta: settles the promise the form is waiting on. */
export interface Settle {
  settle(errors: FormErrors): void;
}

/** The form's `onSubmit` for an action a saga works on. */
export function submitting<Values>(
  dispatch: (action: UnknownAction) => unknown,
  start: (values: Values, meta: Settle) => UnknownAction,
): (values: Values) => Promise<FormErrors> {
  return (values) => new Promise((settle) => dispatch(start(values, { settle })));
}

/** The server's problems by field, and its sentence for the form. */
export function formErrors({ message, fields }: Pick<ApiError, 'message' | 'fields'>): FormErrors {
  return { ...Object.fromEntries(fields.map((field) => [field.path, field.message])), [WHOLE_FORM]: message };
}

/** Starts one worker at a time: a second start while it runs is refused, not queued. */
export function* oneAtATime<Action extends UnknownAction>(
  start: ActionCreator<Action> & { match(action: unknown): action is Action },
  worker: (action: Action) => SagaGenerator<void>,
  refuse: (action: Action) => SagaGenerator<void>,
): SagaGenerator<void> {
  let running: Task | undefined;
  for (;;) {
    const action = yield* take<Action>(start.match);
    if (running?.isRunning()) yield* call(refuse, action);
    else running = yield* fork(worker, action);
  }
}

/** A defect in one workflow must not end the others: it is logged and the workflow starts again. */
export function* supervise(saga: () => SagaGenerator<void>): SagaGenerator<void> {
  for (;;) {
    try {
      yield* call(saga);
      return;
    } catch (defect) {
      console.error(defect);
      yield* delay(100); // a saga that fails at once must not hold the page
    }
  }
}

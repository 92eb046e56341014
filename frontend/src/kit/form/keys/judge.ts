import type { FormApi } from 'final-form';

/**
 * Whether something is wrong with what stands in a form now. A form is judged only once React has told it that it is on
 * the page; a save that comes before that would meet what it began with, and be lost without a word.
 */
export function isWrongNow<Values>(
  form: Pick<FormApi<Values>, 'isValidationPaused' | 'resumeValidation' | 'getState'>,
) {
  if (form.isValidationPaused()) form.resumeValidation();
  return form.getState().hasValidationErrors ?? false;
}

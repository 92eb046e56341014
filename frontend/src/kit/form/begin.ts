import type { FormApi } from 'final-form';

type Values = Record<string, unknown>;

/** After an accepted command, or a draft let go of, nothing is left to keep: the form begins anew with these values. */
export function begin(form: FormApi<Values>, values: Values, how: 'clear' | 'keep'): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  if (how === 'keep') form.initialize(values);
  else form.restart(values);
  form.setConfig('keepDirtyOnReinitialize', true);
}

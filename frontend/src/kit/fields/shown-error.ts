import type { Language } from '@madrasah/events/kernel';
import type { Said } from '../wire/api.ts';

interface Meta {
  readonly error?: string;
  readonly submitError?: string | Said;
  readonly touched?: boolean;
  readonly modified?: boolean;
  readonly submitFailed?: boolean;
  readonly dirtySinceLastSubmit?: boolean;
}

/**
 * The sentence to show under a field now: nothing while it is being filled for the first time or only passed through,
 * and the server's word until the content is changed.
 */
export function shownError(meta: Meta, language: Language): string | undefined {
  const own = meta.touched && (meta.modified || meta.submitFailed) ? meta.error : undefined;
  if (own !== undefined || meta.dirtySinceLastSubmit) return own;
  return typeof meta.submitError === 'object' ? meta.submitError[language] : meta.submitError;
}

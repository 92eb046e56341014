import { useMemo } from 'react';
import { useLanguage } from '../text.ts';
import { type Failure, failureIn } from '../wire/failure.ts';

/** A failure in the language of the page, which may have changed while it stands. */
export function useFailure<Told extends Failure | undefined>(failure: Told): Told | Failure {
  const language = useLanguage();
  return useMemo(() => failure && failureIn(failure, language), [failure, language]);
}

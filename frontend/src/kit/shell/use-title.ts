import { useEffect } from 'react';
import { useInstitutionName } from '../session/institution.ts';

/** Names the page in the browser's tab. */
export function useTitle(title: string): void {
  const whole = `${title} · ${useInstitutionName()}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

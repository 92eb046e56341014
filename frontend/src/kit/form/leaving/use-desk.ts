import type { CommandDefinition } from '@madrasah/events/kernel';
import { useMemo, useState } from 'react';
import { requiredFields } from '../validator.ts';
import { createDesk } from './desk.ts';

/** The desk of a form over one command; of somebody erased, once the service has told so, nothing needs to be said. */
export function useDesk(definition: CommandDefinition) {
  const [erased, setErased] = useState(false);
  const { desk: laid, fields } = useMemo(() => createDesk(requiredFields(definition)), [definition]);
  const desk = useMemo(
    () => (erased ? { ...laid, required: requiredFields(definition, erased) } : laid),
    [laid, definition, erased],
  );
  return { desk, fields, erased, setErased };
}

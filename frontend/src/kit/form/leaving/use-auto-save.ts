import type { CommandDefinition } from '@madrasah/events/kernel';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../calls/use-command.ts';
import { useToast } from '../../feedback/toasts.ts';

const PAUSE_MS = 500;

/**
 * Sends what was chosen half a second after the last change; what the page is left upon is sent at once. What is
 * refused goes back to what stands.
 * @param saved what stands @param bodyOf what is sent of it
 */
export function useAutoSave<Row>(
  definition: CommandDefinition,
  saved: Row,
  bodyOf: (row: Row) => Readonly<Record<string, unknown>>,
) {
  const toast = useToast();
  const { run, failure } = useCommand(definition);
  const [chosen, setChosen] = useState(saved);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; send(): void }>(undefined);
  const choose = (row: Row) => {
    setChosen(row);
    clearTimeout(waiting.current?.timer);
    const send = async () => {
      waiting.current = undefined;
      const outcome = await run(bodyOf(row));
      if (outcome.ok) toast(outcome.answer.message);
      else setChosen(saved);
    };
    waiting.current = { timer: setTimeout(send, PAUSE_MS), send };
  };
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  return { chosen, choose, failure };
}

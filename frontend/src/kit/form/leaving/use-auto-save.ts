import type { CommandDefinition } from '@madrasah/events/kernel';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { changedMeanwhile } from '../../calls/overtaken.ts';
import { useCommand } from '../../calls/use-command.ts';
import { useToast } from '../../feedback/toasts.ts';
import type { RootState } from '../../state.ts';
import { filling } from '../filling.ts';

const PAUSE_MS = 500;

/** What somebody else has saved under a choice: what was there before, what is now; what was chosen stays. */
export interface OvertakenChoice<Row> {
  readonly was: Row;
  readonly now: Row;
  keep(): void;
  take(): void;
}

/** A choice on its way, and what it was made upon. */
interface Choice<Row> {
  readonly row: Row;
  readonly was: Row;
  readonly version: number | undefined;
  /** `waits` for the session that ended under it, `overtaken` for its maker, who is shown both. */
  readonly state: 'sent' | 'stands' | 'waits' | 'overtaken';
}

/**
 * Sends what was chosen half a second after the last change; what the page is left upon is sent at once. What a session
 * ended under is sent when the same login is back, what somebody else has changed meanwhile stays beside that; what is
 * refused otherwise goes back to what stands.
 * @param saved what stands @param bodyOf what is sent of it @param version of what stands
 */
export function useAutoSave<Row>(
  definition: CommandDefinition,
  saved: Row,
  bodyOf: (row: Row) => Readonly<Record<string, unknown>>,
  version?: number,
) {
  const toast = useToast();
  const dispatch = useDispatch();
  const isIn = useSelector(({ session }: RootState) => session.phase === 'in');
  const { run, failure } = useCommand(definition);
  const [choice, setChoice] = useState<Choice<Row>>();
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; send(): void }>(undefined);

  async function send(sent: Choice<Row>): Promise<void> {
    waiting.current = undefined;
    const outcome = await run(bodyOf(sent.row), {}, sent.version);
    if (outcome.ok) {
      toast(outcome.answer.message);
      return setChoice({ ...sent, state: 'stands' });
    }
    const { status, code } = outcome.failure;
    if (status === 401) return setChoice({ ...sent, state: 'waits' });
    if (code !== 'conflict.changed') return setChoice(undefined);
    setChoice({ ...sent, state: 'overtaken' });
    dispatch(changedMeanwhile());
  }
  const choose = (row: Row) => {
    const before = choice && choice.state !== 'stands' ? choice : { was: saved, version };
    const chosen = { row, was: before.was, version: before.version, state: 'sent' as const };
    setChoice(chosen);
    clearTimeout(waiting.current?.timer);
    const go = () => void send(chosen);
    waiting.current = { timer: setTimeout(go, PAUSE_MS), send: go };
  };
  /** What was overtaken goes on over what stands now. */
  const keep = ({ row }: Choice<Row>) => {
    const again = { row, was: saved, version, state: 'sent' as const };
    setChoice(again);
    void send(again);
  };
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  const isUnderway = choice !== undefined && choice.state !== 'stands';
  useEffect(() => (isUnderway ? filling() : undefined), [isUnderway]);
  const goOn = useRef<() => void>(undefined);
  goOn.current = () => {
    if (choice?.state !== 'waits') return;
    setChoice({ ...choice, state: 'sent' });
    void send(choice);
  };
  useEffect(() => {
    if (isIn) goOn.current?.();
  }, [isIn]);
  const stands = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was saved is read back, news of others count
  useEffect(() => setChoice((now) => (now?.state === 'stands' ? undefined : now)), [stands]);
  const overtaken: OvertakenChoice<Row> | undefined =
    choice?.state === 'overtaken'
      ? { was: choice.was, now: saved, keep: () => keep(choice), take: () => setChoice(undefined) }
      : undefined;
  return { chosen: choice ? choice.row : saved, choose, failure, overtaken };
}

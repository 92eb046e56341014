import type { CommandDefinition } from '@madrasah/events/kernel';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFailure } from '../feedback/use-failure.ts';
import { formOf } from '../files/upload.ts';
import type { RootState } from '../store.ts';
import { addressOf, type CommandAnswer, type PathParams } from '../wire/definitions.ts';
import { type Failure, failureOver } from '../wire/failure.ts';
import { newKey } from '../wire/key.ts';
import { commandForgotten, commandSent, type Outcome } from './commands.ts';

export interface Command<Answer> {
  /** Sends it. The same key goes with every attempt until one is accepted, so that a repeat records nothing twice. */
  run(body?: unknown, params?: PathParams, version?: number): Promise<Outcome<Answer>>;
  readonly running: boolean;
  /** How much of its files has gone up, from 0 to 1; undefined where nothing is being sent. */
  readonly share: number | undefined;
  /** Why the last attempt was not accepted; it stays until the next one or `forget`. */
  readonly failure: Failure | undefined;
  forget(): void;
}

/** A command of the published language, bound to one form or button. */
export function useCommand<A, B>(definition: CommandDefinition<unknown, A, B>): Command<CommandAnswer<A, B>> {
  const id = useId();
  const dispatch = useDispatch();
  const key = useRef('');
  const [share, setShare] = useState<number>();
  const state = useSelector((root: RootState) => root.commands[id]);
  const forget = useCallback(() => void dispatch(commandForgotten(id)), [dispatch, id]);
  useEffect(() => forget, [forget]);

  const run = useCallback(
    async (body?: unknown, params: PathParams = {}, version?: number) => {
      key.current ||= newKey();
      const method = definition.method as 'POST';
      const { upload } = definition;
      const sent = {
        ...{ id, method, path: addressOf(definition, params), key: key.current, version },
        ...(definition.asks && { asks: true }),
        body: upload ? formOf(upload, body) : body,
      };
      const outcome = await new Promise<Outcome>((settle) =>
        dispatch(commandSent(sent, upload ? { settle, gone: setShare } : { settle })),
      );
      setShare(undefined);
      // A reused key tells that an earlier attempt was recorded: whoever sends again after that means another one.
      if (outcome.ok || outcome.failure.code === 'key.reused') key.current = '';
      return outcome as Outcome<CommandAnswer<A, B>>;
    },
    [definition, dispatch, id],
  );
  const { failed } = definition;
  const failure = useFailure(useMemo(() => failureOver(state?.failure, failed), [state?.failure, failed]));
  return { run, running: state?.running ?? false, share, failure, forget };
}

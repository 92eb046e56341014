import { type PhotoOutcome, peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { useCommand } from '../../kit/calls/use-command.ts';
import { shrunk } from '../../kit/files/shrink.ts';
import type { Failure } from '../../kit/wire/failure.ts';

/** So many in one request: a slow line tells early how far it is, and a lost one is not sent again as a whole. */
const TOGETHER = 5;

interface Sending {
  readonly done: number;
  readonly of: number;
  readonly outcomes: readonly PhotoOutcome[];
  readonly running: boolean;
  readonly failure?: Failure;
}

const NOTHING: Sending = { done: 0, of: 0, outcomes: [], running: false };

/** Sends photos a few at a time, made light before they go. */
export function usePhotoUpload(userType: number) {
  const command = useCommand(peopleCommands.uploadPhotos);
  const [state, setState] = useState(NOTHING);

  async function send(files: readonly File[]) {
    let outcomes: readonly PhotoOutcome[] = [];
    for (let first = 0; first < files.length; first += TOGETHER) {
      setState({ done: first, of: files.length, outcomes, running: true });
      const images = await Promise.all(files.slice(first, first + TOGETHER).map(shrunk));
      const outcome = await command.run({ images, UserTypeID: userType });
      if (!outcome.ok) {
        setState({ done: first, of: files.length, outcomes, running: false, failure: outcome.failure });
        return;
      }
      outcomes = [...outcomes, ...outcome.answer.results];
    }
    setState({ done: files.length, of: files.length, outcomes, running: false });
  }
  /** Of the few that are on their way, as much as has gone up. */
  const going = state.running ? (command.share ?? 0) * Math.min(TOGETHER, state.of - state.done) : 0;
  return { ...state, gone: state.done + going, send };
}

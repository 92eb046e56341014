import { readFileSync } from 'node:fs';
import type { EventDraft } from '@madrasah/events';
import { plainTable } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

/** When what is given has happened, and who has done it. */
export const GIVEN_AT = '2026-04-14T04:05:00.000Z';
const metadata = { at: GIVEN_AT, actor: { id: 4 } };

/** Given what was recorded of a stream, one after the other, its state by the real fold. */
export function given<S>(stream: StreamDefinition<S>, ...recorded: readonly EventDraft[]): S {
  const state = stream.initial(plainTable);
  recorded.forEach((draft, revision) => {
    stream.evolve(state, { ...draft, revision, metadata });
  });
  return state;
}

/** The data of a frozen sample of an event. */
export const sampleData = <D>(file: string): D =>
  JSON.parse(readFileSync(new URL(`../../../events/samples/${file}.json`, import.meta.url), 'utf8')).data;

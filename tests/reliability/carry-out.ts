import { createHash } from 'node:crypto';
import type { Figures, ReliabilityPromise, SizeName } from './promise.ts';

/** What a promise may take to end what it has started once its time is up. */
export const CLEARING_MS = 15_000;

export interface Outcome {
  readonly key: string;
  readonly title: string;
  readonly size: SizeName;
  readonly pass: boolean;
  readonly seconds: number;
  readonly figures: Figures;
  /** What is broken, and how to see it again. */
  readonly failure?: string;
}

/** A promise's own seed, so that each draws other things and none depends on which ran before it. */
const seedOf = (seed: number, key: string) =>
  createHash('sha256').update(`${seed} ${key}`).digest().readUInt32BE() >>> 1;

/** Tries one promise in one size. What breaks is told, not thrown. */
export async function carryOut(
  promise: ReliabilityPromise,
  size: SizeName,
  seed: number,
  report: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const { key, title } = promise;
  const time = new AbortController();
  const started = performance.now();
  const running = promise.run({
    ...{ seed: seedOf(seed, key), size: promise[size], report },
    signal: time.signal,
  });
  const about = () => {
    const seconds = Math.round(performance.now() - started) / 1000;
    return { key, title, size, seconds };
  };
  const timeUp = overTime(promise.within[size], time);
  try {
    const figures = await Promise.race([running, timeUp.over]);
    return { ...about(), pass: true, figures };
  } catch (error) {
    const { message } = error as Error;
    return { ...about(), pass: false, figures: {}, failure: message };
  } finally {
    timeUp.clear();
  }
}

/** Aborts when the time is up; rejects when what then came of it was waited for in vain. */
function overTime(seconds: number, time: AbortController) {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const abort = setTimeout(() => time.abort(), seconds * 1000);
  const giveUp = setTimeout(
    () => reject(new Error(`not done within ${seconds} s`)),
    seconds * 1000 + CLEARING_MS,
  );
  return {
    over,
    clear() {
      clearTimeout(abort);
      clearTimeout(giveUp);
    },
  };
}

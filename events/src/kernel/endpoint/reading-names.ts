import { tidyName } from '../text/invisible.ts';
import { lostText } from '../text/lost-text.ts';
import { Problem } from './problem.ts';
import { readText } from './reading.ts';

/** The name of a person: it has a letter, and is none that was lost on its way from a file. */
export function readName(max: number, requiredKey: string) {
  const read = readText(max, requiredKey, false);
  return (raw: unknown) => {
    const text = read(raw);
    if (text instanceof Problem) return text;
    const name = tidyName(text);
    const lost = lostText(name);
    if (lost) return new Problem(lost);
    return /\p{L}/u.test(name) ? name : new Problem('request.name-letter');
  };
}

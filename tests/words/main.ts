import { INTENDED } from './intended.ts';
import { phrasesOfSeveralNames } from './names.ts';

// Prints the Bengali phrases that are called by several names in English, and where each stands. `npm run words -- WORD`
// prints those alone in which the word occurs, in either language.
const word = process.argv[2]?.toLowerCase() ?? '';
const why = new Map(INTENDED.map((one) => [one.bn, one.why]));
const phrases = phrasesOfSeveralNames();
for (const { bn, names } of phrases) {
  if (![bn, ...names.map(({ en }) => en.toLowerCase())].some((text) => text.includes(word))) continue;
  console.log(`${bn}${why.has(bn) ? `  (intended: ${why.get(bn)})` : ''}`);
  for (const { en, at } of names) console.log(`    ${en}: ${at.join(', ')}`);
}
console.log(`${phrases.length} phrases with several names, ${why.size} of them intended`);

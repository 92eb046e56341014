export { entryWordsProjector } from './entry-words.ts';
export { type Narration, narrated, narrationNeed, narrationOf } from './narration.ts';

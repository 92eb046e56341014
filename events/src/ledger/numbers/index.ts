export { shortOf } from './fund-short.ts';
export { type CountedOn, type Numbered, type Numbering, numberingOf } from './shown-number.ts';

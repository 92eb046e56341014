export { shortOf } from './fund-short.ts';
export { COUNTED_ON, type Numbered, type Numbering, numberingOf } from './shown-number.ts';

export { calledIn, type ShownEntry, shownNeeds } from './called.ts';
export { entryCheck } from './check.ts';
export { type EntryPaper, entryDocument, entryPaper, paperFact, type Told } from './paper.ts';
export { entriesOf, wholeOf, withStudents } from './students.ts';

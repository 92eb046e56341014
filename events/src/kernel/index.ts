export * from './calendar/bangla-calendar.ts';
export * from './calendar/dates.ts';
export * from './calendar/hijri.ts';
export * from './calendar/hijri-offset.ts';
export * from './calendar/hours.ts';
export * from './endpoint/access.ts';
export type { Told } from './endpoint/answers.ts';
export * as answers from './endpoint/answers.ts';
export * from './endpoint/clock-time.ts';
export { askedOf, sureField, withSure } from './endpoint/doubt.ts';
export type {
  Asking,
  CommandDefinition,
  CommandOf,
  Method,
  Parts,
  QueryDefinition,
  QueryOf,
  ToAuditor,
} from './endpoint/endpoint.ts';
export { defineCommand } from './endpoint/endpoint.ts';
export { type EntryDayTold, entryDayAnswer } from './endpoint/entry-day.ts';
export * as fields from './endpoint/fields.ts';
export { Needed } from './endpoint/needed.ts';
export * as fieldNotes from './endpoint/notes.ts';
export * from './endpoint/problem.ts';
export * from './endpoint/queries.ts';
export { isDoubt } from './endpoint/question.ts';
export { readMobile } from './endpoint/reading.ts';
export * from './endpoint/revision.ts';
export { type Fault, ruled } from './endpoint/ruled.ts';
export * from './endpoint/school.ts';
export * from './endpoint/upload.ts';
export * from './entry/index.ts';
export * from './event/event.ts';
export * from './event/ids.ts';
export type * from './event/named-ids.ts';
export * from './event/opening.ts';
export type { Names } from './event/schemas.ts';
export * as stored from './event/schemas.ts';
export * from './event/streams.ts';
export * from './identity/bare-number.ts';
export * from './identity/code.ts';
export * from './identity/login-name.ts';
export { type ImportRead, importAnswer } from './import/answer.ts';
export { hasDecimalCommas, textUnder } from './import/cell-faults.ts';
export * as cells from './import/cells.ts';
export * from './import/define-import.ts';
export * from './import/faulty-rows.ts';
export * from './import/headings/asked.ts';
export * from './import/headings/said-columns.ts';
export * from './import/read-rows.ts';
export * from './import/rows.ts';
export * from './import/table.ts';
export * from './import/written-day.ts';
export * from './list/index.ts';
export * from './manifest.ts';
export * from './money/amount-in-words.ts';
export * from './money/digits.ts';
export * from './money/figures.ts';
export * from './money/grouping.ts';
export * from './money/money.ts';
export * from './needs/index.ts';
export { paperAnswer, paperOfOne, type ReportAnswer, reportAnswer } from './paper/answer.ts';
export * from './paper/blocks.ts';
export * from './paper/column.ts';
export * from './paper/csv.ts';
export * from './paper/document.ts';
export * from './paper/facts.ts';
export * from './paper/named.ts';
export * from './paper/size.ts';
export * from './paper/text.ts';
export * from './register/index.ts';
export * from './report/index.ts';
export * from './second-person/index.ts';
export * from './text/first-letter.ts';
export { tidyName } from './text/invisible.ts';
export * from './text/language.ts';
export { likeName } from './text/like-name.ts';
export { lostText } from './text/lost-text.ts';
export * from './text/plain-text.ts';
export { nameAlone, spelling } from './text/spelling.ts';
export * from './text/text.ts';
export * from './words/index.ts';

export * from './endpoints.ts';
export * from './events.ts';
export { type EntryDayTold, movedDayText } from './moved-day.ts';
export * from './postings.ts';
export * from './refusals.ts';
export * from './registers.ts';
export * from './second-persons.ts';
export * from './streams.ts';
export * from './text.ts';

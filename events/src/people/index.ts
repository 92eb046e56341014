export { personAnswer } from './answers.ts';
export * from './commands.ts';
export * from './constants.ts';
export * from './events.ts';
export * from './queries.ts';
export { refuse as refusePeople } from './refusals.ts';
export * from './streams.ts';
export * from './wire.ts';

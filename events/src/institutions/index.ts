export * from './commands.ts';
export * from './events.ts';
export { refuse as refuseInstitutions } from './refusals.ts';

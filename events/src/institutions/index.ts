export * from './commands.ts';
export * from './events.ts';
export * from './images.ts';
export * from './info.ts';
export * from './institutions-list.ts';
export * from './queries.ts';
export { refuse as refuseInstitutions } from './refusals.ts';
export * from './school-in-path.ts';
export * from './streams.ts';

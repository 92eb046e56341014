export * from './events.ts';
export { refuse as refuseClosing } from './refusals.ts';

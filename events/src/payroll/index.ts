export * from './pay-heads.ts';
export { refuse as refusePayroll } from './refusals.ts';
export * from './streams.ts';

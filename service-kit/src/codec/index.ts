export * from './canonical.ts';
export * from './chain.ts';
export * from './codec.ts';
export * from './metadata.ts';
export { isSealed } from './personal.ts';

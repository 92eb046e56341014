export * from './canonical.ts';
export * from './chain.ts';
export * from './codec.ts';
export * from './metadata.ts';
export { isSealed } from './personal.ts';
export { type Closed, givesPower, Proofs, UnprovenEvent } from './proofs.ts';
export { provenEvents } from './reading.ts';

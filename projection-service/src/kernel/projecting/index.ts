export { foldTouches, schoolOf, type Touch, touchesOf } from './fold.ts';
export type { Head } from './head.ts';
export type { Listener, Status } from './members/member.ts';
export { defineProjectorOfPerson } from './of-person.ts';
export * from './projector.ts';
export type { Changes } from './remaking.ts';
export * from './run.ts';
export type { Projections } from './running.ts';
export { turns } from './turns.ts';

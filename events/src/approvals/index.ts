export * from './events.ts';
export { refuse as refuseApproval } from './refusals.ts';
export { waitingList } from './waiting-list.ts';

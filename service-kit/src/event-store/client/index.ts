// The client of EventStoreDB, apart from the port: who has no server of events loads neither it nor gRPC.
export { type ClientEventStoreOptions, clientEventStore } from '../client.ts';
export { type EncodedEvent, type OrderedAppends, orderedAppends } from './ordered/appends.ts';

/** The protocol alone, for tests that play a server of their own. */
export { Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
export { serviceDefinition } from './protocol.ts';

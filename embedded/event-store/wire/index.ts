/** The protocol alone, for tests that play a server or a client of their own. */
export { Client, credentials, Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
export { serviceDefinition } from './protocol.ts';

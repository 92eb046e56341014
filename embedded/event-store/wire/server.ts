import { randomUUID } from 'node:crypto';
import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { SqliteEventStore } from '../sqlite/store.ts';
import { guard } from './access/guard.ts';
import type { Users } from './access/users.ts';
import { appendHandler } from './append.ts';
import { batchAppendHandler } from './batch-append.ts';
import { unimplemented } from './failures.ts';
import { serviceDefinition } from './protocol.ts';
import { readHandler } from './read.ts';

const STREAMS = 'event_store.client.streams.Streams';
const FEATURES = 'event_store.client.server_features.ServerFeatures';
const GOSSIP = 'event_store.client.gossip.Gossip';

/** The version whose rules are followed; clients choose their calls by it. */
const VERSION = '24.10.4';
const MAX_RECEIVE_BYTES = 17 * 1024 * 1024;
const LEADER = 8;

export interface WireOptions {
  /** A socket of the file system, or an address with a port, 0 for any free one. */
  readonly at: { readonly socket: string } | { readonly host: string; readonly port: number };
  /** Whether clients are told of BatchAppend; without it they use one call per append. */
  readonly batchAppend: boolean;
  /** Without a certificate the wire is open to be read. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer };
  /** Who may use the store; without them anyone may who reaches it. */
  readonly users?: Users;
}

export interface WireServer {
  /** The port, or the path of the socket. */
  readonly place: number | string;
  /** Ends all calls at once. The store stays open. */
  close(): void;
}

/** Serves a store to EventStoreDB's gRPC clients. Without TLS and users it is for this machine only. */
export async function serveEventStore(store: SqliteEventStore, options: WireOptions): Promise<WireServer> {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_RECEIVE_BYTES,
    'grpc.max_send_message_length': -1,
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': 10_000,
    interceptors: options.users ? [guard(options.users)] : [],
  });
  const refuse: UntypedServiceImplementation[string] = (_call: unknown, answer: (error: Error) => void) =>
    answer(unimplemented('deleting a stream'));
  server.addService(serviceDefinition(STREAMS), {
    Read: readHandler(store),
    Append: appendHandler(store),
    BatchAppend: batchAppendHandler(store),
    Delete: refuse,
    Tombstone: refuse,
  });
  const features = { methods: supportedMethods(options.batchAppend), eventStoreServerVersion: VERSION };
  server.addService(serviceDefinition(FEATURES), { GetSupportedMethods: answerWith(() => features) });
  const { at } = options;
  const [address, name] =
    'socket' in at ? [at.socket, `unix:${at.socket}`] : [at.host, `${at.host}:${at.port}`];
  let port = 0;
  const instanceId = { string: randomUUID() };
  server.addService(serviceDefinition(GOSSIP), {
    Read: answerWith(() => ({ members: [member(instanceId, address, port)] })),
  });
  port = await bind(server, name, credentialsOf(options));
  return { place: 'socket' in at ? at.socket : port, close: () => server.forceShutdown() };
}

function supportedMethods(batchAppend: boolean): object[] {
  const methods = ['read', 'append', ...(batchAppend ? ['batchappend'] : [])];
  return methods.map((methodName) => ({ methodName, serviceName: STREAMS.toLowerCase(), features: [] }));
}

function member(instanceId: object, address: string, port: number): object {
  const timeStamp = Date.now() * 10_000;
  return { instanceId, timeStamp, state: LEADER, isAlive: true, httpEndPoint: { address, port } };
}

function answerWith(message: () => object): UntypedServiceImplementation[string] {
  return (_call: unknown, answer: (error: null, message: object) => void) => answer(null, message());
}

function credentialsOf({ tls }: WireOptions): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure();
  return ServerCredentials.createSsl(null, [{ cert_chain: tls.certificate, private_key: tls.key }]);
}

function bind(server: Server, address: string, credentials: ServerCredentials): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, credentials, (error, port) => {
      if (error) reject(error);
      else resolve(port);
    });
  });
}

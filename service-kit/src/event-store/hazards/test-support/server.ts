import { Server, ServerCredentials, serviceDefinition } from '@madrasah/embedded/event-store/wire';
import { type AppendAct, behave } from './appends.ts';
import { type AnyCall, OpenCalls } from './calls.ts';
import { Log } from './log.ts';
import { openProxy, type Proxy as Wire } from './proxy.ts';
import { honest, type ReadAct } from './reads.ts';
import { failWith, serveAppend, serveRead } from './serving.ts';

const STREAMS = 'event_store.client.streams.Streams';
const FEATURES = 'event_store.client.server_features.ServerFeatures';
const MAX_BYTES = 32 * 1024 * 1024;

/** A real gRPC server with a sound memory, whose behaviour is told call by call. After the list it behaves. */
export interface MisbehavingServer {
  readonly port: number;
  readonly log: Log;
  readonly proxy: Wire;
  readonly appends: AppendAct[];
  readonly reads: ReadAct[];
  readonly subscriptions: ReadAct[];
  /** How often each method was called. */
  readonly calls: { append: number; read: number; subscription: number; batch: number; features: number };
  /** Calls the client has not given up and the server has not ended. */
  readonly open: number;
  close(): void;
}

export async function openMisbehavingServer(): Promise<MisbehavingServer> {
  const log = new Log();
  const open = new OpenCalls();
  const calls = { append: 0, read: 0, subscription: 0, batch: 0, features: 0 };
  const appends: AppendAct[] = [];
  const reads: ReadAct[] = [];
  const subscriptions: ReadAct[] = [];
  const counted = (method: 'batch' | 'features') => (call: AnyCall) => {
    calls[method] += 1;
    failWith(call, new Error('never called'));
  };
  const server = new Server({
    'grpc.max_receive_message_length': MAX_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const streams = serviceDefinition(STREAMS);
  // On the wire the same; declared so, the server may answer twice or not at all.
  Object.assign(streams['Append'] as object, { responseStream: true });
  server.addService(streams, {
    Append(call: AnyCall) {
      calls.append += 1;
      open.add(call);
      serveAppend(call, log, () => proxy.cut(), appends.shift() ?? behave);
    },
    Read(call: AnyCall) {
      open.add(call);
      const subscription = Boolean(call.request?.options.subscription);
      calls[subscription ? 'subscription' : 'read'] += 1;
      const acts = subscription ? subscriptions : reads;
      void serveRead(call, log, () => proxy.cut(), acts.shift() ?? honest);
    },
    BatchAppend: counted('batch'),
    Delete: counted('batch'),
    Tombstone: counted('batch'),
  });
  const features = serviceDefinition(FEATURES);
  Object.assign(features['GetSupportedMethods'] as object, { responseStream: true });
  server.addService(features, { GetSupportedMethods: counted('features') });
  const proxy = await openProxy(await bound(server));
  return {
    port: proxy.port,
    log,
    proxy,
    appends,
    reads,
    subscriptions,
    calls,
    get open() {
      return open.size;
    },
    close() {
      proxy.close();
      server.forceShutdown();
    },
  };
}

function bound(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
      if (error) reject(error);
      else resolve(port);
    });
  });
}

import { once } from 'node:events';
import {
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import streams from '@eventstore/db-client/generated/streams_pb.js';

/** An event store in front of ours that takes a deletion, as EventStoreDB does; ours takes none. */
export interface DeletingStore {
  readonly url: string;
  /** The streams it was asked to delete. */
  readonly deleted: string[];
  close(): void;
}

const FRAME_HEAD = 5; // a byte for compression, four for the length

export async function openDeleting(port: number): Promise<DeletingStore> {
  const deleted: string[] = [];
  const store = connect(`http://127.0.0.1:${port}`);
  store.on('error', () => undefined);
  const server = createServer();
  server.on('stream', (call: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    call.on('error', () => undefined);
    if (headers[':path']?.endsWith('/Delete')) void takeDeletion(call, deleted);
    else passOn(call, store.request(headers));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`,
    deleted,
    close() {
      store.destroy();
      server.close();
    },
  };
}

async function takeDeletion(call: ServerHttp2Stream, deleted: string[]): Promise<void> {
  const message = (await buffer(call)).subarray(FRAME_HEAD);
  const name = streams.DeleteReq.deserializeBinary(message).getOptions()?.getStreamIdentifier();
  deleted.push(Buffer.from(name?.getStreamName_asU8() ?? []).toString());
  call.respond({ ':status': 200, 'content-type': 'application/grpc+proto' }, { waitForTrailers: true });
  call.on('wantTrailers', () => call.sendTrailers({ 'grpc-status': '0' }));
  call.end(Buffer.alloc(FRAME_HEAD));
}

/** A call of gRPC as it is, with the trailers that tell how it ended. */
function passOn(call: ServerHttp2Stream, beyond: ReturnType<ReturnType<typeof connect>['request']>): void {
  let trailers: IncomingHttpHeaders = {};
  beyond.on('error', () => call.destroy());
  call.on('close', () => beyond.close(constants.NGHTTP2_CANCEL));
  beyond.on('response', (headers, flags) => {
    const whole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    call.respond(headers, whole ? { endStream: true } : { waitForTrailers: true });
    if (!whole) beyond.pipe(call);
  });
  beyond.on('trailers', (told) => {
    trailers = told;
  });
  call.on('wantTrailers', () => call.sendTrailers(trailers));
  call.pipe(beyond);
}

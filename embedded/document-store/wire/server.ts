import { createServer, type Server, type Socket } from 'node:net';
import type { Context } from '../commands/command.ts';
import { Cursors } from '../commands/cursors.ts';
import { runCommand } from '../commands/dispatch.ts';
import { REPLICA_SET } from '../commands/handshake.ts';
import { Retries } from '../commands/retries.ts';
import type { Store } from '../storage/store.ts';
import { FrameReader } from './frames.ts';
import { encodeError, encodeReply } from './replies.ts';
import { decodeRequest } from './requests.ts';

const HOST = '127.0.0.1';

/** Serves a store on a free port of the loopback interface; answers the connection string. */
export async function serve(store: Store): Promise<string> {
  const state = { store, cursors: new Cursors(), retries: new Retries(), connections: 0 };
  const server = createServer((socket) => {
    state.connections += 1;
    const { port } = socket.address() as { port: number };
    const address = `${HOST}:${port}`;
    converse(socket, { ...state, address, connection: state.connections }, state.retries);
  });
  const port = await listen(server);
  return `mongodb://${HOST}:${port}/?replicaSet=${REPLICA_SET}`;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, HOST, () => resolve((server.address() as { port: number }).port));
  });
}

/** Answers the requests of one connection in order. What cannot be read ends this connection, no other. */
function converse(socket: Socket, context: Omit<Context, 'database'>, retries: Retries): void {
  const frames = new FrameReader();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      for (const frame of frames.push(chunk)) answer(socket, frame, context, retries);
    } catch {
      socket.destroy();
    }
  });
}

function answer(socket: Socket, frame: Buffer, context: Omit<Context, 'database'>, retries: Retries): void {
  const request = decodeRequest(frame);
  const { command } = request;
  const database = String(command['$db'] ?? '');
  let reply: Buffer;
  try {
    reply = encodeReply(request, runCommand(command, { ...context, database }, retries));
  } catch (error) {
    reply = encodeError(request, error);
  }
  if (request.answered) socket.write(reply);
}

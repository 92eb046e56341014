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

/**
 * Serves a store at a socket of the file system, or without one on a free port of the loopback, where every account of
 * the machine reaches it; answers the connection string.
 */
export async function serve(store: Store, socket?: string): Promise<string> {
  const state = { store, cursors: new Cursors(), retries: new Retries(), connections: 0 };
  let address = '';
  const server = createServer((connection) => {
    state.connections += 1;
    converse(connection, { ...state, address, connection: state.connections }, state.retries);
  });
  address = await listen(server, socket);
  // Direct: the driver looks for the members of a set in small letters, and a path need not be written in them.
  const options = `${socket ? 'directConnection=true&' : ''}replicaSet=${REPLICA_SET}`;
  return `mongodb://${socket ? encodeURIComponent(socket) : address}/?${options}`;
}

/** @returns the address as the driver calls it */
function listen(server: Server, socket: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    if (socket) server.listen(socket, () => resolve(socket));
    else server.listen(0, HOST, () => resolve(`${HOST}:${(server.address() as { port: number }).port}`));
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

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between client and store that can fail at the worst moment. */
export interface Proxy {
  readonly port: number;
  /** How many answers were held back. */
  readonly lost: number;
  /** The next bytes of the store are dropped and the connection is cut. Later connections are sound. */
  cutAtNextAnswer(): void;
  /** From now on nothing the store says arrives. */
  silence(): void;
  /** Every connection is cut now. Later ones are sound. */
  cut(): void;
  /** The present connections stay open and nothing passes any more. Later ones are sound. */
  forget(): void;
  /** Later connections are accepted and never spoken to; with `false` they are sound again. */
  swallow(on: boolean): void;
  /** Connections open now. */
  readonly connections: number;
  close(): void;
}

export async function openProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let swallowing = false;
  let cutting = false;
  let silent = false;
  let lost = 0;

  const server = createServer((client) => {
    const store = connect(target, '127.0.0.1');
    if (swallowing) forgotten.add(client);
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        store.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (!forgotten.has(client)) store.write(bytes);
    });
    store.on('data', (bytes) => {
      if (forgotten.has(client)) return;
      if (!cutting && !silent) return void client.write(bytes);
      lost += 1;
      if (cutting) client.destroy();
      cutting = false;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    get lost() {
      return lost;
    },
    cutAtNextAnswer() {
      cutting = true;
    },
    get connections() {
      return sockets.size / 2;
    },
    silence() {
      silent = true;
    },
    cut() {
      for (const socket of [...sockets]) socket.destroy();
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket);
    },
    swallow(on) {
      swallowing = on;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between client and store that can fail at the worst moment. */
export interface Proxy {
  readonly port: number;
  /** How many answers were held back. */
  readonly lost: number;
  /** The next bytes of the store are dropped, and the connection is cut or stays silent. Later ones are sound. */
  loseNextAnswer(how: 'cut' | 'silence'): void;
  /** From now on nothing the store says arrives. */
  silence(): void;
  close(): void;
}

export async function openProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let fault: 'cut' | 'silence' | undefined;
  let always = false;
  let lost = 0;

  const server = createServer((client) => {
    const store = connect(target, '127.0.0.1');
    let silent = false;
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        store.destroy();
      });
    }
    client.on('data', (bytes) => store.write(bytes));
    store.on('data', (bytes) => {
      if (!fault && !silent && !always) return void client.write(bytes);
      lost += 1;
      silent = true;
      if (fault === 'cut') client.destroy();
      fault = undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    get lost() {
      return lost;
    },
    loseNextAnswer(how) {
      fault = how;
    },
    silence() {
      always = true;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

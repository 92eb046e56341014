import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

interface Manners {
  /** Addresses it does not know. */
  readonly unknown?: readonly string[];
  /** Addresses it takes nothing for at the moment. */
  readonly busy?: readonly string[];
  /** What it says to a whole mail instead of taking it. */
  readonly answer?: { readonly code: number; readonly text: string };
  /** It takes the mail and hangs up without a word. */
  readonly hangsUp?: boolean;
  readonly port?: number;
  /** Nobody is let in with another password. */
  readonly password?: string;
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A real mail server on the loopback. */
export async function mailServer({
  unknown = [],
  busy = [],
  answer,
  hangsUp,
  port = 0,
  password,
}: Manners = {}) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: given.username }) : done(refusal(535, 'not you')),
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (busy.includes(address)) return done(refusal(451, 'not now'));
      done(unknown.includes(address) ? refusal(550, 'no such mailbox') : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (answer) return done(refusal(answer.code, answer.text));
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        if (hangsUp) return sockets.forEach((socket) => void socket.destroy());
        done();
      });
    },
  });
  server.on('error', () => undefined); // a client that hangs up is no fault of the test
  const listening = server.listen(port, '127.0.0.1');
  listening.on('connection', (socket: Socket) => sockets.add(socket));
  await once(listening, 'listening');
  const { port: taken } = listening.address() as AddressInfo;
  return {
    received,
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

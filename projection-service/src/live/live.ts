import type { Server as HttpServer } from 'node:http';
import { isRefusal, refuse } from '@madrasah/events';
import type { Clock } from '@madrasah/service-kit/clock';
import type { Caller, Gate } from '@madrasah/service-kit/http';
import type { Logger } from '@madrasah/service-kit/logging';
import { type ExtendedError, Server } from 'socket.io';
import type { Head, Listener } from '../kernel/projecting/index.ts';
import { News } from './news.ts';
import { Presence } from './presence.ts';
import type { LiveServer, LiveSocket } from './wire.ts';

export const LIVE_PATH = '/socket';

const SOCKETS_PER_LOGIN = 20; // tabs; a tab that lost its network counts until its pings are missed
const MESSAGE_BYTES = 4_096; // the handshake's token is all that is ever sent to us
const HANDSHAKE_MS = 10_000;

export interface LiveOptions {
  readonly gate: Gate;
  readonly clock: Clock;
  readonly log: Logger;
  /** The read models that an event of a type changes. */
  touched(type: string): readonly string[];
  /** Once the projections run. */
  head(): Head;
}

/**
 * Tells the pages of a school when something of theirs was projected and who of them is there: positions and login
 * ids only, whoever wants the data asks for it through the gate. Of several instances each tells its own sockets.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #news: News;
  readonly #presence = new Presence<LiveSocket>();
  readonly #io: LiveServer = new Server({
    path: LIVE_PATH,
    serveClient: false,
    transports: ['polling', 'websocket'], // no `cors`: pages of another origin cannot read a word
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: HANDSHAKE_MS,
  });

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#news = new News(options, {
      doorsChanged: (school) => this.#askAgain(this.#presence.connections(school)),
      projected: (school, position, kinds) =>
        void this.#io.to(school).emit('projected', { position: String(position), kinds }),
    });
    this.#io.use((socket, next) => void this.#admit(socket, next));
    this.#io.on('connection', (socket) => this.#welcome(socket));
  }

  get listener(): Listener {
    return this.#news;
  }

  /** Whether somebody of a school is connected to this process. */
  isOnline(school: string): boolean {
    return this.#presence.logins(school).length > 0;
  }

  attach(server: HttpServer): void {
    this.#io.attach(server);
    this.#io.engine.on('initial_headers', (headers: Record<string, string>) => {
      headers['x-content-type-options'] = 'nosniff';
    });
  }

  /** Ends every connection as a lost network would: the pages connect again to whoever comes after us. */
  close(): void {
    this.#news.end();
    this.#io.engine.close();
  }

  async #admit(socket: LiveSocket, next: (fault?: ExtendedError) => void): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    try {
      const text = typeof token === 'string' ? token : undefined;
      const caller = await this.#options.gate.recognise(text);
      if (this.#presence.count(caller.schoolId, caller.loginId) >= SOCKETS_PER_LOGIN)
        throw refuse('limit.exceeded');
      this.#enter(socket, caller, text as string);
      next();
    } catch (fault) {
      if (isRefusal(fault)) next(Object.assign(new Error(fault.code), { data: { code: fault.code } }));
      else this.#lose(socket, fault);
    }
  }

  #enter(socket: LiveSocket, { schoolId, loginId, expiresAt }: Caller, token: string): void {
    const left = expiresAt - this.#options.clock.now().getTime();
    const expiry = setTimeout(() => socket.disconnect(true), left);
    socket.data = { token, school: schoolId };
    const tell = (status: 'online' | 'offline') =>
      this.#io.to(schoolId).emit('userStatusUpdate', { userId: loginId, status });
    if (this.#presence.enter(schoolId, loginId, socket)) tell('online');
    const leave = () => {
      clearTimeout(expiry);
      if (this.#presence.leave(schoolId, loginId, socket)) tell('offline');
    };
    socket.on('disconnect', leave);
    socket.conn.once('close', leave); // also when it was lost before it was connected
  }

  /** Tells at once what was missed: how far everything is folded, and who is there. */
  #welcome(socket: LiveSocket): void {
    const { school } = socket.data;
    socket.on('ping', () => void socket.emit('pong'));
    void socket.join(school);
    socket.emit('projected', { position: String(this.#options.head().position) });
    for (const userId of this.#presence.logins(school))
      socket.emit('userStatusUpdate', { userId, status: 'online' });
    void this.#askAgain([socket]); // a door may have closed since it was admitted
  }

  /** Ends those whose token opens nothing any more. */
  async #askAgain(sockets: readonly LiveSocket[]): Promise<void> {
    for (const socket of sockets) {
      try {
        await this.#options.gate.recognise(socket.data.token);
      } catch (fault) {
        if (isRefusal(fault)) socket.disconnect(true);
        else this.#lose(socket, fault);
      }
    }
  }

  /** Nobody can say whether he may stay: he connects again, and is asked then. */
  #lose(socket: LiveSocket, fault: unknown): void {
    this.#options.log.warn({ err: fault }, 'a live connection cannot be checked');
    socket.conn.close();
  }
}

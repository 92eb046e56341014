import { type ChildProcess, fork } from 'node:child_process';
import type { Place } from '@madrasah/service-kit/asking';
import { Heartbeat } from './heartbeat.ts';
import type { Handle } from './network/held-socket.ts';

/** The exit code of a start that only a person can mend (service-kit/src/starting, which a test compares). */
export const REFUSED = 78;

/** A program of ours, run as a child. It sends `{ listening: place }` when it accepts requests. */
export interface Program {
  readonly name: string;
  readonly file: string;
  /** `port` is 0 at first, then the port it had. */
  args?(port: number): string[];
  env(port: number): NodeJS.ProcessEnv;
  /** What Node is told before the file. */
  readonly flags?: readonly string[];
  /** Others hold its address, so it waits for its port rather than take another. */
  readonly keepsPort?: boolean;
  readonly quiet?: boolean;
  /** It is asked so often whether it is alive, in ms, and ended and started again when it does not answer any more. */
  readonly watchedMs?: number;
  /** Told each time it was started, before it accepts anything. */
  onLaunched?(): void;
  /** Told each time it begins to accept requests. */
  onListening?(): void;
  /** Told each time it has ended. */
  onEnded?(): void;
  /** Told what else it says. */
  hears?(word: Readonly<Record<string, unknown>>): void;
  /** Told when it has refused to start, having said why: only a person can mend that. */
  onRefused?(): void;
}

/** All in milliseconds. */
export interface Patience {
  readonly first: number;
  readonly longest: number;
  /** Alive for so long, it is taken to be well again and the pause starts over. */
  readonly steady: number;
  /** How long it may take to end before it is killed. */
  readonly ending: number;
}

const PATIENCE: Patience = { first: 200, longest: 5_000, steady: 30_000, ending: 10_000 };

/** Keeps one program running until it is stopped: a dead one is started again, on its old port, after a pause. */
export class SupervisedChild {
  readonly #program: Program;
  readonly #patience: Patience;
  readonly #report: (line: string) => void;
  readonly #listening = Promise.withResolvers<number>();
  #process: ChildProcess | undefined;
  #heartbeat: Heartbeat | undefined;
  /** The port it had, 0 where it is reached otherwise. */
  #port = 0;
  #place: Place = 0;
  #accepts = false;
  #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(program: Program, report: (line: string) => void = console.error, patience = PATIENCE) {
    this.#program = program;
    this.#report = report;
    this.#patience = patience;
    this.#pause = patience.first;
  }

  /** Starts it; resolves with its port when it first accepts requests. */
  start(): Promise<number> {
    this.#launch();
    return this.#listening.promise;
  }

  /** Undefined while it is away: another program may hold the port in the meantime. */
  get port(): number | undefined {
    return this.#accepts ? this.#port : undefined;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Where it is reached: a port, or a socket of the file system. Undefined while it is away. */
  get place(): Place | undefined {
    return this.#accepts ? this.#place : undefined;
  }

  /** A word to the program, with a socket it may listen at; lost while it is away. */
  tell(message: object, socket?: Handle): void {
    if (this.#process?.connected) this.#process.send(message, socket as never, {}, () => undefined);
  }

  /** Asks it to end, and kills it when it does not. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const child = this.#process;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const kill = setTimeout(() => child.kill('SIGKILL'), this.#patience.ending);
    // Windows has no SIGTERM to catch; a closed channel means the same to our programs.
    if (process.platform === 'win32') child.disconnect();
    else child.kill('SIGTERM');
    await gone;
    clearTimeout(kill);
  }

  #launch(): void {
    const { file, args, env, flags = [], quiet } = this.#program;
    const started = Date.now();
    const child = fork(file, args?.(this.#port) ?? [], {
      execArgv: [...flags],
      env: env(this.#port),
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches us alone, and we end the children in order.
      detached: process.platform !== 'win32',
    });
    this.#process = child;
    this.#program.onLaunched?.();
    child.on('message', (message) => this.#hear(message as object | null));
    child.on('error', (error) => {
      this.#report(`${this.#program.name}: ${error.message}`);
      if (child.pid === undefined) this.#ended(started, 'not started');
    });
    child.on('exit', (code, signal) => {
      this.#process = undefined; // gone already for whoever stops everything on hearing that it refused
      if (code === REFUSED) this.#program.onRefused?.();
      this.#ended(started, signal ?? `code ${code}`);
    });
  }

  #hear(message: object | null): void {
    const { listening, alive, ...word } = (message ?? {}) as Record<string, unknown>;
    if (alive !== undefined) this.#heartbeat?.answered();
    if (typeof listening === 'number' || typeof listening === 'string') this.#listens(listening);
    else this.#program.hears?.(word);
  }

  #listens(place: Place): void {
    this.#place = place;
    this.#port = typeof place === 'number' ? place : 0;
    this.#accepts = true;
    this.#listening.resolve(this.#port);
    if (this.#program.watchedMs) this.#watch(this.#program.watchedMs);
    this.#program.onListening?.();
  }

  #watch(everyMs: number): void {
    this.#heartbeat?.stop();
    const dead = () => {
      this.#report(`${this.#program.name} does not answer any more; it is ended`);
      this.#process?.kill('SIGKILL');
    };
    this.#heartbeat = new Heartbeat(() => this.tell({ alive: 1 }), dead, everyMs);
  }

  #ended(started: number, how: string): void {
    this.#process = undefined;
    this.#heartbeat?.stop();
    // It may never have listened because its port has gone to somebody else.
    if (!this.#accepts && !this.#program.keepsPort) this.#port = 0;
    this.#accepts = false;
    this.#program.onEnded?.();
    if (this.#stopped) return;
    if (Date.now() - started >= this.#patience.steady) this.#pause = this.#patience.first;
    this.#report(`${this.#program.name} ended (${how}); starting it again in ${this.#pause / 1000} s`);
    this.#timer = setTimeout(() => this.#launch(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, this.#patience.longest);
  }
}

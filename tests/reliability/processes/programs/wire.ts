import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How a wire may fail. */
export type Fault =
  /** Every byte arrives, 200 ms late. */
  | 'slow'
  /** 64 KiB a second and no more, each way. */
  | 'narrow'
  /** Connections are cut in the midst of an answer, again and again. */
  | 'cut'
  /** Connections are taken, and nothing is heard on any. */
  | 'black hole'
  /** The far end has forgotten the connections that stand; whoever uses one is not told. New ones are sound. */
  | 'half-open';

const LATE_MS = 200;
const BYTES_A_SECOND = 64 * 1024;
const ANSWERS_TO_A_CUT = 5;

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** What is said on it goes nowhere any more. */
  forgotten: boolean;
}

/** A TCP connection's way, through this process, that can be made bad and good again at any moment. */
export class Wire {
  readonly #server: Server;
  readonly #target: () => number | undefined;
  readonly #pairs = new Set<Pair>();
  #fault: Fault | undefined;
  #answers = 0;
  #cuts = 0;

  private constructor(target: () => number | undefined) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  /** @param target the port behind it, asked for at each connection; undefined refuses it */
  static async open(target: () => number | undefined): Promise<Wire> {
    const wire = new Wire(target);
    await once(wire.#server.listen(0, '127.0.0.1'), 'listening');
    return wire;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many connections were cut. */
  get cuts(): number {
    return this.#cuts;
  }

  /** Makes it bad. */
  spoil(fault: Fault): void {
    this.#fault = fault;
    if (fault === 'black hole' || fault === 'half-open')
      for (const pair of this.#pairs) pair.forgotten = true;
    if (fault === 'half-open') for (const { far } of this.#pairs) far.destroy();
  }

  /** Makes it good. What was swallowed stays lost: its connections end, except those left half-open. */
  mend(): void {
    if (this.#fault === 'black hole') for (const { near } of this.#pairs) near.destroy();
    this.#fault = undefined;
  }

  close(): void {
    this.#server.close();
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  #join(near: Socket): void {
    const port = this.#target();
    if (port === undefined) return void near.destroy();
    const pair = { near, far: connect(port, '127.0.0.1'), forgotten: this.#fault === 'black hole' };
    this.#pairs.add(pair);
    near.on('error', () => undefined).on('data', (bytes) => this.#pass(bytes, pair, pair.far));
    pair.far.on('error', () => undefined).on('data', (bytes) => this.#pass(bytes, pair, near));
    near.on('close', () => {
      pair.far.destroy();
      this.#pairs.delete(pair);
    });
    pair.far.on('close', () => {
      if (!pair.forgotten) near.destroy();
    });
  }

  #pass(bytes: Buffer, pair: Pair, to: Socket): void {
    if (pair.forgotten) return;
    if (this.#fault === 'cut' && to === pair.near && ++this.#answers % ANSWERS_TO_A_CUT === 0) {
      this.#cut(bytes, pair);
      return;
    }
    const late = this.#lateness(bytes);
    if (late === 0) return void to.write(bytes);
    // Nothing more is read meanwhile, so that the bytes keep their order and the sender feels the wire.
    const from = to === pair.near ? pair.far : pair.near;
    from.pause();
    setTimeout(() => {
      if (!pair.forgotten) to.write(bytes);
      from.resume();
    }, late);
  }

  #lateness(bytes: Buffer): number {
    if (this.#fault === 'slow') return LATE_MS;
    return this.#fault === 'narrow' ? (bytes.length / BYTES_A_SECOND) * 1000 : 0;
  }

  /** Half of what came arrives. */
  #cut(bytes: Buffer, { near }: Pair): void {
    this.#cuts += 1;
    near.write(bytes.subarray(0, bytes.length >> 1), () => near.destroy());
  }
}

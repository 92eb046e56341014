import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Label → figure. */
type Figures = Readonly<Record<string, number>>;

/** The event loop is looked at so often: every 10 ms, as the library would, costs a process that idles the most. */
const LOOKS_AT_LOOP_MS = 100;

/** Events counted at most: who is further behind is behind, however far. */
const COUNTED_BEHIND = 1_000;

/** The figures of one process, as Prometheus reads them. Labels are names of ours, never what somebody typed. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'madrasah_requests_total',
    help: 'Requests answered, by endpoint and HTTP status.',
    labelNames: ['endpoint', 'status'],
    registers: [this.#registry],
  });

  readonly contentType = this.#registry.contentType;

  /** Memory, processor, event loop and garbage of the process: once a process, not once an app. */
  watchProcess(): this {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOKS_AT_LOOP_MS });
    return this;
  }

  /** A request has been answered. @param endpoint its name, 'none' where there is no such endpoint */
  answered(endpoint: string, status: number): void {
    this.#requests.inc({ endpoint, status: String(status) });
  }

  /**
   * Figures that are read when somebody asks for them.
   * @param kind what the label of each figure names
   * @param read label → figure; while it fails the figures are left out
   */
  gauge(name: string, help: string, kind: string, read: () => Figures | Promise<Figures>): void {
    new Gauge({
      name: `madrasah_${name}`,
      help,
      labelNames: [kind],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const figures = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        for (const [label, figure] of Object.entries(figures)) this.set({ [kind]: label }, figure);
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** How many events of the log somebody at a position has not seen, up to 1,000. @throws StoreAway */
export async function eventsBehind(
  store: { readAll(after?: number): AsyncIterable<unknown> },
  position: number,
): Promise<number> {
  let behind = 0;
  for await (const _ of store.readAll(position > 0 ? position : undefined)) {
    behind += 1;
    if (behind === COUNTED_BEHIND) break;
  }
  return behind;
}

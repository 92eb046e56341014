import type { Logger } from '@madrasah/service-kit/logging';
import { platformStream } from '../institutions/state.ts';
import type { Desk } from '../kernel/desk.ts';
import { dueDay } from './decide.ts';
import type { RootMailer } from './mail/mailer.ts';
import { auditStream } from './state.ts';
import { systemErrand } from './system-errand.ts';
import { closeFinishedDay } from './take-root.ts';

type Work = () => Promise<void>;

const LOOK_EVERY_MS = 10_000;
const FIRST_LOOK_MS = 5_000;
/** A school in trouble is let be for so long: what it is in is told once, not at every look. */
const REST_MS = 300_000;

/** Takes the daily root of every school when its day has turned, and has it mailed. A second instance that does so is harmless. */
export class DailyRoots {
  readonly #desk: Desk;
  readonly #mailer: RootMailer | undefined;
  readonly #log: Logger;
  /** School → the day that was looked at last: a quiet school is looked at once a day. */
  readonly #looked = new Map<string, string>();
  /** School and trouble → until when it is let be. */
  readonly #resting = new Map<string, number>();
  readonly #timers = new Map<Work, NodeJS.Timeout>();
  readonly #looking = new Map<Work, Promise<void>>();
  #stopped = false;

  constructor(desk: Desk, mailer: RootMailer | undefined, log: Logger) {
    this.#desk = desk;
    this.#mailer = mailer;
    this.#log = log;
  }

  /** Roots and mails each go their own round: a mail server that is silent holds up no root. */
  start(): void {
    for (const work of [this.#takeRoots, this.#sendMails]) this.#schedule(work, FIRST_LOOK_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#looking.values());
  }

  /** Looks at every school once: takes all roots that are due, then sends the mails. */
  async look(): Promise<void> {
    await this.#takeRoots();
    await this.#sendMails();
  }

  readonly #takeRoots: Work = () =>
    this.#each('the daily root was not taken; it is tried again', (schoolId) => this.#close(schoolId));

  readonly #sendMails: Work = async () => {
    const mailer = this.#mailer;
    if (mailer) await this.#each('daily roots were not mailed', (schoolId) => mailer.send(schoolId));
  };

  /** One school that is in trouble does not keep the others from it. */
  async #each(trouble: string, work: (schoolId: string) => Promise<void>): Promise<void> {
    const { institutions } = await this.#desk.state(platformStream, '');
    for (const schoolId of [...institutions.keys()]) {
      const name = `${schoolId} ${trouble}`;
      if (this.#stopped) return;
      if ((this.#resting.get(name) ?? 0) > Date.now()) continue;
      await work(schoolId).catch((error: unknown) => {
        this.#resting.set(name, Date.now() + REST_MS);
        this.#log.warn({ err: error, schoolId }, trouble);
      });
    }
  }

  async #close(schoolId: string): Promise<void> {
    const day = dueDay(await this.#desk.state(auditStream, schoolId), this.#desk.clock.now());
    if (day === undefined || this.#looked.get(schoolId) === day) return;
    if (await closeFinishedDay(this.#desk, systemErrand(schoolId, 'daily-root')))
      this.#log.info({ schoolId, day }, 'the daily root was taken');
    this.#looked.set(schoolId, day);
  }

  #schedule(work: Work, delay: number): void {
    if (this.#stopped) return;
    const look = () => {
      const looking = work()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'no daily roots for the moment'))
        .finally(() => this.#schedule(work, LOOK_EVERY_MS));
      this.#looking.set(work, looking);
    };
    this.#timers.set(work, setTimeout(look, delay).unref());
  }
}

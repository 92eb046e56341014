import { refuse } from '@madrasah/events';
import type { PlatformState } from '@madrasah/service-kit/access';
import type { Clock } from '@madrasah/service-kit/clock';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import type { FileStore } from '@madrasah/service-kit/files';
import type { FirstLink } from '@madrasah/service-kit/first-link';
import {
  type CommandHandler,
  counting,
  createGate,
  createHttpApp,
  mountCommand,
  mountMetrics,
  ServiceRouter,
} from '@madrasah/service-kit/http';
import type { Logger } from '@madrasah/service-kit/logging';
import { Metrics } from '@madrasah/service-kit/metrics';
import { SnapshotKeeper, type SnapshotPlace } from '@madrasah/service-kit/snapshots';
import type { Vault } from '@madrasah/service-kit/vault';
import type Koa from 'koa';
import { withChosenPasswords } from './access/passwords/chosen-password.ts';
import { onProvenDevice } from './access/signing-in/proven.ts';
import { accessStream } from './access/state.ts';
import { Appends } from './appends/appends.ts';
import { Probe } from './appends/probe.ts';
import { judgeDigits, mountDigits } from './applications/digits.ts';
import { type Mailing, RootMailer } from './audit/mail/mailer.ts';
import { DailyRoots } from './audit/roots.ts';
import { contexts } from './contexts.ts';
import type { Deps } from './deps.ts';
import { tellFigures } from './figures.ts';
import { FileRoom } from './files/room.ts';
import { FileSweep } from './files/sweep.ts';
import { inTime } from './in-time.ts';
import { platformStream } from './institutions/state.ts';
import type { Desk } from './kernel/desk.ts';
import type { HandledCommand } from './kernel/handler.ts';
import { heldToItsWord } from './kernel/saying.ts';
import { Observer } from './observer.ts';
import { tellingWho } from './overtaken/told.ts';
import { removeEndedFiles } from './policies/ended-files.ts';
import { chargeAdmissions, completeErasures, endNotesOfErased, repriceChanged } from './policies/repairs.ts';
import { PolicyRunner } from './policies/runner.ts';
import { schoolDesk } from './school-desk.ts';

export interface CommandAppOptions {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly vault: Vault;
  /** Where files lie, sealed; the query side reads them there. */
  readonly fileStore: FileStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** Signs tokens (JWT_SECRET). */
  readonly secret: string;
  /** Whether this instance runs the repairing policies; a second that does is harmless. */
  readonly policies?: boolean;
  /** How the daily roots are mailed; without it nobody is. */
  readonly mailing?: Mailing | undefined;
  /** Whether the schools there are are enough for this installation to be ready. */
  readonly expects?: (schools: PlatformState['institutions']) => boolean;
  /** Opens the first school; absent where it does not come by a link. */
  readonly firstLink?: FirstLink | undefined;
  /** Whether other machines reach the door. */
  readonly isOpen?: boolean;
  /** The folded states for the next start. */
  readonly snapshots?: SnapshotPlace | undefined;
  /** Milliseconds after which a command is answered, whatever comes of it. */
  readonly withinMs?: number;
  /** Hold every answer against what its definition says. */
  readonly checksAnswers?: boolean;
  /** What the process tells of itself; of this app alone when absent. */
  readonly metrics?: Metrics;
}

export interface CommandApp {
  readonly koa: Koa;
  readonly desk: Desk;
  /** Follows the log until `close`. @throws StoreAway when the store cannot be asked where to begin */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Every command of the product and how it is carried out. */
export const handledCommands = (deps: Deps): HandledCommand[] => contexts.flatMap((context) => context(deps));

/** The write side over HTTP. Nothing is global: tests run several beside each other. */
export function createCommandApp(options: CommandAppOptions): CommandApp {
  const { codec, vault, fileStore, clock, log, secret, metrics = new Metrics() } = options;
  const appends = new Appends(options.store, () => probe.begin());
  const { store } = appends;
  const keeper =
    options.snapshots === undefined ? {} : { keeper: new SnapshotKeeper(options.snapshots, log, { vault }) };
  const desk = schoolDesk(store, codec, clock, keeper);
  const probe = new Probe(
    () => desk,
    () => appends.failing === undefined,
    log,
  );
  const files = new FileRoom(fileStore, vault);
  const sweep = new FileSweep({ desk, room: files, log });
  const policies = [
    chargeAdmissions(desk),
    repriceChanged(desk),
    completeErasures(vault),
    endNotesOfErased(desk, vault),
    removeEndedFiles(desk, fileStore),
  ];
  const runner = new PolicyRunner(policies, desk, codec, log);
  const observer = new Observer(store, desk, options.policies === false ? undefined : runner);
  const roots = new DailyRoots(desk, options.mailing && new RootMailer(desk, options.mailing, log), log);
  const gate = createGate(
    secret,
    clock,
    {
      access: (schoolId) => desk.state(accessStream, schoolId),
      platform: () => desk.state(platformStream, ''),
    },
    onProvenDevice({ desk, vault }),
  );
  const router = new ServiceRouter();
  const handledHere = handledCommands({
    desk,
    vault,
    secret,
    files,
    firstLink: options.firstLink,
    stalled: (unansweredMs) => appends.stalled(unansweredMs),
  });
  const held = options.checksAnswers ? handledHere.map(heldToItsWord) : handledHere;
  const commands = withChosenPasswords(held, options.isOpen === true);
  for (const { definition, handle } of commands.map((command) => tellingWho(desk, command)))
    mountCommand(router, gate, definition, afterPosition(observer, handle));
  mountDigits(router, judgeDigits({ desk, vault }), secret);
  mountHealth(router, options, desk, appends);
  tellFigures(metrics, store, desk, observer);
  mountMetrics(router, gate, metrics);
  const definitions = commands.map(({ definition }) => definition);
  const koa = createHttpApp(log, definitions, counting(metrics));
  koa.use(inTime(log, options.withinMs));
  koa.use(gate.verify);
  koa.use(router.routes());
  return {
    koa,
    desk,
    async start() {
      await observer.start();
      if (options.policies === false) return;
      roots.start();
      sweep.start();
    },
    async close() {
      await observer.stop();
      await Promise.all([runner.stop(), roots.stop(), sweep.stop(), probe.end()]);
      await desk.save();
    },
  };
}

/** A command that names a position waits until this instance has seen it. */
const afterPosition =
  (observer: Observer, handle: CommandHandler<unknown>): CommandHandler<unknown> =>
  async (command, call) => {
    if (call.after !== undefined && !(await observer.waitFor(call.after))) return refuse('projection.behind');
    return handle(command, call);
  };

/**
 * `/healthz`: the process lives. `/readyz`: the event store answers and takes appends, and the schools that
 * are expected are known; else 503, with the reason.
 */
function mountHealth(
  router: ServiceRouter,
  { store, expects }: CommandAppOptions,
  desk: Desk,
  appends: Appends,
): void {
  router.get('/healthz', (context) => {
    context.body = { alive: true };
  });
  router.get('/readyz', async (context) => {
    await store.ping();
    const { institutions: known } = await desk.state(platformStream, '');
    const isKnown = expects?.(known) ?? true;
    const reason = appends.failing ?? (isKnown ? undefined : 'the first institution is not made yet');
    context.status = reason === undefined ? 200 : 503;
    context.body = { ready: reason === undefined, ...(reason !== undefined && { reason }) };
  });
}

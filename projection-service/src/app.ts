import { join } from 'node:path';
import { streams } from '@madrasah/events';
import type { PlatformState } from '@madrasah/service-kit/access';
import type { Target } from '@madrasah/service-kit/asking';
import type { SealedFiles } from '@madrasah/service-kit/files';
import {
  type AccessSource,
  counting,
  createGate,
  createHttpApp,
  Entrance,
  mountMetrics,
  ServiceRouter,
} from '@madrasah/service-kit/http';
import { signedLinkWith } from '@madrasah/service-kit/links';
import { Metrics } from '@madrasah/service-kit/metrics';
import { folderPlace, SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { draftKeysFrom, type Vault } from '@madrasah/service-kit/vault';
import type Koa from 'koa';
import { accessFolds } from './access/index.ts';
import { type DigitsJudged, digitsFrom } from './applications/digits.ts';
import { mountInner } from './audit/index.ts';
import { contexts } from './contexts.ts';
import type { Context, Deps, StatusOf } from './deps.ts';
import { packing } from './door/index.ts';
import { statusFromBooks } from './fees/admission-status.ts';
import { tellFigures } from './figures.ts';
import { pictureReader } from './files/index.ts';
import { institutionFolds } from './institutions/index.ts';
import { forgetting } from './kernel/answers/answering.ts';
import { KeptAnswers } from './kernel/answers/kept-answers.ts';
import { mountHealth } from './kernel/app-health.ts';
import { kindsTouched, lookAt, tellingKinds, watchedClock, watchedStore } from './kernel/looking.ts';
import { type Listener, type Projections, runProjections } from './kernel/projecting/index.ts';
import { type HandledQuery, type Source, sourcesOf } from './kernel/query.ts';
import { mountQueries } from './kernel/query-mount.ts';
import { dayOfEntry } from './ledger/books/index.ts';
import { Verifier } from './ledger/proof/index.ts';
import { reportingProjectors } from './ledger/reporting/index.ts';
import { Live } from './live/index.ts';
import { openShelf } from './open-shelf.ts';
import { mountViewer } from './openapi/viewer/index.ts';
import { paperKey, sealWith } from './papers/index.ts';
import { FileMaker } from './printing/index.ts';

const WAIT_MS = 5_000; // how long a read after a write waits for the projections (HTTP contract)

export interface ProjectionAppOptions
  extends Omit<
    Deps,
    | 'access'
    | 'online'
    | 'projections'
    | 'atEnd'
    | 'shelf'
    | 'verifier'
    | 'statusOf'
    | 'seal'
    | 'link'
    | 'digits'
    | 'draftKey'
    | 'files'
    | 'sealedFiles'
  > {
  /** Where command-service keeps files, with the keys that open them. */
  readonly sealedFiles: SealedFiles;
  /** Signs tokens (JWT_SECRET). */
  readonly secret: string;
  /** Where the keys of what is kept for the next start are; without it logins are folded anew. */
  readonly vault?: Vault;
  /** Whether the schools there are are enough for this installation to be ready. */
  readonly expects?: (schools: PlatformState['institutions']) => boolean;
  readonly statusOf?: StatusOf;
  /** Where the command side answers now; unknown where absent. */
  readonly commands?: () => Target | string | undefined;
  /** Judges digits, in place of that command side. */
  readonly digits?: DigitsJudged;
  /** Keeps the read models of money for the tools of others, too. */
  readonly reporting?: boolean;
  /** Fed every event beside the product's own. */
  readonly listeners?: readonly Listener[];
  /** Absent: any free port of the loopback. */
  readonly entrance?: Entrance;
  readonly waitMs?: number;
  /** Hold every answer against what its definition says: for tests. */
  readonly checksAnswers?: boolean;
  /** What was answered and is given again. */
  readonly answers?: KeptAnswers;
  /** Whether the door is in this process, so that nobody in front of it packs its answers. */
  readonly isDoor?: () => boolean;
  /** What the process tells of itself; of this app alone when absent. */
  readonly metrics?: Metrics;
  /** All of the product; tests may add their own. */
  readonly contexts?: readonly Context[];
}

export interface ProjectionApp {
  readonly koa: Koa;
  readonly projections: Projections;
  /** What is mounted, in the order of the contexts. */
  readonly queries: readonly HandledQuery[];
  /** Takes requests at its entrance. @returns the port */
  listen(): Promise<number>;
  /** Lets the batch in progress end and writes the checkpoints. The stores are the caller's to close. */
  close(): Promise<void>;
}

/**
 * The read side over HTTP: folds the log and answers from the folds. Nothing is global: tests run several.
 * @throws StoreAway · DocumentsAway when it cannot be found out where the projections stand
 */
export async function createProjectionApp(options: ProjectionAppOptions): Promise<ProjectionApp> {
  const {
    store,
    codec,
    documents,
    clock,
    log,
    secret,
    expects,
    waitMs = WAIT_MS,
    checksAnswers = false,
    answers = new KeptAnswers(),
    metrics = new Metrics(),
  } = options;
  const { dataDir, vault, snapshotsAt = folderPlace } = options;
  const keeper =
    vault && new SnapshotKeeper(snapshotsAt(join(dataDir, 'snapshots', 'folds')), log, { vault });
  const logins = accessFolds({ store, codec, keeper });
  const institutions = institutionFolds({ store, codec });
  let projections: Projections;
  let live: Live;
  const isLive = ({ name }: Source) => projections.status(name)?.state === 'live';
  // A fold that is not whole yet would turn good tokens away, and a log that stops the folds must not keep the
  // auditor out: until they are live the gate reads the two streams itself.
  const source: AccessSource = {
    access: (schoolId) => logins.of(streams.access(schoolId), isLive(logins)),
    platform: () => institutions.of(streams.platform(), isLive(institutions)),
  };
  const noted: AccessSource = {
    access: (schoolId) => {
      lookAt(logins.name);
      return source.access(schoolId);
    },
    platform: () => {
      lookAt(institutions.name);
      return source.platform();
    },
  };
  const endings: (() => Promise<void>)[] = [];
  const atEnd = (work: () => Promise<void>) => void endings.push(work);
  const shelf = openShelf({ ...options, atEnd });
  const { statusOf = statusFromBooks(shelf) } = options;
  const files = new FileMaker(pictureReader({ documents, sealedFiles: options.sealedFiles }));
  atEnd(() => files.close());
  atEnd(() => logins.save());
  const readSide = {
    documents,
    shelf,
    projectors: () => projections.projectors,
    position: () => projections.head.position,
  };
  const read = watchedStore(store);
  const verifier = new Verifier({ store: read, codec, readSide });
  const deps: Deps = {
    ...options,
    store: read,
    clock: watchedClock(clock),
    access: noted,
    online: (schoolId) => live.isOnline(schoolId),
    projections: () => projections,
    atEnd,
    shelf,
    verifier,
    statusOf,
    files,
    seal: sealWith(paperKey(vault, secret)),
    draftKey: draftKeysFrom(vault),
    link: signedLinkWith(secret),
    digits: options.digits ?? digitsFrom(options.commands ?? (() => undefined), secret),
  };
  const queries = (options.contexts ?? contexts).flatMap((context) => context(deps));
  const gate = createGate(secret, clock, source);
  const asked = sourcesOf(queries, [logins, institutions]);
  const touched = kindsTouched([...asked.projectors, ...asked.listeners]);
  live = new Live({ gate, clock, log, touched, head: () => projections.head });
  const beside = [...(options.listeners ?? []), ...(options.reporting ? reportingProjectors : [])];
  const sources = sourcesOf(queries, [logins, institutions, live.listener, ...beside]);
  projections = await runProjections({
    ...{ events: store, codec, documents, log, ...sources },
    changes: forgetting(answers, touched),
  });

  const router = new ServiceRouter();
  mountQueries(router, gate, queries, {
    ...{ documents, projections, waitMs, answers, checksAnswers },
    daysOf: async (school, type, ids) => {
      const books = await shelf.of(school);
      return ids.map((id) => dayOfEntry(books, type, id));
    },
  });
  mountInner(router, deps, verifier, secret);
  const isKnown = async () => expects?.((await source.platform()).institutions) ?? true;
  mountViewer(router);
  mountHealth(router, { store, documents, projections, isKnown });
  tellFigures(metrics, store, projections, shelf);
  mountMetrics(router, gate, metrics);
  const koa = createHttpApp(log, [], counting(metrics), packing(options.isDoor ?? (() => false)));
  koa.use(tellingKinds);
  koa.use(gate.verify);
  koa.use(router.routes());
  return { koa, projections, queries, ...serving(koa, live, projections, endings, options.entrance) };
}

function serving(
  koa: Koa,
  live: Live,
  projections: Projections,
  endings: readonly (() => Promise<void>)[],
  entrance = new Entrance({ PORT: 0, HOST: '127.0.0.1' }),
): Pick<ProjectionApp, 'listen' | 'close'> {
  const { server } = entrance;
  live.attach(server);
  return {
    listen: () => entrance.admit(koa.callback()),
    async close() {
      server.close();
      server.closeIdleConnections();
      live.close();
      await projections.stop();
      for (const work of endings) await work();
      server.closeAllConnections();
    },
  };
}

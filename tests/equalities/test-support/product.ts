import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandApp, createCommandApp } from '@madrasah/command-service';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import type { EventDraft } from '@madrasah/events';
import { LoginCreated } from '@madrasah/events/access';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import { FundAdded } from '@madrasah/events/ledger';
import { createProjectionApp, type ProjectionApp } from '@madrasah/projection-service';
import { hashPassword, issueToken } from '@madrasah/service-kit/access';
import { SetClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { memoryFileStore, sealedFiles } from '@madrasah/service-kit/files';
import { silentLogger } from '@madrasah/service-kit/logging';
import { FileVault } from '@madrasah/service-kit/vault';
import { type Db, MongoClient } from 'mongodb';
import { accessStream } from '../../../command-service/src/access/state.ts';
import { platformStream } from '../../../command-service/src/institutions/state.ts';
import { type Errand, stepOn } from '../../../command-service/src/kernel/desk.ts';
import type { StreamDefinition } from '../../../command-service/src/kernel/stream.ts';
import { chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import { connectDocuments, type Documents } from '../../../projection-service/src/kernel/documents/index.ts';
import { Client } from './client.ts';
import { DamagedStore } from './damaged-store.ts';

const SECRET = 'a secret of these tests that is long enough';
export const SCHOOL = '10001';
export const OTHER_SCHOOL = '20002';
/** The login of permission type 2 that every school of the tests has. */
export const HEAD = 1;
const WAIT_MS = 10_000;

let passwordHash: Promise<string> | undefined;
let documentStore: ReturnType<typeof startDocumentStore> | undefined;

/** Both services over one log, one vault and one clock, in this process; nothing of it outlives the process. */
export class Product {
  readonly clock = new SetClock('2026-04-10T04:00:00Z');
  readonly vault = new FileVault(':memory:');
  readonly codec = new Codec(this.vault);
  readonly fileStore = memoryFileStore();
  /** What the query side reads through: tests change here what it finds. */
  readonly log: DamagedStore;
  readonly commands: CommandApp;
  queries!: ProjectionApp;
  /** The read models, past every rule of the product. */
  documentDb!: Db;
  documents!: Documents;
  readonly #store: EventStore = inProcessEventStore(':memory:');
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'madrasah-equalities-'));
  readonly #endings: (() => Promise<unknown>)[] = [];
  #commandServer!: Server;
  #origins = { command: '', query: '' };

  constructor() {
    this.log = new DamagedStore(this.#store);
    const { vault, codec, clock } = this;
    const log = silentLogger();
    this.commands = createCommandApp({
      ...{
        store: this.#store,
        codec,
        vault,
        clock,
        log,
        secret: SECRET,
        policies: false,
        checksAnswers: true,
        fileStore: this.fileStore,
      },
    });
  }

  get desk() {
    return this.commands.desk;
  }

  /** Starts both services. One school stands already, with its first login and its general fund. */
  static async start(): Promise<Product> {
    const product = new Product();
    await product.open(SCHOOL);
    await product.#serveCommands();
    await product.#serveQueries();
    return product;
  }

  /** Opens a school as the product does at its registration, with one hash for all of them. */
  async open(schoolId: string): Promise<void> {
    passwordHash ??= hashPassword('a long password');
    const name = { bn: `মাদরাসা ${schoolId}`, en: `Madrasah ${schoolId}`, ar: '' };
    const login = { loginId: HEAD, userId: null, permissionType: 2, name: `admin${schoolId}` };
    const institution = InstitutionRegistered({ schoolId, name, address: 'ঢাকা', contactNumber: '' });
    await this.given(platformStream, [institution], schoolId);
    await this.given(accessStream, [LoginCreated({ ...login, passwordHash: await passwordHash })], schoolId);
    const fund = FundAdded({ fundId: 1, name: 'সাধারণ তহবিল', kind: 1 });
    await this.given(chartStream, [fund], schoolId);
  }

  /** Events that stand in a stream, recorded by the system. */
  async given<S>(stream: StreamDefinition<S>, drafts: readonly EventDraft[], schoolId = SCHOOL) {
    const ids = { requestId: 'given', correlationId: 'given', causationId: 'given' };
    const errand: Errand = { schoolId, actor: { id: 0, permissionType: 0 }, ...ids };
    await this.desk.perform(
      stepOn(stream, () => drafts),
      errand,
    );
  }

  /** A signed-in user; his tokens are made here, so that nothing waits for a password. */
  client(schoolId = SCHOOL, loginId = HEAD): Client {
    const token = () => issueToken(SECRET, { schoolId, loginId, permissionType: 2 }, this.clock.now()).token;
    return new Client(this.#origins, token);
  }

  /** Waits until a position is folded on the query side. */
  async folded(position: number): Promise<void> {
    if (!(await this.queries.projections.head.waitFor(position, WAIT_MS)))
      throw new Error(`position ${position} is not folded`);
  }

  async end(): Promise<void> {
    for (const ending of this.#endings.reverse()) await ending();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #serveCommands(): Promise<void> {
    await this.commands.start();
    this.#commandServer = createServer(this.commands.koa.callback());
    await new Promise<void>((resolve) => this.#commandServer.listen(0, '127.0.0.1', resolve));
    this.#origins.command = `http://127.0.0.1:${(this.#commandServer.address() as AddressInfo).port}`;
    this.#endings.push(async () => {
      this.#commandServer.close().closeAllConnections();
      await this.commands.close();
    });
  }

  async #serveQueries(): Promise<void> {
    documentStore ??= startDocumentStore();
    const { url } = await documentStore;
    const database = `equalities-${randomUUID()}`;
    this.documents = await connectDocuments(url, database);
    const mongo = await new MongoClient(url).connect();
    this.documentDb = mongo.db(database);
    const { log: store, codec, documents, clock } = this;
    const files = { sealedFiles: sealedFiles(this.fileStore, this.vault) };
    const common = {
      store,
      codec,
      documents,
      clock,
      log: silentLogger(),
      secret: SECRET,
      publicUrl: '',
      ...files,
    };
    this.queries = await createProjectionApp({
      ...common,
      dataDir: this.#dataDir,
      waitMs: WAIT_MS,
      checksAnswers: true,
    });
    this.#origins.query = `http://127.0.0.1:${await this.queries.listen()}`;
    this.#endings.push(async () => {
      await this.queries.close();
      await Promise.all([documents.close(), mongo.close()]);
    });
    await this.queries.projections.caughtUp;
  }
}

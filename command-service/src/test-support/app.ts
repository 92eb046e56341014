import type { AddressInfo } from 'node:net';
import type { EventDraft } from '@madrasah/events';
import { LoginCreated, PowersSet, permissionIds } from '@madrasah/events/access';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import { FundAdded } from '@madrasah/events/ledger';
import { issueToken } from '@madrasah/service-kit/access';
import { SetClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { type FileStore, memoryFileStore } from '@madrasah/service-kit/files';
import type { FirstLink } from '@madrasah/service-kit/first-link';
import { createServiceServer } from '@madrasah/service-kit/http';
import { type Logger, silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace } from '@madrasah/service-kit/snapshots';
import { FileVault, type Vault } from '@madrasah/service-kit/vault';
import { accessStream } from '../access/state.ts';
import { createCommandApp } from '../app.ts';
import { platformStream } from '../institutions/state.ts';
import { stepOn } from '../kernel/desk.ts';
import type { StreamDefinition } from '../kernel/stream.ts';
import { chartStream } from '../ledger/chart/state.ts';

export const SECRET = 'a secret of at least thirty-two characters';
export const SCHOOL = '10001';
export const OTHER_SCHOOL = '20002';

interface Called {
  readonly status: number;
  // Read freely by tests, as a page would.
  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
  readonly body: any;
}

export type Ask = {
  token?: string | undefined;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
};

const bytesOf = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

/** The command side over HTTP, on a store of its own. Tokens are signed here, so that nothing waits for scrypt. */
export class TestApp {
  readonly clock: SetClock;
  readonly vault: Vault;
  readonly store: EventStore;
  readonly fileStore: FileStore;
  readonly #policies: boolean;
  readonly #withinMs: number;
  readonly #log: Logger;
  readonly #snapshots: string | undefined;
  readonly #firstLink: FirstLink | undefined;
  readonly #isOpen: boolean;
  #app: ReturnType<typeof createCommandApp>;
  #url = '';
  #stop: () => Promise<unknown> = async () => undefined;

  constructor({
    store = inProcessEventStore(':memory:'),
    policies = false,
    log = silentLogger(),
    withinMs = 10_000,
    snapshots = undefined as string | undefined,
    fileStore = memoryFileStore(),
    firstLink = undefined as FirstLink | undefined,
    isOpen = false,
  } = {}) {
    this.#isOpen = isOpen;
    this.#firstLink = firstLink;
    this.store = store;
    this.fileStore = fileStore;
    this.#withinMs = withinMs;
    this.#policies = policies;
    this.#log = log;
    this.#snapshots = snapshots;
    this.clock = new SetClock('2026-04-14T04:05:00.000Z');
    this.vault = new FileVault(':memory:');
    this.#app = this.#make();
  }

  get desk() {
    return this.#app.desk;
  }

  async open(): Promise<this> {
    await this.#app.start();
    // A test that is busy for seconds must not find its connection closed: that of a service is kept longer.
    const server = createServiceServer(this.#app.koa.callback()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    this.#url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
    return this;
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#app.close();
  }

  /** The same store and vault under a process that has forgotten everything. */
  async restart(): Promise<void> {
    await this.close();
    this.#app = this.#make();
    await this.open();
  }

  /** Events that stand in a stream already. */
  async given<S>(stream: StreamDefinition<S>, drafts: readonly EventDraft[], schoolId = SCHOOL) {
    const errand = { actor: { id: 0, permissionType: 0 }, requestId: 'given', correlationId: 'given' };
    await this.desk.perform(
      stepOn(stream, () => drafts),
      { schoolId, ...errand, causationId: 'given' },
    );
  }

  /** A school with its general fund and one login of each permission type, whose id is the type. */
  async school(schoolId = SCHOOL, passwordHash = 'none'): Promise<void> {
    const name = { bn: 'মাদরাসা', en: '', ar: '' };
    const institution = InstitutionRegistered({ schoolId, name, address: '', contactNumber: '' });
    await this.given(platformStream, [institution], schoolId);
    const logins = [1, 2, 3, 4, 5, 6].map((type) =>
      LoginCreated({ loginId: type, userId: null, permissionType: type, name: `type${type}`, passwordHash }),
    );
    await this.given(accessStream, logins, schoolId);
    const general = FundAdded({ fundId: 1, name: 'সাধারণ তহবিল', kind: 1 });
    await this.given(chartStream, [general], schoolId);
  }

  /** Gives a login flags of one power, all others off. */
  async empower(loginId: number, power: string, ...flags: string[]): Promise<void> {
    const on = (flag: string) => flags.includes(flag);
    const each = { view: on('view'), insert: on('insert'), edit: on('edit'), delete: on('delete') };
    const permissionListId = permissionIds.get(power) as number;
    await this.given(accessStream, [PowersSet({ loginId, permissionListId, ...each })]);
  }

  token(permissionType: number, schoolId = SCHOOL): string {
    const login = { schoolId, loginId: permissionType, permissionType };
    return issueToken(SECRET, login, this.clock.now()).token;
  }

  async call(method: string, path: string, { token, body, key, headers }: Ask = {}): Promise<Called> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: bytesOf(body) }),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  }

  /** `/metrics`, asked on the machine itself. */
  async figures(): Promise<{ readonly status: number; readonly text: string }> {
    const response = await fetch(`${this.#url}/metrics`);
    return { status: response.status, text: await response.text() };
  }

  /** A command of an administrator; anything but success is a failure of the test. */
  async done(method: string, path: string, body?: unknown, key?: string): Promise<Called['body']> {
    const ask = { token: this.token(1), body, ...(key ? { key } : {}) };
    const answer = await this.call(method, path, ask);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The types of all events, in order, of the streams whose name begins so. */
  async recorded(prefix = ''): Promise<string[]> {
    const types: string[] = [];
    for await (const event of this.store.readAll())
      if (event.stream.startsWith(prefix)) types.push(event.type);
    return types;
  }

  #make() {
    const { store, vault, fileStore, clock } = this;
    const codec = new Codec(vault);
    const about = { checksAnswers: true, log: this.#log, policies: this.#policies, withinMs: this.#withinMs };
    const kept = {
      isOpen: this.#isOpen,
      firstLink: this.#firstLink,
      snapshots: this.#snapshots === undefined ? undefined : folderPlace(this.#snapshots),
    };
    return createCommandApp({ store, codec, vault, fileStore, clock, secret: SECRET, ...about, ...kept });
  }
}

/** A school open for business. */
export async function openSchool(options?: ConstructorParameters<typeof TestApp>[0]): Promise<TestApp> {
  const app = await new TestApp(options).open();
  await app.school();
  return app;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventDraft, eventCatalogue, streams } from '@madrasah/events';
import { LoginCreated, PowersSet, permissionIds } from '@madrasah/events/access';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import { issueToken } from '@madrasah/service-kit/access';
import { SetClock } from '@madrasah/service-kit/clock';
import { memoryFileStore, sealedFiles } from '@madrasah/service-kit/files';
import { silentLogger } from '@madrasah/service-kit/logging';
import { FileVault } from '@madrasah/service-kit/vault';
import { createProjectionApp, type ProjectionAppOptions } from './app.ts';
import { testDocuments } from './kernel/documents/test-support.ts';
import { testLog } from './kernel/projecting/test-support.ts';

export const SECRET = 'a secret of the tests that is long enough';
export const SCHOOL = '10001';
export const OTHER_SCHOOL = '20002';

/** The logins every school of the tests has: the head, and a clerk with no power of his own. */
export const HEAD = 1;
export const CLERK = 2;

const names = (bn: string) => ({ bn, en: `${bn} (en)`, ar: '' });

export const institution = (schoolId: string) =>
  InstitutionRegistered({ schoolId, name: names(`মাদরাসা ${schoolId}`), address: 'ঢাকা', contactNumber: '' });

const login = (loginId: number, permissionType: number) =>
  LoginCreated({
    loginId,
    userId: null,
    permissionType,
    name: `login${loginId}`,
    passwordHash: 'scrypt1$x$y',
  });

export const allowed = (loginId: number, power: string) =>
  PowersSet({
    loginId,
    permissionListId: permissionIds.get(power) as number,
    view: true,
    insert: false,
    edit: false,
    delete: false,
  });

export interface Asking {
  readonly school?: string;
  readonly loginId?: number;
  readonly after?: number;
  readonly language?: string;
  readonly headers?: Record<string, string>;
  /** Sent with a question by POST. */
  readonly body?: unknown;
}

/**
 * An app over a log and a document store of its own, with two schools.
 * @param early without having read the log to its end: lists are refused as being made anew
 */
export async function testApp(given: Partial<ProjectionAppOptions> = {}, early = false) {
  const clock = new SetClock('2026-04-20T04:00:00Z');
  const log = testLog(eventCatalogue, () => clock.now());
  const { documents, end } = await testDocuments();
  for (const school of [SCHOOL, OTHER_SCHOOL]) {
    await log.append(streams.platform(), institution(school));
    await log.append(streams.access(school), login(HEAD, 1), login(CLERK, 6));
  }
  const vault = new FileVault(':memory:');
  const fileStore = memoryFileStore();
  const files = { sealedFiles: sealedFiles(fileStore, vault) };
  const common = { store: log.events, codec: log.codec, documents, clock, log: silentLogger() };
  const dataDir = mkdtempSync(join(tmpdir(), 'projection-')); // snapshots of the books are written there
  const publicUrl = 'https://madrasah.example.org';
  const options: ProjectionAppOptions = {
    ...common,
    ...files,
    publicUrl,
    secret: SECRET,
    dataDir,
    expects: (schools) => schools.has(SCHOOL),
    waitMs: 20_000,
    checksAnswers: true,
    ...given,
  };
  const app = await createProjectionApp(options).catch(async (error) => {
    rmSync(dataDir, { recursive: true });
    await end();
    throw error;
  });
  const origin = `http://127.0.0.1:${await app.listen()}`;
  if (!early) await app.projections.caughtUp;
  let position = 0;
  const tokenOf = (schoolId: string, loginId: number) =>
    issueToken(SECRET, { schoolId, loginId, permissionType: 1 }, clock.now()).token;
  async function ask(method: string, path: string, asking: Asking = {}) {
    const { school = SCHOOL, loginId = HEAD, after = position, language = 'bn' } = asking;
    const headers = {
      authorization: `Bearer ${tokenOf(school, loginId)}`,
      'accept-language': language,
      ...(after > 0 ? { 'x-after-position': String(after) } : {}),
      ...(asking.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...asking.headers,
    };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read by the tests
    const body: any = await (answer.headers.get('content-type')?.includes('json')
      ? answer.json()
      : answer.text());
    return { status: answer.status, headers: answer.headers, body };
  }
  return {
    app,
    origin,
    clock,
    documents,
    /** Where files lie, and the keys of their owners. */
    fileStore,
    vault,
    tokenOf,
    /** Appends to a stream of a school; the next `get` waits for it. */
    async record(stream: string, ...drafts: EventDraft[]) {
      position = await log.append(stream, ...drafts);
      return position;
    },
    /** Waits until all that was recorded is folded, for what asks without a position. */
    settled: () => app.projections.head.waitFor(position, 10_000),
    /** A GET as the head of the first school, unless said otherwise. */
    get: (path: string, asking: Asking = {}) => ask('GET', path, asking),
    /** A query by its method, as the head of the first school, unless said otherwise. */
    ask,
    async end() {
      await app.close();
      rmSync(dataDir, { recursive: true });
      await end();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

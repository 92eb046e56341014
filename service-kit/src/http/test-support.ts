import type { AddressInfo } from 'node:net';
import {
  anyone,
  defineCommand,
  definePostQuery,
  defineQuery,
  fields,
  power,
  type QueryDefinition,
  signedIn,
  takesFiles,
} from '@madrasah/events';
import { LoginCreated } from '@madrasah/events/access';
import { InstitutionRegistered, InstitutionSwitched } from '@madrasah/events/institutions';
import * as z from 'zod';
import { emptyAccess, emptyPlatform, evolveAccess, evolvePlatform, issueToken } from '../access/index.ts';
import { SetClock } from '../clock/index.ts';
import { plainTable } from '../folding/index.ts';
import { type Logger, silentLogger } from '../logging/index.ts';
import { Metrics } from '../metrics/index.ts';
import {
  type CommandHandler,
  counting,
  createGate,
  createHttpApp,
  mountCommand,
  mountMetrics,
  mountQuery,
  type QueryHandler,
} from './index.ts';
import { ServiceRouter } from './router.ts';

const SECRET = 'a secret of at least thirty-two characters';
export const clock = new SetClock('2026-04-14T04:05:00.000Z');

export const saveThing = defineCommand({
  name: 'SaveThing',
  path: '/things/:id',
  access: power('voucher', 'insert'),
  params: { id: fields.id() },
  body: z.object({
    ThingName: fields.requiredText(10),
    amount: fields.amount(),
    rows: z.array(z.object({ on: fields.day() })).min(1),
  }),
  toCommand: (body, params) => ({
    id: params.id,
    name: body.ThingName,
    amount: body.amount,
    rows: body.rows,
  }),
  message: 'fees.collected',
  status: 201,
  waiting: 'ledger.saved',
});
export type Thing = { id: number; name: string; amount: number; rows: { on: string }[] };
const touchThing = defineCommand({
  name: 'TouchThing',
  path: '/touch',
  access: signedIn,
  toCommand: () => ({}),
  message: 'ledger.saved',
});
export const keepThings = defineCommand({
  name: 'KeepThings',
  path: '/things/:id/pictures',
  access: power('voucher', 'insert'),
  params: { id: fields.id() },
  body: z.object({ note: fields.requiredText(10) }),
  toCommand: ({ note }, { id }) => ({ id, note }),
  message: 'ledger.saved',
  upload: takesFiles('images', ['png', 'pdf', 'csv'], { maxBytes: 1000, maxFiles: 2 }),
});
const findThing = defineQuery({
  name: 'FindThing',
  path: '/things/:id',
  access: signedIn,
  query: { id: fields.id(), page: fields.optionalInteger(1, 9) },
});
const weighThing = definePostQuery({
  name: 'WeighThing',
  path: '/things/:id/weigh',
  access: power('voucher', 'view'),
  params: { id: fields.id() },
  body: z.object({ On: fields.day() }),
  toQuery: (body, { id }) => ({ id, on: body.On }),
});

export const PER_MINUTE = 3;
const [seeThing, knockThing] = ['see', 'knock'].map((name) =>
  defineQuery({ name, path: `/${name}`, access: anyone(PER_MINUTE), query: {} }),
) as [QueryDefinition<object>, QueryDefinition<object>];

const at = { revision: 0, metadata: { at: clock.now().toISOString(), actor: { id: 0 } } };

function gate() {
  const access = emptyAccess(plainTable);
  const platform = emptyPlatform(plainTable);
  for (const permissionType of [1, 5]) {
    const login = {
      loginId: permissionType,
      userId: null,
      permissionType,
      name: `n${permissionType}`,
      passwordHash: '',
    };
    evolveAccess(access, { ...LoginCreated(login), ...at });
  }
  for (const schoolId of ['1001', '2002']) {
    const name = { bn: 'দারুল উলূম', en: '', ar: '' };
    evolvePlatform(platform, {
      ...InstitutionRegistered({ schoolId, name, address: '', contactNumber: '' }),
      ...at,
    });
  }
  evolvePlatform(platform, { ...InstitutionSwitched({ schoolId: '2002', active: false }), ...at });
  return createGate(SECRET, clock, { access: () => access, platform: () => platform });
}

/** A token of a login with this permission type (1 or 5 exist). */
export const tokenOf = (permissionType: number, schoolId = '1001') =>
  issueToken(SECRET, { schoolId, loginId: permissionType, permissionType }, clock.now()).token;

export interface Handlers {
  readonly save?: CommandHandler<Thing>;
  readonly keep?: CommandHandler<{ id: number; note: string }>;
  readonly touch?: CommandHandler<object>;
  readonly find?: QueryHandler<{ id: number }>;
  readonly waitFor?: (position: number) => Promise<boolean>;
  readonly log?: Logger;
  /** Without what verifies tokens. */
  readonly unverified?: boolean;
}

/** A service of some endpoints on a port of its own. */
export async function startThings({ save, keep, touch, find, waitFor, log, unverified }: Handlers = {}) {
  const router = new ServiceRouter();
  const doors = gate();
  mountCommand(router, doors, saveThing, save ?? (async (command) => ({ id: command.id, position: 1000 })));
  mountCommand(router, doors, touchThing, touch ?? (async () => ({})));
  mountCommand(router, doors, keepThings, keep ?? (async () => ({})));
  const progress = { position: 1000, waitFor: waitFor ?? (async () => true) };
  const told: QueryHandler<unknown> = async (query) => ({ data: query });
  mountQuery(router, doors, findThing, find ?? told, progress);
  mountQuery(router, doors, weighThing, told, progress);
  for (const open of [seeThing, knockThing])
    mountQuery(router, doors, open, async () => ({ data: 'seen' }), progress);
  const metrics = new Metrics();
  mountMetrics(router, doors, metrics);
  const app = createHttpApp(log ?? silentLogger(), [keepThings], counting(metrics))
    .use(unverified ? (_, next) => next() : doors.verify)
    .use(router.routes());
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

export const goodThing = { ThingName: 'কলম', amount: '১২.৫০', rows: [{ on: '2026-04-14' }] };

type Request = {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
  method?: string;
};

const bytesOf = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

/** One call; a `body` is sent as JSON, a form as it is. */
export async function call(
  url: string,
  path: string,
  { token = tokenOf(1), headers = {}, body, method }: Request = {},
) {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: bytesOf(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

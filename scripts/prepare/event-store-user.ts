import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { eventStoreFault } from '@madrasah/service-kit/storage';
import { PrepareFault } from './event-store.ts';

/** A follower sends whoever asks to the leader, which may be another by then. */
const MOST_HOPS = 5;
const PATIENCE_MS = 10_000;

/** What `esdb://admin:password@one:2113,two:2113?tlsCAFile=…` says. */
function administratorOf(url: string) {
  const [, user = '', password = '', hosts = '', query = ''] =
    /^esdb(?:\+discover)?:\/\/(?:([^:@/]*):([^@/]*)@)?([^/?]+)\/?(?:\?(.*))?$/.exec(url) ?? [];
  const options = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const authority = options.get('tlscafile');
  return {
    auth: `${decodeURIComponent(user)}:${decodeURIComponent(password)}`,
    hosts: hosts.split(','),
    encrypted: options.get('tls') !== 'false',
    ca: authority === undefined ? undefined : readFileSync(authority),
  };
}

async function post(url: URL, body: object, { auth, ca }: ReturnType<typeof administratorOf>) {
  const sent = request(url, {
    method: 'POST',
    auth,
    ...(ca && { ca }),
    headers: { 'content-type': 'application/json' },
    timeout: PATIENCE_MS,
  });
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await text(answer);
  return answer;
}

/**
 * Makes a user of an EventStoreDB, of no group. One who is there already stays as he is, also his password.
 * @param url of an administrator, over TLS: the server has users only there
 * @throws PrepareFault
 */
export async function makeEventStoreUser(url: string, user: string, password: string): Promise<string> {
  const fault = eventStoreFault(url);
  if (fault) throw new PrepareFault(`--esdb ${fault}.`);
  const administrator = administratorOf(url);
  if (!administrator.encrypted)
    throw new PrepareFault('--esdb: an event store without TLS has no users; leave --password-file out.');
  const body = { loginName: user, fullName: user, groups: [], password };
  for (const host of administrator.hosts) {
    let at = new URL(`https://${host}/users/`);
    for (let hops = 0; hops < MOST_HOPS; hops += 1) {
      const answer = await post(at, body, administrator).catch(() => undefined);
      if (!answer) break; // the next one may be there
      const { statusCode: status, headers } = answer;
      if (status === 307 && headers.location) at = new URL(headers.location, at);
      else return outcome(status, user);
    }
  }
  throw new PrepareFault('--esdb: nothing answers at this address.');
}

function outcome(status: number | undefined, user: string): string {
  if (status === 201) return `${user} was made.`;
  if (status === 409) return `${user} is there already.`;
  if (status === 401 || status === 403)
    throw new PrepareFault(
      '--esdb: the server refuses this user or password; an administrator of it is wanted.',
    );
  throw new PrepareFault(`--esdb: the server makes no user (${status}).`);
}

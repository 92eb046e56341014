import { EventStoreDBClient, NO_STREAM, type StreamMetadata } from '@eventstore/db-client';
import { eventStoreFault } from '@madrasah/service-kit/storage';

/** What cannot be done, in a sentence that holds no address and no password. */
export class PrepareFault extends Error {
  override readonly name = 'PrepareFault';
}

const ALL = '$all';
const ADMINS = '$admins';

/**
 * Who may read `$all`, one user more.
 * @returns undefined when that user may already
 */
export function withReader(metadata: StreamMetadata | undefined, user: string): StreamMetadata | undefined {
  // Where nobody is named, the server lets its administrators read.
  const readRoles = metadata?.acl?.readRoles ?? [ADMINS];
  if (readRoles.includes(user) || readRoles.includes(ALL)) return undefined;
  return { ...metadata, acl: { ...metadata?.acl, readRoles: [...readRoles, user] } };
}

/** What a hand does: a user without groups may read and write streams of users, which is the server's own default. */
export const eventStoreByHand = (user: string): string =>
  [
    `# EventStoreDB: a user of no group (the password is asked for twice: the administrator's, then the new one in the body)`,
    `curl -u admin -H 'Content-Type: application/json' https://HOST:2113/users/ \\`,
    `  -d '{"loginName":"${user}","fullName":"${user}","groups":[],"password":"CHOOSE-ONE"}'`,
    `# It must be allowed to read $all; streams of users it may read and write as long as $settings does not forbid it:`,
    `npm run store:prepare -- --esdb esdb://admin:PASSWORD@HOST:2113 --user ${user}`,
    `# Then: ESDB_URL=esdb://${user}:PASSWORD@HOST:2113`,
  ].join('\n');

/**
 * Lets a user without admin rights read `$all`, and changes nothing else.
 * @param url of an administrator
 * @throws PrepareFault
 */
export async function prepareEventStore(url: string, user: string): Promise<string> {
  const fault = eventStoreFault(url);
  if (fault) throw new PrepareFault(`--esdb ${fault}.`);
  const client = EventStoreDBClient.connectionString(url);
  try {
    const { metadata, metastreamRevision } = await client.getStreamMetadata(ALL);
    const wanted = withReader(metadata, user);
    if (!wanted) return `${user} may read $all already; nothing was changed.`;
    // Somebody else's change in between is not written over.
    const expectedRevision = metastreamRevision ?? NO_STREAM;
    await client.setStreamMetadata(ALL, wanted, { expectedRevision });
    return `${user} may read $all from now on, beside ${(wanted.acl?.readRoles ?? []).filter((one) => one !== user).join(', ')}.`;
  } catch (error) {
    throw new PrepareFault(told(error as Error & { type?: string }));
  } finally {
    await client.dispose();
  }
}

function told({ type, message }: Error & { type?: string }): string {
  if (type === 'access-denied')
    return '--esdb: the server refuses this user or password; an administrator of it is wanted.';
  if (type === 'unavailable') return '--esdb: nothing answers at this address.';
  if (/is not part of this store/.test(message))
    return 'This is our embedded store: it has no rights for single streams, every user of its --users file may do all that the product needs.';
  return `--esdb: ${type ?? 'the server refused it'}.`;
}

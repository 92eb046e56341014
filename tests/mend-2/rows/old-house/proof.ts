import { approve } from '../../beginnings/books.ts';
import type { Check } from '../../check.ts';
import type { House } from '../../house/house.ts';
import type { Person } from '../../house/person.ts';
import { daysOf } from '../../old-house/days.ts';
import { differsInHledger } from '../../old-house/hledger.ts';
import type { Kept, Waiting } from '../../old-house/kept.ts';

const A = '/api/accounts';
const APPROVED_ON = '2026-12-02';

/** The product's own proof passes. */
export async function proves(t: Check, by: Person): Promise<void> {
  const { checks } = (await by.get(`${A}/audit/verify`)).body;
  const failed = checks.filter(({ pass }: { pass: boolean }) => !pass);
  const names = failed.map(({ name }: { name: string }) => name).sort();
  t.is(names, [], `what the recount finds, ${JSON.stringify(failed)}`);
}

/**
 * Goes on to a day of the next month and approves everything that waits: each is posted on its own day, and what stood
 * before keeps its day.
 */
export async function approvesAll(
  t: Check,
  house: House,
  by: Person,
  { waiting, days }: Kept['demo'],
): Promise<void> {
  await house.goTo(APPROVED_ON);
  for (const request of waiting) await stands(t, by, request);
  t.is(await daysOf(by, days.lines), days, 'the days of what stood before');
  t.is(await differsInHledger(by), [], 'hledger');
}

async function stands(t: Check, by: Person, { path, id, on }: Waiting) {
  t.taken(await approve(by, path, id), 200, path);
  if (on === 'none') return;
  const entries = await by.read(`${A}/journal?since=${APPROVED_ON}T03:00:00Z&limit=50`);
  const newest = Math.max(...entries.map(({ revision }: { revision: number }) => revision));
  const posted = entries.find(({ revision }: { revision: number }) => revision === newest);
  t.is(posted?.on, on === 'approved' ? APPROVED_ON : on, `the day of ${path}`);
}

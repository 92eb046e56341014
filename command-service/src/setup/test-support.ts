import { setupCommands } from '@madrasah/events/setup';
import type { ExecutionContext } from 'ava';
import { openSchool } from '../test-support/app.ts';

const { takeUsual, lookAtUsual } = setupCommands;
export const TAKEN = '/api/setup/usual/taken';

/** A school on its first day, and a hand that takes the usual and takes it back. */
export async function newSchool(t?: ExecutionContext) {
  const app = await openSchool();
  t?.teardown(() => app.close());
  const take = (part: string, key?: string, without?: readonly string[]) =>
    app.call('POST', takeUsual.path, {
      ...{ token: app.token(2), body: { part, ...(without && { without }) } },
      ...(key ? { key } : {}),
    });
  const look = async (part: string) => (await app.done('POST', lookAtUsual.path, { part }))['data'];
  const undo = (id: number) =>
    app.call('POST', `${TAKEN}/${id}/undo`, { token: app.token(2), body: { reason: 'অন্য নাম চাই' } });
  return { app, take, look, undo };
}

export const standingIn = (rows: { values(): Iterable<{ readonly retired: boolean }> }) =>
  [...rows.values()].filter(({ retired }) => !retired).length;

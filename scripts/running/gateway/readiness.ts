import type { Upstreams } from './upstreams.ts';

const ASKED_FOR_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<'command-service' | 'projection-service', 'ready' | 'not ready' | 'away'>>;
}

/** Ready when both services say so themselves. */
export async function readiness(upstreams: Upstreams): Promise<Readiness> {
  const [commands, queries] = await Promise.all([ask(upstreams.commands()), ask(upstreams.queries())]);
  const parts = { 'command-service': commands, 'projection-service': queries };
  return { ready: commands === 'ready' && queries === 'ready', parts };
}

async function ask(port: number | undefined) {
  if (port === undefined) return 'away';
  try {
    const signal = AbortSignal.timeout(ASKED_FOR_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
    await answer.arrayBuffer();
    return answer.status === 200 ? 'ready' : 'not ready';
  } catch {
    return 'away';
  }
}

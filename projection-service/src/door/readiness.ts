import { ask, type Target } from '@madrasah/service-kit/asking';
import { targetsOf, type Upstreams } from './forwarding/upstreams.ts';

const ASKED_FOR_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<'command-service' | 'projection-service', 'ready' | 'not ready' | 'away'>>;
  /** What a service that is not ready says of it. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** Ready when both services say so themselves; of several, one. */
export async function readiness(upstreams: Upstreams): Promise<Readiness> {
  const [commands, queries] = await Promise.all([
    best(targetsOf(upstreams, 'commands')),
    best(targetsOf(upstreams, 'queries')),
  ]);
  const parts = { 'command-service': commands.state, 'projection-service': queries.state };
  const reasons = {
    ...(commands.reason && { 'command-service': commands.reason }),
    ...(queries.reason && { 'projection-service': queries.reason }),
  };
  const ready = commands.state === 'ready' && queries.state === 'ready';
  return { ready, parts, ...(Object.keys(reasons).length > 0 && { reasons }) };
}

interface Said {
  readonly state: 'ready' | 'not ready' | 'away';
  readonly reason?: string;
}

async function best(targets: readonly Target[]): Promise<Said> {
  const said = await Promise.all(targets.map(stateOf));
  const of = (state: Said['state']) => said.find((one) => one.state === state);
  return of('ready') ?? of('not ready') ?? { state: 'away' };
}

async function stateOf(target: Target): Promise<Said> {
  try {
    const { status, body } = await ask(target, '/readyz', { withinMs: ASKED_FOR_MS });
    const { reason } = JSON.parse(String(body)) as { readonly reason?: unknown };
    if (status === 200) return { state: 'ready' };
    return { state: 'not ready', ...(typeof reason === 'string' && { reason }) };
  } catch {
    return { state: 'away' };
  }
}

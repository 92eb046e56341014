import { readdirSync, readFileSync } from 'node:fs';

/** What a process has used. */
export interface Spent {
  /** Processor time since it began. */
  readonly cpuMs: number;
  /** Memory of its own and its part of what it shares (PSS). */
  readonly bytes: number;
}

const TICK_MS = 10; // USER_HZ is 100 on every Linux
const NAMES = [
  ['event-store/main', 'event store'],
  ['command-service/', 'command-service'],
  ['projection-service/', 'projection-service'],
] as const;
const read = (file: string) => readFileSync(`/proc/${file}`, 'utf8');

/** The fields of `/proc/<pid>/stat` behind the name, which may itself hold spaces. */
const statOf = (pid: number) => read(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

function nameOf(pid: number): string {
  const line = read(`${pid}/cmdline`);
  return NAMES.find(([part]) => line.includes(part))?.[1] ?? 'gateway';
}

function spent(pid: number): Spent {
  const fields = statOf(pid);
  const bytes = 1024 * Number(/^Pss:\s+(\d+)/m.exec(read(`${pid}/smaps_rollup`))?.[1]);
  // What it has used itself, and what children that have ended had.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { cpuMs: TICK_MS * ticks, bytes };
}

/** What a process and its children have used, by the program's name. Empty where there is no `/proc`. */
export function spentBy(parent: number): ReadonlyMap<string, Spent> {
  const found = new Map<string, Spent>();
  if (process.platform !== 'linux') return found;
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    try {
      if (pid === parent || Number(statOf(pid)[1]) === parent) found.set(nameOf(pid), spent(pid));
    } catch {
      // not a process, or one that has just ended
    }
  }
  return found;
}

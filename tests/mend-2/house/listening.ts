import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

const quietly = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise; // a process that has just ended
  }
};

/** A process with all that it has started. */
export function familyOf(pid: number): number[] {
  const family = new Set([pid]);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = all.map((name) => {
    const stat = quietly(() => readFileSync(`/proc/${name}/stat`, 'utf8'), '');
    return [Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const;
  });
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}

/** The ports of TCP at which a process or whatever it has started listens, as the system of Linux tells. */
export function portsOf(pid: number): number[] {
  const sockets = new Set(
    familyOf(pid).flatMap((one) =>
      quietly(() => readdirSync(`/proc/${one}/fd`), []).map((fd) =>
        quietly(() => readlinkSync(`/proc/${one}/fd/${fd}`), ''),
      ),
    ),
  );
  const lines = TABLES.flatMap((table) =>
    quietly(() => readFileSync(table, 'utf8'), '')
      .split('\n')
      .slice(1),
  );
  const ports = lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === LISTENING && sockets.has(`socket:[${inode}]`)
      ? [Number.parseInt(local.slice(local.lastIndexOf(':') + 1), 16)]
      : [];
  });
  return [...new Set(ports)].sort((a, b) => a - b);
}

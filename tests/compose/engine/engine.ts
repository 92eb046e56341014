import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A command that did not end well, with the end of what it said. */
export class Failed extends Error {
  override readonly name = 'Failed';
}

export interface Wish {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly seconds?: number;
}

/** Runs a program to its end. @returns what it printed @throws Failed */
export async function run(program: string, args: readonly string[], wish: Wish = {}): Promise<string> {
  const { cwd, env = {}, seconds = 120 } = wish;
  const child = spawn(program, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  const [out, err, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ]);
  if (code === 0) return out;
  const how = signal ? `was ended after ${seconds} s` : `ended with ${code}`;
  throw new Failed(`${program} ${args.slice(0, 4).join(' ')} ${how}\n${(out + err).slice(-3_000)}`);
}

// Its classic builder takes an image of this machine as a base without asking a registry for it.
const CLASSIC = { DOCKER_BUILDKIT: '0', COMPOSE_DOCKER_CLI_BUILD: '0' };

/** The engine by its command line; `DOCKER_HOST` says where it is. */
export const docker = (args: readonly string[], wish: Wish = {}): Promise<string> =>
  run('docker', args, { ...wish, env: { ...CLASSIC, ...wish.env } });

/** compose 2, as a part of docker or by itself. */
export function composeProgram(): readonly [program: string, ...before: string[]] | undefined {
  for (const [program = '', ...before] of [['docker', 'compose'], ['docker-compose']]) {
    const { stdout } = spawnSync(program, [...before, 'version', '--short'], { encoding: 'utf8' });
    if (/^v?2\./.test(stdout ?? '')) return [program, ...before];
  }
  return undefined;
}

/** Versions of what answers; undefined where no engine does. */
export async function engineVersions(): Promise<string | undefined> {
  const program = composeProgram();
  if (!program) return undefined;
  const engine = await docker(['version', '--format', '{{.Server.Version}}'], { seconds: 20 }).catch(
    () => '',
  );
  if (!engine) return undefined;
  const [name, ...before] = program;
  const compose = await run(name, [...before, 'version', '--short']);
  return `engine ${engine.trim()}, compose ${compose.trim()}`;
}

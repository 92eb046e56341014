import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../compose-file.ts';
import { composeProgram, docker, Failed, run } from './engine.ts';
import { BASES, type Base } from './images.ts';
import { type Plan, writeOverrides } from './plans.ts';

const LEFT = new Set(['node_modules', 'dist', 'data', '.git', '.env']);
const isSecret = (path: string) => basename(dirname(path)) === 'secrets' && basename(path) !== '.gitignore';

/** A copy of the repository without what an installation added: its secrets, its packages, its data. */
export function copyOfRepository(to: string): void {
  cpSync(root, to, { recursive: true, filter: (from) => !LEFT.has(basename(from)) && !isSecret(from) });
}

/** One compose file in a copy of the repository, with secrets of its own. */
export class House {
  readonly plan: Plan;
  readonly origin: string;
  readonly #folder: string;
  readonly #overrides: string;
  readonly #secrets: string;

  /** @param copy of the repository @param missing the images that stand-ins stand in for */
  constructor(plan: Plan, copy: string, missing: readonly Base[]) {
    this.plan = plan;
    this.origin = `http://127.0.0.1:${plan.port}`;
    this.#folder = join(copy, plan.folder);
    this.#secrets = join(this.#folder, plan.name === 'cluster' ? 'secrets' : 'docker/secrets');
    mkdirSync(this.#secrets, { recursive: true });
    this.#overrides = writeOverrides(plan, this.#folder, missing);
  }

  async makeSecrets(missing: readonly Base[]): Promise<void> {
    if (this.plan.name === 'one machine') {
      for (const name of ['jwt_secret', 'vault_key', 'first_password'])
        this.#write(name, randomBytes(24).toString('hex'));
      return;
    }
    await run('sh', [join(this.#folder, 'make-secrets.sh')]);
    if (missing.includes('documents'))
      for (const [name, database] of [
        ['documents_url', 'madrasah'],
        ['vault_url', 'madrasah-keys'],
      ] as const)
        this.#write(name, `mongodb://mongo-1:27017/${database}?directConnection=true`);
    if (missing.includes('events')) {
      const line = join(root, 'embedded/event-store/wire/access/user-line.ts');
      const password = join(this.#secrets, 'event_store_user');
      const told = await run('sh', ['-c', `"${process.execPath}" "${line}" school <"${password}"`]);
      this.#write('users', told);
    }
  }

  #write(name: string, text: string): void {
    rmSync(join(this.#secrets, name), { force: true });
    writeFileSync(join(this.#secrets, name), text);
    chmodSync(join(this.#secrets, name), 0o444);
  }

  get password(): string {
    return readFileSync(join(this.#secrets, 'first_password'), 'utf8').trim();
  }

  async compose(words: readonly string[], seconds = 300): Promise<string> {
    const [program, ...before] = composeProgram() ?? ['docker-compose'];
    const files = ['-f', join(this.#folder, 'docker-compose.yml'), '-f', this.#overrides];
    const env = {
      HTTP_PORT: String(this.plan.port),
      PUBLIC_URL: this.origin,
      DOCKER_BUILDKIT: '0',
    };
    return run(program, [...before, '-p', this.plan.project, ...files, ...words], { env, seconds });
  }

  /** Until every container is healthy. @returns the seconds it took @throws Failed with what each says of itself */
  async healthy(within = 300): Promise<number> {
    const began = performance.now();
    let told = '';
    while (performance.now() - began < within * 1000) {
      told = await this.compose(['ps', '--all', '--format', '{{.Service}} {{.State}} {{.Health}}']);
      const unwell = told.split('\n').filter((line) => line && !/ running healthy$| exited $/.test(line));
      if (unwell.length === 0) return Math.round((performance.now() - began) / 1000);
      await pause(1_000);
    }
    throw new Failed(`not healthy after ${within} s:\n${told}\n${await this.logs()}`);
  }

  /** Until the door says that both services are ready. @returns the seconds it took */
  async ready(within = 180): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < within * 1000) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.ok) return Math.round((performance.now() - began) / 1000);
      await pause(250);
    }
    throw new Failed(`not ready after ${within} s\n${await this.logs()}`);
  }

  logs = (): Promise<string> => this.compose(['logs', '--tail', '15', '--no-color']).catch(String);

  /** Ends a container's first process as a crash does; where the engine is elsewhere, through it. */
  async kill(service: string): Promise<void> {
    const id = (await this.compose(['ps', '-q', service])).trim();
    const pid = Number(await docker(['inspect', '--format', '{{.State.Pid}}', id]));
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      await docker(['kill', id]);
      await docker(['start', id]);
    }
  }

  /** Copies volumes into a folder, or back. The containers that write them are stopped. */
  async copyVolumes(to: string, back = false): Promise<void> {
    for (const volume of this.plan.volumes) {
      const [from, into] = back ? ['/backup', '/volume'] : ['/volume', '/backup'];
      mkdirSync(join(to, volume), { recursive: true });
      const mounts = ['-v', `${this.plan.project}_${volume}:/volume`, '-v', `${join(to, volume)}:/backup`];
      const copy = ['--user', 'root', '--entrypoint', 'cp', BASES.node, '-a', `${from}/.`, into];
      await docker(['run', '--rm', ...mounts, ...copy]);
    }
  }

  async end(): Promise<void> {
    await this.compose(['down', '--volumes', '--timeout', '20']);
  }
}

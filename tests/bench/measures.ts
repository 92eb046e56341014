import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';

/** A program of the bench and what it is told. */
export type Step = readonly [program: string, ...args: string[]];

/** Programs of the bench, each in a process of its own, and what they have told. */
export class Measures {
  readonly figures: Figure[] = [];
  readonly failures: string[] = [];
  readonly #end: number;

  /** @param limitMs all of them together take no longer; what is not done by then is ended and named */
  constructor(limitMs: number) {
    this.#end = Date.now() + limitMs;
  }

  /** Steps that stand on one another: when one fails its followers are left out, and it is named. */
  async carryOut(steps: readonly Step[]): Promise<void> {
    try {
      for (const step of steps) this.figures.push(...(await this.#figuresFrom(...step)));
    } catch (error) {
      this.failures.push((error as Error).message);
    }
  }

  /** Writes all of it to a file beside these, and shows it. */
  tell(file: string): void {
    const { figures, failures } = this;
    const machine = { cores: cpus().length, processor: cpus()[0]?.model.trim(), node: process.version };
    const results = { date: new Date().toISOString(), machine, figures, failures };
    writeFileSync(join(import.meta.dirname, file), `${JSON.stringify(results, undefined, 2)}\n`);
    console.log(
      `${machine.cores} cores, ${machine.processor}, node ${machine.node}; fsync before every answer`,
    );
    console.table(figures);
    for (const failure of failures) console.error(failure);
    process.exitCode = failures.length > 0 ? 1 : 0;
  }

  /** @throws when the program fails or the time is up */
  async #figuresFrom(program: string, ...args: readonly string[]): Promise<Figure[]> {
    console.error(`${program} ${args.slice(1).join(' ')}…`);
    const child: ChildProcess = fork(join(import.meta.dirname, program), [...args]);
    const tooLong = setTimeout(() => child.kill('SIGKILL'), this.#end - Date.now());
    const figures: Figure[] = [];
    child.on('message', (told) => figures.push(...(told as Figure[])));
    const [code, signal] = await once(child, 'exit');
    clearTimeout(tooLong);
    if (code !== 0) throw new Error(`${program} ended with ${signal ?? `code ${code}`}`);
    return figures;
  }
}

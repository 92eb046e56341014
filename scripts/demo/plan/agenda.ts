/** The order of a day: who is admitted can be charged, who is charged can pay, what came in can be spent, then it is closed. */
const PHASES = [
  ...(['morning', 'admissions', 'charges', 'income', 'counter'] as const),
  ...(['corrections', 'expenses', 'banking', 'closing'] as const),
];
export type Phase = (typeof PHASES)[number];
type Task = () => Promise<unknown>;

/** What is to be done on which day. Within the counter's hours people are served side by side. */
export class Agenda {
  readonly #days = new Map<string, Map<Phase, Map<string, Task>>>();
  readonly #last: string;

  /** @param last tasks of later days are dropped: they are still to come */
  constructor(last: string) {
    this.#last = last;
  }

  /** @param name one task of a name a day and phase: nobody queues twice */
  add(day: string, phase: Phase, name: string, task: Task): void {
    if (day > this.#last) return;
    const phases = this.#days.get(day) ?? new Map<Phase, Map<string, Task>>();
    const tasks = phases.get(phase) ?? new Map<string, Task>();
    this.#days.set(day, phases.set(phase, tasks.set(name, task)));
  }

  get days(): string[] {
    return [...this.#days.keys()].sort();
  }

  async work(day: string): Promise<void> {
    for (const phase of PHASES) {
      const tasks = [...(this.#days.get(day)?.get(phase)?.values() ?? [])];
      if (phase === 'counter' || phase === 'admissions') await Promise.all(tasks.map((task) => task()));
      else for (const task of tasks) await task();
    }
  }
}

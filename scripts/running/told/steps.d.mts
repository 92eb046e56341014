/** What a start does, in the order in which it is told. */
export type StepName = 'install' | 'pages' | 'school' | 'start';

export interface Step {
  /** What is going on in it, told with the next line. */
  now(what: string): void;
  /** Tells how long it took and keeps that for the next time. */
  done(): void;
  /** It came to nothing; whoever knows why says so. */
  broken(): void;
}

/**
 * Tells that a step of the start begins, how long it took last time, and every few seconds that it goes on. Plain lines,
 * on a terminal and off it: what a service prints stays readable between them.
 * @param root of the checkout, where `.cache/start.json` keeps the seconds
 */
export function begin(
  root: string,
  name: StepName,
  options?: {
    readonly say?: (line: string) => void;
    readonly everyMs?: number;
    /** Not one of the steps of a start: it is told without its place. */
    readonly alone?: boolean;
  },
): Step;

/** Tells of a step that had been done before. @param why in a few words */
export function nothingToDo(name: StepName, why: string, say?: (line: string) => void): void;

/** What a run of tests came to. */
export interface Counted {
  readonly passed: number;
  /** The names of those that failed, and of those that were left out. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

const LINE = /^(ok|not ok) \d+ - (.*?)( # (?:SKIP|TODO).*)?$/;

/** Reads the Test Anything Protocol as ava writes it. */
export function countTap(tap: string): Counted {
  const failed: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const line of tap.split('\n')) {
    const [, verdict, name = '', left] = LINE.exec(line.trimEnd()) ?? [];
    if (left) skipped.push(name);
    else if (verdict === 'ok') passed += 1;
    else if (verdict) failed.push(name);
  }
  return { passed, failed, skipped };
}

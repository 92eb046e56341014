/** @throws Error that says what was found instead */
export function expectEqual<T>(what: string, found: T, expected: T): void {
  if (found !== expected) throw new Error(`${what}: ${found} where ${expected} is right`);
}

/** @throws Error that names the faults */
export function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('; '));
}

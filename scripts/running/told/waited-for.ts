const AWAITED = 'not ready yet';

/** What the door says of the services behind it. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, string>>;
  /** What a service that is not ready says of it. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** While there is no door to ask. */
export const NOBODY: Readiness = { ready: false, parts: { 'projection-service': 'away' } };

/** What a start still waits for, in one line: of all lists that are being made anew, the first and how many more. */
export function waitedFor({ parts, reasons = {} }: Pick<Readiness, 'parts' | 'reasons'>): string {
  return Object.entries(parts)
    .filter(([, state]) => state !== 'ready')
    .map(([name]) => {
      const [first, ...more] = (reasons[name] ?? AWAITED).split('; ');
      return `${name}: ${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
    })
    .join('; ');
}

import { faultOf } from './fault.ts';

/** An error in one line: its own words and those of what is behind it; no stack, nobody's name, no password. */
export function reasonOf(error: unknown): string {
  const words: string[] = [];
  for (let fault = error instanceof Error ? faultOf(error) : undefined; fault; fault = fault.cause)
    if (!words.some((said) => said.includes(fault?.message ?? ''))) words.push(fault.message);
  const line = words
    .join(': ')
    .replace(/\s+/g, ' ')
    .replace(/:\/\/[^@/\s]*@/g, '://…@');
  return line === '' ? 'no reason was given' : line;
}

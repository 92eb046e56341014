import type { Brought } from './text.ts';

/** What came of a file, in a line, with the whole answer. */
export interface Came {
  readonly comes: string;
  readonly body: unknown;
}

/** The files that come otherwise than the law says, each with what came of it. */
export async function differences(
  files: readonly Brought[],
  outcome: (file: Brought) => Promise<Came>,
): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const { comes, body } = await outcome(file);
    const said = JSON.stringify(body);
    const unsaid = (file.says ?? []).filter((words) => !words.test(said));
    if (comes !== file.comes) found.push(`${file.name}: ${comes} (not ${file.comes})`);
    else if (unsaid.length > 0) found.push(`${file.name}: says no ${unsaid.join(', ')}`);
    if (process.env['TELL'] && (comes !== file.comes || unsaid.length > 0))
      console.log(`- ${file.name}\n    ${comes}\n    ${file.comes}  ${unsaid}\n    ${said.slice(0, 700)}`);
  }
  return found;
}

import { fileURLToPath } from 'node:url';
import { rowLines, typedAnswers } from './answers.ts';
import { largestCircle } from './circles.ts';
import { betweenContexts, type Contexts, reachedInside } from './contexts.ts';
import { entryTables } from './entries.ts';
import { forms } from './forms.ts';
import { allImports } from './imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FRONTEND: Contexts = { under: 'frontend/src/', shared: ['kit'] };
const COMMANDS: Contexts = { under: 'command-service/src/', shared: ['kernel', 'printing'] };

/** Something of which there should be little, and how much of it there is. */
export interface Figure {
  readonly name: string;
  readonly is: readonly string[];
  /** How much that is, where each counts for more than one. */
  readonly many?: number;
  /** What it may not go beyond; where it has become less, this becomes less. */
  readonly atMost: number;
}

/** How far the parts of the house hang together in circles, `import()` counted, and who reaches past whose door. */
export function figures(): readonly Figure[] {
  const imports = allImports({ later: true });
  const asked = forms(ROOT);
  return [
    { name: 'files in the largest circle of imports', is: largestCircle(imports), atMost: 0 },
    {
      name: 'contexts of command-service in their largest circle',
      is: largestCircle(betweenContexts(imports, COMMANDS)),
      atMost: 3,
    },
    {
      name: 'files of the frontend that other contexts reach past the door (index.ts)',
      is: [...reachedInside(imports, FRONTEND)].map(([to, by]) => `${to} (${by.length})`),
      atMost: 0,
    },
    {
      name: 'tables that name the entries of the journal besides their definitions',
      is: entryTables(imports),
      atMost: 0,
    },
    { name: 'answers that pages type by hand', is: typedAnswers(imports), atMost: 0 },
    { name: 'lines of rows.ts of the pages', is: rowLines(imports), atMost: 140 },
    {
      name: 'lines of forms and dialogs',
      is: asked.map(({ path, lines }) => `${path} (${lines})`),
      many: asked.reduce((sum, { lines }) => sum + lines, 0),
      atMost: 3950,
    },
  ];
}

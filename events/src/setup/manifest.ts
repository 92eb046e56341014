import { defineManifest } from '../kernel/index.ts';
import { setupCommands, setupSteps, usualOperations } from './commands.ts';
import { schoolLacks } from './lack.ts';
import { refuse } from './refusals.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const setup = defineManifest({
  commands: setupCommands,
  queries: { schoolLacks, setupSteps, ...usualOperations.queries },
  refusals: refuse,
  texts: { bn, en },
});

import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { staffRoom } from './steps.ts';
import { teachers } from './teachers/index.ts';

export const staff: Context = (deps) => [
  ...registerCommands(deps.desk, staffRoom.homes, staffRoom),
  ...teachers(deps),
];

import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { characterCommands } from './character/index.ts';
import { hostelRoom } from './steps.ts';
import { vacationCommands } from './vacations/index.ts';

export const hostel: Context = (deps) => [
  ...registerCommands(deps.desk, hostelRoom.homes, hostelRoom),
  ...vacationCommands(deps),
  ...characterCommands(deps),
];

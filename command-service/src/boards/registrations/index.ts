import { boardRegistrations } from '@madrasah/events/boards';
import type { Desk } from '../../kernel/desk.ts';
import { entryCommands } from '../../kernel/entry/index.ts';
import { plainHomes } from '../../registers/state.ts';
import { registrationsStream } from '../state.ts';
import { chargeRegistration, takeBackRegistration } from './money.ts';
import { registrationRules } from './rules.ts';

/** Who sits the exams of boards: charged as he is registered, taken back with it while nothing is paid. */
export const registrationCommands = (desk: Desk) =>
  entryCommands(
    desk,
    registrationsStream,
    { entry: boardRegistrations, reach: plainHomes.flat(), rules: registrationRules },
    { ahead: { write: chargeRegistration, withdraw: takeBackRegistration } },
  );

import { academicCommands, academicQueries } from '../academics/index.ts';
import { accessCommands, accessQueries } from '../access/index.ts';
import { admissionCommands, admissionQueries } from '../admissions/index.ts';
import { auditCommands, auditQueries } from '../audit/index.ts';
import { feeCommands, feeQueries } from '../fees/index.ts';
import { institutionCommands, institutionQueries } from '../institutions/index.ts';
import type { CommandDefinition, QueryDefinition } from '../kernel/index.ts';
import { ledgerCommands, ledgerQueries } from '../ledger/index.ts';
import { paperCommands, paperQueries } from '../papers/index.ts';
import { peopleCommands, peopleQueries } from '../people/index.ts';
import { settingsQueries } from '../settings/index.ts';

/** Every command endpoint: what command-service mounts and the access tests are generated from. */
export const commandCatalogue = [
  ...Object.values(accessCommands),
  ...Object.values(institutionCommands),
  ...Object.values(academicCommands),
  ...Object.values(peopleCommands),
  ...Object.values(admissionCommands),
  ...Object.values(ledgerCommands),
  ...Object.values(feeCommands),
  ...Object.values(paperCommands),
  ...Object.values(auditCommands),
] as readonly CommandDefinition[];

/** Every query endpoint: what projection-service mounts. */
export const queryCatalogue = [
  ...Object.values(accessQueries),
  ...Object.values(institutionQueries),
  ...Object.values(settingsQueries),
  ...Object.values(academicQueries),
  ...Object.values(peopleQueries),
  ...Object.values(admissionQueries),
  ...Object.values(ledgerQueries),
  ...Object.values(feeQueries),
  ...Object.values(paperQueries),
  ...Object.values(auditQueries),
] as unknown as readonly QueryDefinition[];

import { academics } from './academics/queries.ts';
import { access } from './access/queries.ts';
import { admissions } from './admissions/queries.ts';
import { audit } from './audit/queries.ts';
import type { Context } from './deps.ts';
import { chargeRuns } from './fees/charge-runs.ts';
import { fees } from './fees/context.ts';
import { files } from './files/queries.ts';
import { institutions } from './institutions/info.ts';
import { ledger } from './ledger/context.ts';
import { operations } from './operations/index.ts';
import { people } from './people/context.ts';
import { settings } from './settings/index.ts';

/** Every context of the read side. A new one is one line here. */
export const contexts: readonly Context[] = [
  academics,
  access,
  admissions,
  audit,
  fees,
  files,
  institutions,
  ledger,
  operations(chargeRuns),
  people,
  settings,
];

import { academics } from './academics/index.ts';
import { access } from './access/index.ts';
import { admissions } from './admissions/index.ts';
import type { Context } from './deps.ts';
import { feeHeads } from './fees/price-list/heads.ts';
import { feePrices } from './fees/price-list/prices.ts';
import { institutions as institutionInfo } from './institutions/index.ts';
import { chart } from './ledger/chart/index.ts';
import { people, userCodes } from './people/index.ts';
import { settings } from './settings/index.ts';

/** Every context of the read side. A new one is one line here. */
export const contexts: readonly Context[] = [
  academics,
  access,
  admissions,
  chart,
  feeHeads,
  feePrices,
  institutionInfo,
  people,
  settings,
  userCodes,
];

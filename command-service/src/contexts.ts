import { academics } from './academics/index.ts';
import { access } from './access/index.ts';
import { admissions } from './admissions/index.ts';
import { audit } from './audit/index.ts';
import type { Context } from './deps.ts';
import { fees } from './fees/index.ts';
import { institutions } from './institutions/index.ts';
import { ledger } from './ledger/index.ts';
import { papers } from './papers/index.ts';
import { people } from './people/index.ts';

/** Every context of the write side. A new one is one line here. */
export const contexts: readonly Context[] = [
  access,
  institutions,
  academics,
  people,
  admissions,
  ledger,
  fees,
  papers,
  audit,
];

import type { RegisterRoom } from '../kernel/register/index.ts';
import { chartSlots } from './chart/slots.ts';
import { chartHomes } from './chart/state.ts';

/** Funds, ledgers, sub-ledgers, fee heads, accounting years and receipt books, each by its own rules. */
export const chartRoom: RegisterRoom = { homes: chartHomes, slots: chartSlots };

import { feeGroupNames, feeHeads } from '@madrasah/events/fees';
import { registerPage } from '../../kit/register/index.ts';

export const feeHeadsPage = registerPage(feeHeads);
export const feeGroupNamesPage = registerPage(feeGroupNames);

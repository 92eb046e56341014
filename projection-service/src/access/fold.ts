import { emptyAccess, evolveAccess } from '@madrasah/service-kit/access';
import { plainTable } from '@madrasah/service-kit/folding';
import { StreamFolds, type StreamSource } from '../kernel/stream-folds.ts';

/** Who may do what, by the access stream of a school: the gate asks at every request. */
export const accessFolds = (source: StreamSource) =>
  new StreamFolds(source, { name: 'access', evolve: evolveAccess, empty: () => emptyAccess(plainTable) });

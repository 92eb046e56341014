import {
  ACCESS_STATE_VERSION,
  type AccessState,
  emptyAccess,
  evolveAccess,
} from '@madrasah/service-kit/access';
import { plainTable } from '@madrasah/service-kit/folding';
import { StreamFolds, type StreamSource } from '../kernel/stream-folds.ts';

/** Who may do what, by the access stream of a school: the gate asks at every request. */
export const accessFolds = (source: StreamSource) =>
  new StreamFolds<AccessState>(source, {
    name: 'access',
    evolve: evolveAccess,
    empty: () => emptyAccess(plainTable),
    stateVersion: ACCESS_STATE_VERSION,
    sealed: true, // names and password hashes
  });

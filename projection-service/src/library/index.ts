import { digitsOf } from '@madrasah/events';
import type { Context } from '../deps.ts';
import { type More, registerQueries } from '../registers/index.ts';
import { loanQueries } from './loans/list.ts';
import { libraryRegisters } from './projector.ts';
import { libraryReportQueries } from './reports.ts';
import { shelvesNeed, shelvesOf } from './shelves.ts';

export { booksOwed, owedNeed } from './loans/projector.ts';
export { bookKindsProjector, titlesProjector } from './projector.ts';

/** Of a title how many copies there are; of a copy its number and what it is one of. */
const more: Readonly<Record<string, More>> = {
  title: {
    needs: shelvesNeed,
    async rows(tenant, language) {
      const { copiesOf } = await shelvesOf(tenant, language);
      return (id) => ({ Copies: copiesOf(id) });
    },
  },
  bookCopy: {
    needs: shelvesNeed,
    async rows(tenant, language) {
      const { copies } = await shelvesOf(tenant, language);
      return (id) => ({ called: `${digitsOf(String(id), language)} · ${copies.get(id)?.called ?? ''}` });
    },
  },
};

/** What the library has, its rules of lending, and its papers. */
export const library: Context = (deps) => [
  ...registerQueries(deps, libraryRegisters, { more }),
  ...libraryReportQueries(deps),
  ...loanQueries(deps),
];

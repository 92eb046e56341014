import { WITH_MENU } from '@madrasah/events/access';
import type { SignedInCall } from '@madrasah/service-kit/http';
import { academics } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { lookedAtBy } from '../kernel/looking.ts';

/** The answers of lists that nearly every page shows, to go with that of the menu; they are open to whoever signed in. */
export function withMenu(deps: Deps) {
  const lists = academics(deps).filter(({ definition: { path } }) => WITH_MENU.includes(path));
  return {
    needs: lists.flatMap(({ needs }) => needs),
    answers: (tenant: Tenant, call: SignedInCall) =>
      Promise.all(
        lists.map(async ({ definition: { path }, handle }) => {
          const alone = { ...tenant }; // what one list has read is not read for the next: each tells all it looked at
          const { result, kinds } = await lookedAtBy(async () => handle({}, alone, call));
          return { path, kinds, answer: result };
        }),
      ),
  };
}

import { type FactsOf, paisa } from '@madrasah/events';
import { PROMISE, promisesList } from '@madrasah/events/dues';
import { type StudentRow, studentSaid } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { dues } from '../../ledger/books/index.ts';
import { actorNames, actorsNeed } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { askedWords, dueByUser, owedNeeds, owedRoom, studentsAsked, whoseRow } from '../owed.ts';
import { promisedFor, promisedNeed } from './named.ts';
import { promisesProjector } from './projector.ts';
import { dueOfPromise, madeBy, paidSince, stateOf } from './standing.ts';

const OPEN: readonly number[] = [PROMISE.waiting, PROMISE.passed];

/** Who has promised to pay by when, and what has come of it, as of a day and as known at an instant. */
export function promiseQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, promisesList, {
    needs: [...owedNeeds(deps), promisesProjector, ...promisedNeed, notesProjector, ...actorsNeed],
    file: 'promises',
    async rows(asked, tenant, { language }) {
      const room = await owedRoom(deps, asked, tenant);
      const { books, cut, on } = room;
      const [found, students, actor] = await Promise.all([
        tenant.find(promisesProjector),
        studentsAsked(tenant, asked, language),
        actorNames(deps, tenant, language),
      ]);
      const byUser = new Map(students.filter(({ isLatest }) => isLatest).map((one) => [one.userId, one]));
      const due = dueByUser(dues(books, cut));
      const notes = await notesOf(
        tenant,
        found.flatMap(({ promises }) => promises.map(({ noteId }) => noteId)),
      );
      const all = found.flatMap(({ userId, promises }) => promises.map((one) => ({ ...one, userId })));
      const named = await promisedFor(tenant, books, all, language);
      const rows = found.flatMap(({ userId, promises }) => {
        const student: StudentRow | undefined = byUser.get(userId);
        if (!student) return [];
        const made = madeBy(promises, asked);
        return made.map((one): FactsOf<typeof promisesList> => {
          const paid = paidSince(books, cut, userId, one);
          const left = dueOfPromise(room, userId, one, due.get(userId) ?? 0);
          const facts = { isLast: one === made.at(-1), paid, due: left, on };
          const promised = named({ ...one, userId });
          return {
            ...whoseRow(student),
            promiseId: one.promiseId,
            ...{ on: one.on, promisedOn: one.promisedOn, amount: paisa(one.amount), paid: paisa(paid) },
            ...(promised.length > 0 && { promisedFor: promised }),
            state: stateOf(one, facts),
            remark: saidIn(notes, one.noteId, 'remark') ?? '',
            by: actor(one.by),
            mayWithdraw: one.withdrawn === null && facts.isLast,
          };
        });
      });
      return {
        rows: asked.status === 'all' ? rows : rows.filter(({ state }) => OPEN.includes(state)),
        said: studentSaid(students),
        beside: {},
      };
    },
    paper: (_, asked, tenant, { language }) => askedWords(deps, asked, tenant, language),
  });
}

import { type FactsOf, paisa } from '@madrasah/events';
import { confirmationsList, REPLY } from '@madrasah/events/dues';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { actorNames, actorsNeed } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { askedWords, owedNeeds, owingStudents, whoseRow } from '../owed.ts';
import { lettersPrinted, lettersPrintedProjector } from './printed.ts';
import { type Reply, repliesProjector, repliesTo } from './replies.ts';

const stateOf = (reply: Reply | undefined) => {
  if (!reply) return REPLY.awaited;
  return reply.says === null ? REPLY.agrees : REPLY.differs;
};

/** What each student owed on a day, and what his guardian answered to the letter about it. */
export function confirmationQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, confirmationsList, {
    needs: [...owedNeeds(deps), repliesProjector, lettersPrintedProjector, notesProjector, ...actorsNeed],
    file: 'confirmation-of-dues',
    searches: true,
    async rows(asked, tenant, { language }) {
      const { students, due, on } = await owingStudents(deps, asked, tenant, language);
      const replies = await repliesTo(tenant, on, asked.knownAt);
      const [letters, actor] = await Promise.all([
        lettersPrinted(tenant, on, asked),
        actorNames(deps, tenant, language),
      ]);
      const notes = await notesOf(
        tenant,
        [...replies.values()].map(({ noteId }) => noteId),
      );
      const rows = students
        .filter(({ userId }) => due(userId) > 0 || replies.has(userId))
        .map((student): FactsOf<typeof confirmationsList> => {
          const reply = replies.get(student.userId);
          const letter = letters.get(student.userId);
          const printed = letter && { letterOn: letter.on, letterBy: actor(letter.by) };
          const said = reply && {
            repliedOn: reply.on,
            ...(reply.says === null ? {} : { says: paisa(reply.says) }),
            remark: saidIn(notes, reply.noteId, 'remark') ?? '',
          };
          const facts = { due: paisa(due(student.userId)), reply: stateOf(reply) };
          return { ...whoseRow(student), ...facts, ...printed, ...said };
        });
      const { status } = asked;
      return {
        rows: status === 'all' ? rows : rows.filter(({ reply }) => reply === REPLY[status]),
        beside: {},
      };
    },
    paper: (_, asked, tenant, { language }) => askedWords(deps, asked, tenant, language),
  });
}

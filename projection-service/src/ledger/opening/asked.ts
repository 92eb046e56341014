import { paisa, toTaka } from '@madrasah/events';
import { ApprovalRequested, refuseApproval as refuse } from '@madrasah/events/approvals';
import {
  askedOpening,
  OpeningBalancesReversed,
  openingRequests,
  type RecordOpening,
} from '@madrasah/events/ledger';
import { findStudent, studentsNeed } from '../../admissions/index.ts';
import type { Context } from '../../deps.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { handledQuery } from '../../kernel/query.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';

interface Asked {
  readonly requestId: number;
  readonly command: RecordOpening;
  /** When what was posted of it was taken back. */
  readonly reversedOn: string | null;
}

/** What requests for opening balances bring over, by their number. */
export const askedOpeningsProjector = defineProjector<Asked>({
  name: 'asked-openings',
  version: 4,
  collection: 'asked-openings',
  indexes: [],
  on: {
    ApprovalRequested: when(ApprovalRequested, {
      keys: ({ data: { kind, requestId } }) => (kind === openingRequests.kind ? [requestId] : []),
      fold: (_, { data: { requestId, command } }) => ({
        requestId,
        command: openingRequests.command.parse(command),
        reversedOn: null,
      }),
    }),
    OpeningBalancesReversed: when(OpeningBalancesReversed, {
      keys: ({ data: { openingRequest } }) => [openingRequest],
      fold: (document, { data: { on } }) => document && { ...document, reversedOn: on },
    }),
  },
});

const taka = ({ amount }: { readonly amount: number }) => toTaka(paisa(amount));

const shown = (code: string, name: string) => [code, name].filter(Boolean).join(' · ');

/** One request for opening balances, to be looked at and changed. */
export const askedOpenings: Context = () => [
  handledQuery(
    askedOpening,
    [askedOpeningsProjector, notesProjector, peopleProjector, ...studentsNeed],
    async ({ id }, tenant, { language }) => {
      const found = await tenant.findOne(askedOpeningsProjector, id);
      if (!found) return refuse('approval.not-found');
      const { asOn, accounts, oldDues, advances, balances = [], noteId } = found.command;
      const [notes, students, people] = await Promise.all([
        notesOf(tenant, [noteId]),
        Promise.all(oldDues.map(({ admissionId }) => findStudent(tenant, admissionId, language))),
        tenant.findByKeys(
          peopleProjector,
          advances.map(({ userId }) => userId),
        ),
      ]);
      const payers = new Map(
        people.map((one) => [one.userId, shown(one.userCode, personName(one, language))]),
      );
      return {
        data: {
          ...{ on: asOn, reason: saidIn(notes, noteId, 'reason') ?? '', reversedOn: found.reversedOn },
          accounts: accounts.map((row) => ({ SLID: row.subLedgerId, FundID: row.fundId, amount: taka(row) })),
          oldDues: oldDues.map((row, at) => ({
            ...{ AdmissionID: row.admissionId, SessionID: row.sessionId, FundID: row.fundId },
            ...(row.subLedgerId === undefined ? {} : { SLID: row.subLedgerId }),
            ...(row.monthId === undefined ? {} : { MonthID: row.monthId }),
            ...(row.dueOn === undefined ? {} : { dueOn: row.dueOn }),
            ...{ amount: taka(row), student: shown(students[at]?.userCode ?? '', students[at]?.name ?? '') },
          })),
          advances: advances.map((row) => ({
            ...{ UserID: row.userId, FundID: row.fundId, amount: taka(row) },
            student: payers.get(row.userId) ?? '',
          })),
          balances: balances.map((row) => ({ FundID: row.fundId, side: row.side, amount: taka(row) })),
        },
      };
    },
  ),
];

import { type SecondPersonKind, say, secondPersonKinds } from '@madrasah/events';
import { waitingList } from '@madrasah/events/approvals';
import type { Context, Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { actorsNeed, feeNamesNeed, holdsMoney, moneyHoldersNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { notesProjector } from '../notes/index.ts';
import { type RequestDocument, requestsProjector } from './projector.ts';
import { holdsKind, type RequestRow, requestRows } from './rows.ts';

export { type RequestDocument, requestsProjector } from './projector.ts';

const needs = [
  ...[requestsProjector, notesProjector],
  ...[...feeNamesNeed, ...actorsNeed, ...moneyHoldersNeed],
];

/** The requests of one kind. */
const ofKind = (deps: Deps, { kind, list }: SecondPersonKind): HandledQuery[] =>
  listQueries(deps, list, {
    needs,
    file: kind,
    async rows({ state }, tenant, { language, caller: { loginId } }) {
      const filter = { kind, ...(state === undefined ? {} : { state }) };
      const found = await tenant.find(requestsProjector, filter, { sort: { requestId: -1 } });
      return { rows: await requestRows(deps, tenant, found, { loginId, language }), beside: {} };
    },
    paper: (_found, { state }, _tenant, { language }) =>
      Promise.resolve({ filters: state ? [say(language, `approval.state.${state}`)] : [] }),
  });

const shown = ({ state: _state, decider: _decider, decidedOn: _on, answer: _answer, ...row }: RequestRow) =>
  row;

/** What waits for whoever asks: of the kinds he may confirm, what somebody else asked for. */
const waiting = (deps: Deps): HandledQuery[] =>
  listQueries(deps, waitingList, {
    needs,
    file: 'approvals',
    async rows(_, tenant, { language, caller: { loginId } }) {
      const login = (await deps.access.access(tenant.school)).logins.get(loginId);
      const kinds = [...secondPersonKinds.keys()].filter((kind) => holdsKind(login, kind));
      const found: RequestDocument[] = await tenant.find(
        requestsProjector,
        { state: 'waiting', kind: { $in: kinds } },
        { sort: { requestId: 1 } },
      );
      const holds = await holdsMoney(tenant, loginId);
      const others = holds ? [] : found.filter(({ actor }) => actor !== loginId);
      const rows = await requestRows(deps, tenant, others, { loginId, language });
      return { rows: rows.map(shown), beside: {} };
    },
  });

/** Requests of every kind that the catalogue knows, and what of them waits for me. */
export const approvals: Context = (deps) => [
  ...[...secondPersonKinds.values()].flatMap((kind) => ofKind(deps, kind)),
  ...waiting(deps),
];

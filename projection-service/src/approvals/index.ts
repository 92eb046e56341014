import { type Language, type SecondPersonKind, say, secondPersonKinds } from '@madrasah/events';
import { waitingList } from '@madrasah/events/approvals';
import type { Context, Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { actorsNeed, confirmationMarksProjector, feeNamesNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { notesProjector } from '../notes/index.ts';
import { type Confirms, confirmsFor, confirmsNeed } from './confirms.ts';
import { type RequestDocument, requestsProjector } from './projector.ts';
import { type RequestRow, requestRows } from './rows.ts';

export { type RequestDocument, requestsProjector } from './projector.ts';

const needs = [
  ...[requestsProjector, notesProjector, confirmationMarksProjector],
  ...[...feeNamesNeed, ...actorsNeed, ...confirmsNeed],
];

/** Whom a request pays, and who saw it. */
const said = ({ payee = '', witness = '' }: Pick<RequestRow, 'payee' | 'witness'>) => [payee, witness];

/** The requests of one kind. */
const ofKind = (deps: Deps, { kind, list }: SecondPersonKind): HandledQuery[] =>
  listQueries(deps, list, {
    needs,
    file: kind,
    async rows({ state }, tenant, { language, caller: { loginId } }) {
      const filter = { kind, ...(state === undefined ? {} : { state }) };
      const found = await tenant.find(requestsProjector, filter, { sort: { requestId: -1 } });
      const confirms = await confirmsFor(deps, tenant, loginId);
      return { rows: await requestRows(deps, tenant, found, { confirms, language }), said, beside: {} };
    },
    paper: (_found, { state }, _tenant, { language }) =>
      Promise.resolve({ filters: state ? [say(language, `approval.state.${state}`)] : [] }),
  });

const shown = ({ state: _state, decider: _decider, decidedOn: _on, answer: _answer, ...row }: RequestRow) =>
  row;

/** Why he may not decide what he would hold the power for, and of how many requests that holds. */
function barred(waiting: readonly RequestDocument[], confirms: Confirms, language: Language) {
  const counts = new Map<string, number>();
  for (const request of waiting) {
    const { fault, mayReject = true } = confirms(request) ?? {};
    if (!fault || mayReject) continue;
    const why = say(language, fault.code, fault.params);
    counts.set(why, 1 + (counts.get(why) ?? 0));
  }
  return [...counts].map(([why, count]) => ({ why, count }));
}

/** What waits for whoever asks: what he may confirm, and beside it why the rest is not his. */
const waiting = (deps: Deps): HandledQuery[] =>
  listQueries(deps, waitingList, {
    needs,
    file: 'approvals',
    async rows(_, tenant, { language, caller: { loginId } }) {
      const found = await tenant.find(requestsProjector, { state: 'waiting' }, { sort: { requestId: 1 } });
      const confirms = await confirmsFor(deps, tenant, loginId);
      const his = found.filter((request) => confirms(request)?.mayReject);
      const rows = await requestRows(deps, tenant, his, { confirms, language });
      return { rows: rows.map(shown), said, beside: { barred: barred(found, confirms, language) } };
    },
  });

/** Requests of every kind that the catalogue knows, and what of them waits for me. */
export const approvals: Context = (deps) => [
  ...[...secondPersonKinds.values()].flatMap((kind) => ofKind(deps, kind)),
  ...waiting(deps),
];

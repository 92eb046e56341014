import { secondPersonKinds } from '@madrasah/events/catalogue';
import { sl } from '../../../../command-service/src/test-support/chart.ts';
import { type Fill, type Filling, id, itemFor, partOf, pick, studentOf, taka } from './form.ts';

/** One of the requests; mostly one that waits. */
function request({ journal, drawn }: Filling) {
  const all = [...journal.approvals.values()];
  const waiting = all.filter(({ state }) => state === 'waiting');
  return pick(waiting.length > 0 && drawn.which % 6 > 0 ? waiting : all, drawn.which);
}

/** The second person is another login that keeps no drawer, where there is one; sometimes the asker himself. */
function confirmer({ drawn, journal }: Filling): number {
  if (drawn.which % 5 === 0) return 1;
  const keepers = new Set(journal.keepers.values());
  return [2, 3].find((login) => !keepers.has(login)) ?? 2;
}

const reason = 'অভিভাবক অসুস্থ';

/** What one asks for, and what another says to it. */
export const approvingForms: Readonly<Record<string, Fill>> = {
  Approve(filling) {
    const asked = request(filling);
    const kind = asked && secondPersonKinds.get(asked.kind);
    return kind && { name: kind.approve.name, params: id(asked.requestId), login: confirmer(filling) };
  },
  Reject(filling) {
    const asked = request(filling);
    const kind = asked && secondPersonKinds.get(asked.kind);
    const body = { reason: 'কাগজ নেই' };
    return kind && { name: kind.reject.name, params: id(asked.requestId), body, login: confirmer(filling) };
  },
  WithdrawOwn(filling) {
    const asked = request(filling);
    const kind = asked && secondPersonKinds.get(asked.kind);
    return kind && { name: kind.withdraw.name, params: id(asked.requestId), login: asked.by };
  },
  RequestConcession(filling) {
    const { drawn } = filling;
    const { admissions } = studentOf(drawn);
    const about = { AdmissionID: admissions[0], kind: 'concession', reason };
    const item = drawn.which % 2 === 0 ? itemFor(filling) : undefined;
    if (item) return { body: { ...about, itemId: item.itemId, percent: drawn.tenths * 8 } };
    return { body: { ...about, SLID: sl('Tuition'), from: 1, to: 12, percent: drawn.tenths * 5 } };
  },
  SetConcessionLimits: ({ drawn }) => ({
    body: drawn.which % 3 === 0 ? [] : [{ permissionTypeId: 1, amount: 20 * drawn.tenths }],
  }),
  SetTransferLimit: ({ drawn }) => ({ body: { amount: drawn.which % 3 === 0 ? 0 : 20 * drawn.tenths } }),
  WithdrawTransferRequest({ journal, drawn }) {
    const asked = pick(
      [...journal.approvals.values()].filter(({ kind }) => kind === 'fund-transfer'),
      drawn.which,
    );
    return asked && { params: id(asked.requestId) };
  },
  WaiveFee(filling) {
    const item = itemFor(filling);
    return item && { body: { itemId: item.itemId, amount: partOf(item.due, filling), reason } };
  },
  WriteOffFee(filling) {
    const item = itemFor(filling);
    return item && { body: { itemId: item.itemId, amount: partOf(item.due, filling), reason } };
  },
  RecoverWrittenOff(filling) {
    const written = pick([...filling.journal.writeOffs.values()], filling.drawn.which);
    if (!written) return undefined;
    const amount = partOf(written.amount - written.recovered, filling);
    return { params: id(written.writeOffId), body: { Account: sl('C1'), amount, on: filling.on } };
  },
  RefundFees(filling) {
    const { drawn } = filling;
    const { admissions } = studentOf(drawn);
    const about = { AdmissionID: admissions[0], Account: sl('C1'), payee: 'পিতা', reason };
    if (drawn.which % 2 === 0) return { body: { ...about, advance: true, amount: taka(filling) } };
    const item = itemFor(filling);
    return item && { body: { ...about, itemId: item.itemId, amount: partOf(item.charged, filling) } };
  },
  RecordOpeningBalances: (filling) => ({ body: brought(filling) }),
  ChangeOpeningBalances(filling) {
    const asked = openingAsked(filling);
    return asked && { params: id(asked.requestId), body: brought(filling) };
  },
  WithdrawOpeningBalances(filling) {
    const asked = openingAsked(filling);
    return asked && { params: id(asked.requestId) };
  },
  ReverseOpeningBalances({ journal, drawn }) {
    const posted = pick([...journal.openings.values()], drawn.which);
    return posted && { params: id(posted.requestId), body: { reason } };
  },
};

const openingAsked = ({ journal, drawn }: Filling) =>
  pick(
    [...journal.approvals.values()].filter(({ kind }) => kind === 'opening'),
    drawn.which,
  );

/** What the paper books held: money, an old due, now and then an advance. */
function brought(filling: Filling) {
  const { userId, admissions } = studentOf(filling.drawn);
  const about = { FundID: 1, amount: taka(filling) };
  return {
    ...{ on: filling.on, reason },
    accounts: [{ SLID: sl('C1'), ...about }],
    oldDues: [{ AdmissionID: admissions[0], ...about }],
    advances: filling.drawn.which % 2 === 0 ? [{ UserID: userId, ...about }] : [],
  };
}

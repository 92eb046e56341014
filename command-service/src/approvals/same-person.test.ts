import { secondPersonKinds } from '@madrasah/events';
import { ApprovalRequested } from '@madrasah/events/approvals';
import test from 'ava';
import { stepOn } from '../kernel/desk.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';

const app = await openSchool();
test.after.always(() => app.close());

let requests = 0;
/** Something of a kind that a login has asked for and that waits. */
async function asked(kind: string, by: number): Promise<number> {
  requests += 1;
  const about = {
    requestId: requests,
    kind,
    on: '2026-04-14',
    userId: null,
    admissionId: null,
    itemId: null,
  };
  const command = {
    ...{
      receiptId: 1,
      tamlikId: 1,
      voucherId: 1,
      journalVoucherId: 1,
      openingRequest: 1,
      what: 'transfer',
      id: 1,
      on: '2026-04-14',
      kind: null,
      noteId: null,
    },
    ...{ edition: 0, fundId: 1, direction: 2, moneyAccount: 2, lines: [], attachments: [] },
    ...{ bookNo: '', chequeNo: '', chequeOn: null, transactionNo: '' },
  };
  const request = ApprovalRequested({ ...about, amount: 0, places: {}, why: null, noteId: null, command });
  const errand = { schoolId: SCHOOL, actor: { id: by, permissionType: by }, requestId: `${requests}` };
  await app.desk.perform(
    stepOn(journalStream, () => [request]),
    { ...errand, correlationId: 'test', causationId: 'test' },
  );
  return requests;
}

for (const { kind, path, access } of secondPersonKinds.values())
  test.serial(
    `${kind}: whoever asked neither approves nor rejects, whatever his permission type`,
    async (t) => {
      for (const type of [1, 2, 3, 4, 5, 6]) {
        if (access.kind === 'power') await app.empower(type, access.power, access.flag);
        const id = await asked(kind, type);
        const before = (await app.recorded('journal')).length;
        const own = { token: app.token(type) };
        const reason = { reason: 'ভুল' };
        for (const [verb, body] of [
          ['approve', {}],
          ['reject', reason],
        ] as const)
          t.like(await app.call('POST', `${path}/${id}/${verb}`, { ...own, body }), {
            status: 403,
            body: { code: 'approval.same-person' },
          });
        t.is((await app.recorded('journal')).length, before);
      }
    },
  );

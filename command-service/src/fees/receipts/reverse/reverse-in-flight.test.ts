import { isRefusal } from '@madrasah/events';
import { feeCommands } from '@madrasah/events/fees';
import { Codec } from '@madrasah/service-kit/codec';
import type { Call } from '@madrasah/service-kit/http';
import test from 'ava';
import { admissionsStream } from '../../../admissions/state.ts';
import { Desk } from '../../../kernel/desk.ts';
import type { StreamDefinition, StreamKind } from '../../../kernel/stream.ts';
import { chartStream } from '../../../ledger/chart/state.ts';
import { journalStream } from '../../../ledger/journal/state.ts';
import { openSchool, SCHOOL } from '../../../test-support/app.ts';
import { student } from '../../../test-support/forms.ts';
import { ADMIT, furnish } from '../../../test-support/office.ts';
import { fees } from '../../index.ts';

const call = (requestId: string): Call => ({
  ...{ language: 'en', requestId, address: '127.0.0.1', after: undefined, idempotencyKey: requestId },
  caller: { schoolId: SCHOOL, loginId: 1, permissionType: 1, jti: 'j', expiresAt: 0 },
});

const loaded = (desk: Desk, stream: StreamKind) => desk.state(stream as StreamDefinition<unknown>, SCHOOL);

const payment = {
  ...{
    userId: 1,
    admissionId: 1,
    on: undefined,
    remark: '',
    ledgerId: 2,
    moneyAccount: 2,
    transactionNo: '',
  },
  rows: [
    { itemId: 1, priceRowId: undefined, subLedgerId: undefined, due: 50_000, deduction: 0, deposit: 50_000 },
  ],
};
const reversal = { receiptId: 1, reason: 'ভুল', kind: 'correction' };

test('a receipt that is only being recorded is taken back or refused, and nothing is at fault', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
  const { store, vault, clock } = app;
  const desk = new Desk(store, new Codec(vault), clock);
  await Promise.all([journalStream, chartStream, admissionsStream].map((one) => loaded(desk, one)));
  const carried = fees({ desk });
  const sent = (name: string, command: object, id: string) =>
    carried.find(({ definition }) => definition.name === name)?.handle(command, call(id));
  const [collected, reversed] = await Promise.all([
    sent(feeCommands.collectFees.name, payment, 'collect'),
    sent(feeCommands.reverseCollection.name, reversal, 'reverse'),
  ]);
  t.like(collected, { id: 1 });
  t.true(isRefusal(reversed) ? reversed.code === 'conflict.changed' : true, JSON.stringify(reversed));
  const again = await sent(feeCommands.reverseCollection.name, reversal, 'again');
  if (isRefusal(reversed)) t.like(again, { id: 1 });
  else t.like(again, { code: 'fees.already-reversed' });
});

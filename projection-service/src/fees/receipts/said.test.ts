import { paisa, streams } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, mirrored } from '@madrasah/events/ledger';
import { NoteErased, NoteWritten } from '@madrasah/events/notes';
import test from 'ava';
import { charged, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const RECEIPT = '/api/accounts/receipts/1';
const facts = { receiptId: 1, receiptNo: 188, on: '2026-04-20', userId: 1, admissionId: 2 };
const row = {
  ...{ itemId: 1, admissionId: 2, sessionId: 1, subLedgerId: 1, priceRowId: 1, monthId: 0, fundId: 1 },
  ...{ name: 'ভর্তি ফি', fee: paisa(1_000_00), pastDiscount: paisa(0), paidBefore: paisa(0) },
  ...{ deduction: paisa(0), deposit: paisa(750_00), due: paisa(250_00) },
};
const collected = (said: { remark: string; noteId?: number }) =>
  FeesCollected({
    ...{ ...facts, ...said, series: '2026', moneyAccount: 2, transactionNo: '', rows: [row], advance: null },
    postings: [dr('sl:2', 1, 750_00), cr('sys:receivable', 1, 750_00, { party: 1, itemId: 1 })],
  });
const reversed = (said: { reason: string; noteId?: number; sitting?: number }) =>
  CollectionReversed({
    ...{ ...facts, ...said, kind: 'correction', unapplied: [] },
    postings: mirrored(collected({ remark: '' }).data.postings),
  });

async function school(t: { teardown(end: () => Promise<void>): void }) {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'আমাদের');
  const remark = NoteWritten({ noteId: 1, texts: { remark: 'বড় ভাইও পড়ে', payer: 'চাচা' } });
  await app.record(streams.notes(SCHOOL), remark, NoteWritten({ noteId: 2, texts: { reason: 'ভুল ছাত্র' } }));
  await app.record(streams.journal(SCHOOL), charged);
  return app;
}

test('remark and reason come from their notes, on the receipt, its paper, its history and in its account', async (t) => {
  const app = await school(t);
  await app.record(streams.journal(SCHOOL), collected({ remark: '', noteId: 1 }));
  await app.record(streams.journal(SCHOOL), reversed({ reason: '', noteId: 2 }));
  const receipt = async () => (await app.get(RECEIPT)).body.data;
  t.like(await receipt(), { Remark: 'বড় ভাইও পড়ে', reversed: { reason: 'ভুল ছাত্র' } });
  t.is((await receipt()).payer, '', 'a remark names no payer');
  const paper = JSON.stringify((await app.get(`${RECEIPT}/paper`)).body);
  t.true(paper.includes('বড় ভাইও পড়ে') && paper.includes('ভুল ছাত্র'));
  const history = (await app.get('/api/accounts/audit?entity=receipt&id=1')).body.data;
  t.deepEqual(
    history.map(({ reason }: { reason?: string }) => reason),
    ['বড় ভাইও পড়ে', 'ভুল ছাত্র'],
  );
  const ledger = '/api/accounts/sub_ledger?slId=2&from=2026-04-01&to=2026-04-30';
  t.true(JSON.stringify((await app.get(ledger)).body).includes('বড় ভাইও পড়ে'), 'the narration of its account');
  await app.record(
    streams.notes(SCHOOL),
    NoteErased({ noteId: 1, why: 'person' }),
    NoteErased({ noteId: 2, why: 'person' }),
  );
  const erased = 'মুছে ফেলা হয়েছে';
  t.like(await receipt(), { Remark: erased, reversed: { reason: erased } });
  const after = JSON.stringify([(await app.get(`${RECEIPT}/paper`)).body, (await app.get(ledger)).body]);
  t.false(after.includes('বড় ভাইও পড়ে') || after.includes('ভুল ছাত্র'));
});

test('what stands plain, of before there were such notes, is told as it stands', async (t) => {
  const app = await school(t);
  await app.record(streams.journal(SCHOOL), collected({ remark: 'পুরনো কথা' }));
  await app.record(streams.journal(SCHOOL), reversed({ reason: 'পুরনো কারণ' }));
  t.like((await app.get(RECEIPT)).body.data, { Remark: 'পুরনো কথা', reversed: { reason: 'পুরনো কারণ' } });
});

test('why a sitting was taken back comes from its note', async (t) => {
  const app = await school(t);
  const { data } = collected({ remark: '' });
  await app.record(streams.journal(SCHOOL), FeesCollected({ ...data, sitting: 1 }));
  await app.record(streams.journal(SCHOOL), reversed({ reason: '', noteId: 2, sitting: 1 }));
  const [sitting] = (await app.get('/api/accounts/class_collections')).body.data;
  t.like(sitting, { state: 'undone', undone: { reason: 'ভুল ছাত্র' } });
});

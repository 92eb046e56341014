import { voucher } from '../../beginnings/books.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';
import { proves } from '../old-house/proof.ts';

const NAME = 'গোপননামা আব্দুল্লাহ';

row(48, 'the answer to an erasure names the notes that hold his name yet', async (t, house) => {
  const { accountant: by, school, chart } = await begin(house, { cash: 1000 });
  const place = await makeClass(by);
  const { UserID } = await admit(by, place, NAME);
  const given = voucher(1, chart.G, chart.cash, chart.donation, 100, house.clock.today, {
    payee: `${NAME} এর পিতা`,
  });
  await by.done('/api/accounts/vouchers', given);
  await by.done('/api/accounts/vouchers', { ...given, payee: 'আর কেউ' });
  const erased = await school.admin.post(`/api/users/${UserID}/erase`, { reason: 'অভিভাবকের অনুরোধ' });
  t.taken(erased, 200);
  const notes: number[] = erased.body.data?.notes ?? [];
  t.is(notes.length, 1, 'the notes that name him');
  const path = `/api/accounts/notes/${notes[0]}`;
  t.match(JSON.stringify((await school.admin.get(path)).body), NAME, 'the note told');
  t.taken(await school.admin.post(`${path}/erase`, { why: 'asked' }), 200);
  t.is(house.filesWith(NAME), [], 'his name in the data folder');
  await proves(t, by);
});

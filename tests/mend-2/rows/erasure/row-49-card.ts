import { everyAnswer } from '../../beginnings/answers.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';
import { proves } from '../old-house/proof.ts';

const CARDS = { his: '4455667788', lost: '4455667799', other: '9988776655' };

row(49, 'the number of a card is sealed, and goes with whose card it was', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin);
  const { UserID } = await admit(admin, place, 'আব্দুল্লাহ');
  const other = await admit(admin, place, 'উমর');
  const assign = (user: number, CardNo: string) =>
    admin.put('/api/users/rfid_card', { UserID: user, CardNo });
  t.taken(await assign(UserID, CARDS.lost));
  t.taken(await assign(UserID, CARDS.his));
  t.taken(await assign(other.UserID, CARDS.other));
  const told = async (card: string) => {
    const answers = await everyAnswer(admin, {
      UserID,
      id: UserID,
      entity: 'user',
      search: card,
      limit: 100,
    });
    return answers.filter(([, text]) => text.includes(card)).length > 0;
  };
  t.ok(await told(CARDS.his), 'his card is told before');
  t.taken(await admin.post(`/api/users/${UserID}/erase`, { reason: 'অভিভাবকের অনুরোধ' }), 200);
  for (const card of [CARDS.his, CARDS.lost]) {
    t.ok(!(await told(card)), `${card} is told by nothing`);
    t.is(house.filesWith(card), [], `${card} stands in no file`);
  }
  t.ok(await told(CARDS.other), 'another’s card stands');
  t.taken(await assign(other.UserID, CARDS.his));
  await proves(t, admin);
});

import { admit, makeClass } from '../../beginnings/roll.ts';
import { sheetOf } from '../../house/pdf.ts';
import { row } from '../../row.ts';

const CARD = [242.65, 153.07]; // 85.6 × 54 mm in points

row('rfid', 'RFID cards are printed as cards of 85.6 × 54 mm, one a page', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const { UserID } = await admit(by, await makeClass(by), 'হুজাইফা রহমান');
  await by.done('/api/users/rfid_card', { UserID, CardNo: '0012345678' }, 'PUT');
  const { status } = await by.get('/api/users/rfid_card_papers.pdf');
  t.is(status, 200, 'the cards are answered');
  t.is(sheetOf(await by.bytes('/api/users/rfid_card_papers.pdf')).join(' '), CARD.join(' '), 'the sheet');
});

import { sectionOfFiles } from '../../beginnings/files.ts';
import { row } from '../../row.ts';

row(16, 'a name that was lost on its way is a fault of its row in a file of marks', async (t, house) => {
  const { look } = await sectionOfFiles((await house.school()).admin);
  const lines = ['দাখেলা,নাম,মীযানুস সরফ ও মুনশা‘ইব,এসো আরবী শিখি', '1077,??????,80,70', '1078,,60,50'];
  const { data } = (await look('lost.csv', {}, Buffer.from(lines.join('\n')))).body;
  t.like(data, { valid: 1, invalid: 1 }, 'the look');
  t.is([data.errors[0].row, data.errors[0].path], [2, 'UserName'], 'which cell');
});

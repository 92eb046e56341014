import test from 'ava';
import { toCsv } from './csv.ts';

test('rows as a spreadsheet reads them', (t) => {
  const columns = [
    { key: 'name', title: 'নাম, পিতা' },
    { key: 'due', title: 'বকেয়া', kind: 'money' as const },
    { key: 'do', title: '', kind: 'actions' as const },
  ];
  const rows = [
    { name: 'আব্দুল "কাইয়ুম"', due: 1650.5 },
    { name: '=HYPERLINK("x")', due: -3 },
    { name: '-', due: 0 },
  ];
  t.is(
    toCsv(columns, rows),
    '\uFEFF"নাম, পিতা",বকেয়া\r\n"আব্দুল ""কাইয়ুম""",1650.5\r\n"\'=HYPERLINK(""x"")",-3\r\n\'-,0\r\n',
  );
});

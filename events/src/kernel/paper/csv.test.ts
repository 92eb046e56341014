import test from 'ava';
import { csvText } from './csv.ts';

test('lines as a spreadsheet reads them: quoted where they must be, and no name is a formula', (t) => {
  const lines = [
    ['নাম, পিতা', 'বকেয়া'],
    ['আব্দুল "কাইয়ুম"', 1650.5],
    ['=HYPERLINK("x")', -3],
    ['-', 0],
    [null, undefined],
  ];
  t.is(
    csvText(lines),
    '\uFEFF"নাম, পিতা",বকেয়া\r\n"আব্দুল ""কাইয়ুম""",1650.5\r\n"\'=HYPERLINK(""x"")",-3\r\n\'-,0\r\n,\r\n',
  );
});

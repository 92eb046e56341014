import test from 'ava';
import * as fields from '../endpoint/fields.ts';
import { tidyName } from './invisible.ts';
import { lostText } from './lost-text.ts';
import { plainText } from './plain-text.ts';
import { nameAlone, spelling } from './spelling.ts';

const read = (name: string) => {
  const result = fields.requiredName().safeParse(name);
  return result.success ? result.data : result.error.issues[0]?.message;
};

test('a name is recorded in one form, without what nobody sees; joiners stay where they shape a letter', (t) => {
  t.is(read('  আব্দুল\u200B \u00A0লাহ\u200D '), 'আব্দুল লাহ');
  for (const shaped of ['র\u200D্যাফি', 'ক\u09CD\u200Cষ', 'উত\u09CD\u200D', 'می\u200Cخواهم'])
    t.is(tidyName(shaped), shaped.normalize('NFC'), shaped);
  for (const idle of ['আ\u200Cলী', 'Ali\u200D', 'আলী\u200C', '\u200Dআলী', 'আ\u2060লী', 'আ\u00ADলী'])
    t.regex(tidyName(idle), /^(আলী|Ali)$/, JSON.stringify(idle));
});

test('search, look-ups and uniqueness take one name for one, whatever quotation mark or joiner it has', (t) => {
  const one = plainText("তা'লীম র্যাফি ১২");
  for (const other of ['তা‘লীম র\u200D্যাফি ১২', 'তা’লীম  র্যাফি 12', 'তাʼলীম\u200B র্যাফি 12'])
    t.is(plainText(other), one, other);
});

test('what is no name of anybody is refused, with the reason', (t) => {
  const refused = {
    '?????? ????': 'request.lost-letters',
    'আব্দ\uFFFD': 'request.lost-letters',
    'gynv¤§` Ave`yjøvn': 'request.bijoy',
    'Ave`yi ingvb': 'request.bijoy',
    '†gvt Kwig': 'request.bijoy',
    'à¦†à¦¬à§à¦¦à§à¦²': 'request.mojibake',
    'Ø¹Ø¨Ø¯': 'request.mojibake',
    12345: 'request.name-letter',
    '-': 'request.name-letter',
    '?': 'request.name-letter',
  };
  for (const [name, key] of Object.entries(refused)) t.is(read(name), key, name);
  for (const name of [
    'মোঃ আব্দুল্লাহ',
    'Md. José Müller',
    "Sa`id O'Neil",
    'عبد الله',
    'আলী (ছোট)',
    'Đặng Øystein',
  ])
    t.is(lostText(name), undefined, name);
});

test('a name without the word for what it is, and as it sounds', (t) => {
  t.is(nameAlone('ক শাখা'), 'ক');
  t.is(nameAlone('শাখা'), 'শাখা');
  for (const [one, other] of [
    ['হিদায়াতুন্নাহু', 'হেদায়াতুন নাহু'],
    ['মীযান', 'মিজান জামাত'],
    ['নাযেরা', 'নাজেরা'],
    ['Nazera', 'Najira'],
    ['সানাবিয়্যাহ', 'ছানাবিয়া'],
  ] as const)
    t.is(spelling(one), spelling(other), `${one} ${other}`);
  t.not(spelling('কাফিয়া'), spelling('শরহে বেকায়া'));
  t.is(spelling('খ শাখা'), '', 'too short to be told by its sound');
});

import test from 'ava';
import { contexts } from './contexts.ts';
import { isOneOff } from './kit/shell/find/near.ts';
import { foundPages } from './kit/shell/find/pages.ts';
import { romanOf } from './kit/shell/find/roman.ts';

const find = (typed: string) => foundPages(contexts, () => true, typed).map(({ path }) => path);

/** What people write, and the page that they mean. */
const MEANT: readonly (readonly [typed: string, path: string])[] = [
  // ি and ী, ু and ূ, শ, ষ and স, জ and য, ণ and ন
  ['ভর্তী', '/students/add'],
  ['রসীদ', '/accounting/receipts'],
  ['রষিদ', '/accounting/receipts'],
  ['মুহতামীমের পাতা', '/accounting/overview'],
  ['যাবেদা', '/accounting/journal'],
  ['জাকাতের মুস্তাহিক', '/accounting/zakat-eligible'],
  ['প্রারম্ভীক', '/accounting/opening-balances'],
  ['সিক্ষাবর্ষ', '/students/sessions'],
  ['নীরিক্ষা', '/accounting/audit-search'],
  ['পরিক্ষার রুটিন', '/exam/routing'],
  ['পুনর্গননা', '/accounting/proof'],
  ['রেওামিল', '/accounting/trial-balance'],
  ['তহবীল', '/accounting/funds'],
  // as it sounds, in Latin letters
  ['vorti', '/students/add'],
  ['bhorti', '/students/add'],
  ['borti', '/students/add'],
  ['beton', '/accounting/student-fee-collection'],
  ['rosid', '/accounting/receipts'],
  ['roshid', '/accounting/receipts'],
  ['bokeya', '/accounting/dues-list'],
  ['bokea', '/accounting/dues-list'],
  ['jabeda', '/accounting/journal'],
  ['tohobil', '/accounting/funds'],
  ['tohbil', '/accounting/funds'],
  ['khotiyan', '/accounting/general-ledgers'],
  ['porikkha', '/exam'],
  ['porikha', '/exam'],
  ['prottoyonpotro', '/students/certificate-of-attestation'],
  ['rewamil', '/accounting/trial-balance'],
  ['podobi', '/teacherinfo/designation'],
  // one letter off
  ['recipt', '/accounting/receipts'],
  ['addmission', '/students/add'],
  ['vouchr', '/accounting'],
  ['jounral', '/accounting/journal'],
  ['calender', '/settings/calendar'],
  ['dashbord', '/'],
];

for (const [typed, path] of MEANT)
  test(`“${typed}” finds ${path}`, (t) => {
    const found = find(typed);
    t.true(found.includes(path), found.join(' '));
  });

test('what is written as it is called finds as before, and nothing near joins it', (t) => {
  t.deepEqual(find('রেওয়ামিল'), ['/accounting/trial-balance']);
  t.deepEqual(find('যাকাতের মুস্তাহিক'), ['/accounting/zakat-eligible']);
});

test('names of people find no page', (t) => {
  const names =
    'করিম রহিম আব্দুল্লাহ আব্দুর রহমান হুসাইন ওমর উসমান আলী ফাতেমা আয়েশা খাদিজা মারিয়াম যয়নব সুমন জাহিদ তারেক নাসির মাহমুদ ' +
    'ইউসুফ ইবরাহীম ইসমাইল মুসা ঈসা হারুন সালমান বিলাল আনাস মুয়াজ জাবের রাশেদ শরীফ ফারুক মাসুদ কামাল জামাল ' +
    'karim rahim abdullah abdur rahman husain omar usman ali fatema ayesha khadija mariam sumon jahid tarek nasir mahmud ' +
    'yusuf ibrahim ismail musa harun salman bilal anas rashed sharif faruk masud kamal jamal';
  t.deepEqual(
    names.split(' ').filter((name) => find(name).length > 0),
    [],
  );
});

test('a word in Bengali is heard as people write it in Latin letters', (t) => {
  const heard = Object.entries({
    ...{ ভর্তি: 'borti', বেতন: 'beton', রসিদ: 'rosid', বকেয়া: 'bokea', পরীক্ষা: 'porika', ছাত্র: 'catro' },
    ...{
      vorti: 'borti',
      bhorti: 'borti',
      khoroch: 'koroc',
      খরচ: 'koroc',
      folafol: 'polapol',
      ফলাফল: 'polapol',
    },
  });
  for (const [word, sound] of heard) t.is(romanOf(word.normalize('NFC')), sound, word);
});

test('one letter off: one more, one less, another, or two that changed places', (t) => {
  for (const other of ['recipt', 'receiptt', 'receibt', 'recepit']) t.true(isOneOff('receipt', other), other);
  for (const other of ['recip', 'rceeitp', 'recibbt', '']) t.false(isOneOff('receipt', other), other);
});

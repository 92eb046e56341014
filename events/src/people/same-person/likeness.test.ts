import test from 'ava';
import { likenessOf } from './likeness.ts';

const of = (name: string, fatherName = 'আব্দুর রহমান') =>
  likenessOf({ name, fatherName, dateOfBirth: '2015-03-02' });

test('one person is one, however his name is cut short, joined or quoted', (t) => {
  for (const name of [
    'মোঃ আলী',
    'মো: আলী',
    'মো. আলী',
    'মোহাম্মদ আলী',
    'মুহাম্মাদ  আলী',
    'মুহা. আলী',
    'Md. আলী',
    'মোঃ\u200Bআলী',
  ])
    t.is(of(name), of('মোঃ আলী'), name);
  t.is(of('তা‘লীম'), of("তা'লীম"));
  t.is(of('মোছাঃ আয়েশা'), of('মোসাম্মৎ আয়েশা'));
  t.not(of('আলী'), of('আলিম'));
  t.not(of('মোমিন'), of('মোঃ মিন'), 'the beginning of a word is no short form');
});

test('one person is one however his name is spelt, and another name is another', (t) => {
  t.is(of('আব্দুর রহমান'), of('আবদুর রহমান'));
  t.is(of('আব্দুল্লাহ', 'আবদুল করীম'), of('আবদুল্লাহ', 'আব্দুল করিম'));
  t.is(of('আয়েশা'), of('আয়েশাহ'));
  t.not(of('করিম'), of('কারিম'));
  t.not(of('হাসান'), of('হুসাইন'));
});

import test from 'ava';
import { aboutInEnglish, told } from './told.ts';

test('a sentence in English takes names in English, and in Bengali where there is no other', (t) => {
  const about = {
    ...told('class', { name: { bn: 'মীযান', en: 'Mizan' } }),
    ...told('section', { name: { bn: 'ক শাখা', en: '' } }),
    sectionId: 3,
  };
  t.like(about, { class: 'মীযান', section: 'ক শাখা', sectionId: 3 });
  t.like(aboutInEnglish(about), { class: 'Mizan', section: 'ক শাখা', sectionId: 3 });
});

test('what an older operation recorded in Bengali alone is told as it was', (t) => {
  t.deepEqual(aboutInEnglish({ session: '১৪৪৭' }), { session: '১৪৪৭' });
  t.deepEqual(told('class', undefined), { class: '' });
});

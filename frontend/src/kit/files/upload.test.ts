import { setInstitutionImage } from '@madrasah/events/institutions';
import { takesFiles } from '@madrasah/events/kernel';
import test from 'ava';
import { problemsOf, requiredFields } from '../form/validator.ts';
import { acceptOf, fileIssue, formOf } from './upload.ts';

const upload = takesFiles('image', ['jpeg', 'png'], { maxBytes: 3 * 1024 * 1024 });
const file = (type: string, size = 10) => ({ name: 'ছবি.png', type, size });
const picture = new File(['x'], 'লোগো.png', { type: 'image/png' });

test('a file is judged before it is sent, in the server’s own words', (t) => {
  t.is(fileIssue(upload, [file('image/png')]), undefined);
  t.is(fileIssue(upload, [file('')]), undefined, 'what the browser does not know, the server sees');
  t.like(fileIssue(upload, []), { name: 'image', key: 'upload.required' });
  t.like(fileIssue(upload, [file('application/pdf')]), {
    key: 'upload.kind',
    params: { kinds: 'JPEG, PNG' },
  });
  t.like(fileIssue(upload, [file('image/png', 3 * 1024 * 1024 + 1)]), {
    key: 'upload.too-large',
    params: { size: 3 },
  });
  t.like(fileIssue(upload, [file('image/png'), file('image/png')]), {
    key: 'upload.too-many',
    params: { max: 1 },
  });
});

test('the browser’s dialog is told the kinds, by type and by ending', (t) => {
  t.is(acceptOf(upload), 'image/jpeg,.jpg,.jpeg,image/png,.png');
});

test('a form with a file is sent as one, every other field as text', (t) => {
  const form = formOf(upload, { kind: 'Logo', count: 3, nothing: undefined, image: picture });
  t.deepEqual([...form.keys()], ['kind', 'count', 'image']);
  t.is(form.get('count'), '3');
  t.is((form.get('image') as File).name, 'লোগো.png');
});

test('a form over a command that takes files asks for them in its language', (t) => {
  const problems = (body: object, language: 'bn' | 'en') =>
    problemsOf(setInstitutionImage, body, {}, language);
  t.deepEqual([...requiredFields(setInstitutionImage)].sort(), ['image', 'kind']);
  t.deepEqual(problems({ kind: 'Logo' }, 'bn'), { image: 'একটি ফাইল বেছে নিন' });
  const text = new File(['x'], 'a.txt', { type: 'text/plain' });
  t.deepEqual(problems({ kind: 'Logo', image: text }, 'en'), {
    image: 'Files of this kind are not taken; give one of these: JPEG, PNG, GIF, WEBP',
  });
  t.deepEqual(problems({ kind: 'Logo', image: picture }, 'en'), {});
});

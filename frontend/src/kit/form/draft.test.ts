import test from 'ava';
import { draftOf } from './draft.ts';

function storageOf(kept: Record<string, string> = {}) {
  const storage = {
    read: (key: string) => kept[key] ?? null,
    write: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    remove: (key: string) => void Reflect.deleteProperty(kept, key),
    onChange: () => () => undefined,
  };
  return { kept, storage };
}

test('what was typed is there again, but for what is secret, until it is sent', (t) => {
  const { kept, storage } = storageOf();
  const draft = draftOf('first', ['password', 'again'], { storage });
  t.deepEqual(draft.read(), {});
  draft.keep({ UserName: 'আব্দুল হক', password: 'long-enough', again: 'long-enough' });
  t.false(kept['first']?.includes('long-enough'));
  t.deepEqual(draftOf('first', ['password', 'again'], { storage }).read(), { UserName: 'আব্দুল হক' });
  draft.forget();
  t.deepEqual(kept, {});
});

test('nonsense in the storage is nothing', (t) => {
  for (const nonsense of ['', '{', 'null', '7', '[1]', '"a"'])
    t.deepEqual(draftOf('first', [], storageOf({ first: nonsense })).read(), {}, nonsense);
});

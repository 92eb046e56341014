import test from 'ava';
import { auditCommands } from './commands.ts';

const read = (body: object) => auditCommands.changeAuditors.input.safeParse({ params: {}, body });
const addresses = (Addresses?: unknown) => read({ Addresses, Language: 'bn' });

test('addresses stand one to a line, between commas or blanks, and each counts once', (t) => {
  const typed = ' a@example.org\nb.c@example.com, a@example.org;d-e@mail.example.org\r\n';
  t.deepEqual(addresses(typed).data, {
    addresses: ['a@example.org', 'b.c@example.com', 'd-e@mail.example.org'],
    language: 'bn',
  });
});

test('none is nobody', (t) => {
  for (const none of [undefined, null, '', ' \n'])
    t.deepEqual(addresses(none).data, { addresses: [], language: 'bn' });
});

const keysOf = (result: ReturnType<typeof read>) => result.error?.issues.map(({ message }) => message);

test('what is no address, and more than twenty, are refused', (t) => {
  for (const wrong of ['a', 'a@b', '@example.org', 'a@example.org b', '<a@example.org>', '"a"@example.org'])
    t.deepEqual(keysOf(addresses(wrong)), ['request.email'], wrong);
  t.deepEqual(keysOf(addresses(7)), ['request.text']);
  const many = Array.from({ length: 21 }, (_, index) => `a${index}@example.org`).join('\n');
  t.deepEqual(keysOf(addresses(many)), ['request.max']);
  t.deepEqual(keysOf(addresses(`${'a'.repeat(120)}@example.org`)), ['request.email']);
});

test('the language of the certificate is named, and one of the two', (t) => {
  t.deepEqual(keysOf(read({ Addresses: '' })), ['request.required']);
  t.deepEqual(keysOf(read({ Addresses: '', Language: 'ar' })), ['request.choice']);
});

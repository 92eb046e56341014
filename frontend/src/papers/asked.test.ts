import { paperQueries } from '@madrasah/events/papers';
import test from 'ava';
import { documentCheck } from './asked.ts';
import { writtenCode } from './code.ts';

const { verifyDocument } = paperQueries;

test('the check asks where the published language says', (t) => {
  t.is(documentCheck.path, verifyDocument.path);
  t.is(documentCheck.method, verifyDocument.method);
});

test('the longest code that the box takes is one that the server takes', (t) => {
  const documentId = writtenCode(`${'1'.repeat(28)}${'B'.repeat(10)}`);
  t.is(documentId.length, 40);
  t.true(verifyDocument.input.safeParse({ id: '10001', documentId }).success);
});

import test from 'ava';
import { toldAs } from './told.ts';

test('an event is told in a history as it says itself, in both languages', (t) => {
  t.deepEqual(toldAs('CollectionReversed', 'bn'), { called: 'রসিদ বাতিল', tells: 'money-void' });
  t.deepEqual(toldAs('CollectionReversed', 'en'), { called: 'Receipt voided', tells: 'money-void' });
  t.deepEqual(toldAs('FeesCollected', 'en'), { called: 'Fees collected', tells: 'money' });
  t.deepEqual(toldAs('PersonChanged', 'bn'), { called: 'তথ্য বদল', tells: 'facts' });
  t.deepEqual(toldAs('PersonErased', 'en'), { called: 'Personal data erased', tells: 'void' });
});

test('an entry of nobody’s history goes by its name in the books, an event of later days by what it is', (t) => {
  t.deepEqual(toldAs('ContraPosted', 'en'), { called: 'Contra voucher', tells: 'facts' });
  t.deepEqual(toldAs('SomethingNew', 'bn'), { called: 'অন্য ঘটনা', tells: 'facts' });
});

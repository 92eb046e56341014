import test from 'ava';
import { lenderOrBill } from './lender.ts';

test('a liability is a loan or a bill by its own name first, then by its ledger’s', (t) => {
  t.is(lenderOrBill('হাজী সাহেব', 'কর্জে হাসানা'), 'lender');
  t.is(lenderOrBill('করিম স্টোর', 'সরবরাহকারী'), 'bill');
  t.is(lenderOrBill('বকেয়া বেতন', 'ঋণ'), 'bill');
  t.is(lenderOrBill('Karim Store', 'Suppliers'), 'bill');
  t.is(lenderOrBill('Loan of 2026', undefined), 'lender');
  t.is(lenderOrBill('করিম স্টোর', 'দেনা'), undefined);
  t.is(lenderOrBill(), undefined);
});

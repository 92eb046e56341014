import test from 'ava';
import { keepable, typedOver } from './keepable.ts';

test('no password and no file is kept, whatever the form', (t) => {
  const typed = {
    UserName: 'ক',
    password: 'p',
    again: 'p',
    oldPassword: 'p',
    confirmPassword: 'p',
    paid: '800',
  };
  const file = new File(['x'], 'a.jpg');
  t.deepEqual(keepable({ ...typed, photo: file, more: [{ file }] }, ['paid']), { UserName: 'ক' });
});

test('what was typed is what differs from how the form began', (t) => {
  const began = { UserName: 'ক', GenderID: 1, papers: [1, 2], Remark: '' };
  t.deepEqual(typedOver(began, { ...began, Remark: undefined }), {});
  t.deepEqual(typedOver(began, { GenderID: 2, papers: [1, 2], Remark: 'খ' }), {
    UserName: null,
    GenderID: 2,
    Remark: 'খ',
  });
});

test('of rows it is what was typed in each, so that the others go on as they stand', (t) => {
  const began = {
    calendar: 'hijri',
    months: [
      { name: 'ক', charged: 1 },
      { name: 'খ', charged: 1 },
    ],
  };
  const months = [
    { name: 'ক', charged: 1 },
    { name: 'গ', charged: undefined },
  ];
  t.deepEqual(typedOver(began, { ...began, months }), { 'months[1].name': 'গ', 'months[1].charged': null });
  const more = [...began.months, { name: 'ঘ', charged: 1 }];
  t.deepEqual(typedOver(began, { ...began, months: more }), { months: more });
  t.deepEqual(typedOver(began, { calendar: 'hijri' }), { months: null });
});

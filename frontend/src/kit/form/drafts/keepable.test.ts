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

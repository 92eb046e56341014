import { column } from '../kernel/index.ts';

/** How a student stands in every list: two of one name are told apart by code and father, on a phone too. */
export const studentColumns = {
  UserCode: column.code('code', { phone: 'beside' }),
  StudentName: column.name('name', { phone: 'title', strong: true, share: 1.1 }),
  FatherName: column.name('father', { phone: 'beside', share: 1.3 }),
  ClassName: column.text('class', { phone: 'beside', share: 1.3 }),
  SubClass: column.text('section', { phone: 'hide', whole: true }),
  SessionName: column.text('session', { phone: 'hide', whole: true }),
  Mobile1: column.mobile('mobile'),
};

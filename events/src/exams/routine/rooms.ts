import { ARABIC, ENGLISH } from '../../academics/index.ts';
import { defineRegister, field, type Names } from '../../kernel/index.ts';

/** পরীক্ষার কক্ষ: where exams are sat, and on how many seats. */
export interface ExamRoom {
  readonly name: Names;
  readonly seats: number;
  /** How many sit beside each other. */
  readonly across: number;
}

const MOST_SEATS = 1000;
const MOST_ACROSS = 30;

export const examRooms = defineRegister<ExamRoom>()({
  noun: 'ExamRoom',
  stream: 'exams',
  power: 'exam_list_generation',
  path: '/api/exam/rooms',
  id: 'RoomID',
  fields: {
    RoomName: field.text(
      'name.bn',
      { bn: 'কক্ষের নাম', en: 'Room' },
      { missing: { bn: 'কক্ষের নাম লিখুন', en: 'The name of the room is required' } },
    ),
    RoomEngName: field.text('name.en', ENGLISH),
    RoomAraName: field.text('name.ar', ARABIC, { aside: true }),
    Seats: field.number('seats', { bn: 'মোট আসন', en: 'Seats' }, 1, MOST_SEATS),
    Across: field.number('across', { bn: 'পাশাপাশি আসন', en: 'Seats side by side' }, 1, MOST_ACROSS),
  },
  unique: ['name.bn'],
  ordered: true,
  remove: 'retire',
  words: {
    bn: {
      one: 'পরীক্ষার কক্ষ',
      many: 'পরীক্ষার কক্ষ',
      purpose: 'রুটিন ও আসন বিন্যাসে এই কক্ষগুলো থেকে বাছাই করা হয়।',
    },
    en: {
      one: 'exam room',
      many: 'Exam rooms',
      purpose: 'The routine and the seat plans choose from these rooms.',
    },
  },
});

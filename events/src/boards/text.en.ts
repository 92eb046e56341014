import type { bn } from './text.bn.ts';

/** What is said of the exams of boards, in English. */
export const en: Readonly<Record<keyof typeof bn, string>> = {
  'board-registration.already': 'This student is registered for this board exam in this session already',
  'board-registration.other-exam':
    'The board exam of a registration does not change: withdraw it and register anew',
  'board-registration.other-board': 'This centre is of another board',
};

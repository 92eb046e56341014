import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'academics.session.name-required': 'Session Name is required',
  'academics.class.name-required': 'Class Name is required',
  'academics.section.name-required': 'Sub Class Name is required',
  'academics.session.saved': 'Session saved',
  'academics.class.saved': 'Class saved',
  'academics.section.saved': 'Section saved',
  'academics.order.saved': 'Order saved',
  'academics.session.duplicate': 'A session with this name exists already',
  'academics.class.duplicate': 'A class with this name exists already',
  'academics.section.duplicate': 'This class has a section with this name already',
  'academics.order.incomplete': 'The list has changed; load it again and set the order',
  'session.not-found': 'Session not found',
  'class.not-found': 'Class not found',
  'section.not-found': 'Section not found',
};

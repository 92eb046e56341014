import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'academics.session.name-required': 'Session Name is required',
  'academics.class.name-required': 'Class Name is required',
  'academics.section.name-required': 'Sub Class Name is required',
  'academics.section.duplicate': 'This class has a section with this name already',
  'academics.copy-to-itself': 'The section that is copied from cannot be copied to',
  'academics.nothing-to-copy': 'This section has no subjects to copy',
  'academics.subjects-copied': 'The subjects that were missing have been added',
};

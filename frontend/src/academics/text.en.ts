import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'academics.copy.title': 'Copy to sections',
  'academics.copy.why':
    'Adds the subjects of one section to others. A name that stands there already stays as it is.',
  'academics.copy.save': 'Add the subjects',
  'academics.copy.adds': 'What will be added',
  'academics.copy.nothing': 'nothing, all of them are there',
  'academics.copy.empty': 'This section has no subjects yet.',
};

import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.talent.why':
    'Which divisions are ranked, and which of them first. The seven rows stand for the tiers in order.',
  'results.talent.tier': 'Division',
  'results.talent.ranked': 'Ranked',
  'results.talent.serial': 'Order',
  'results.talent.save': 'Save the conditions of merit',
  'results.talent.none':
    'Nothing is saved here: places go by the total, the highest first. Save the rows below only where one division is to go before another.',
  'results.talent.remove': 'Take the conditions of merit off',
  'results.talent.removeAsk': 'Take the conditions of merit off?',
  'results.talent.removeWhat':
    'Places of this section will go by the total, the highest first. What was published stays as it was.',
};

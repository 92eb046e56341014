import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.talent.rows.why':
    'Which divisions are ranked, and which of them first. The seven rows stand for the tiers in order.',
  'results.talent.rows.tier': 'Division',
  'results.talent.rows.ranked': 'Ranked',
  'results.talent.rows.serial': 'Order',
  'results.talent.rows.save': 'Save the conditions of merit',
  'results.talent.rows.none':
    'Nothing is saved here: places go by the total, the highest first. Save the rows below only where one division is to go before another.',
  'results.talent.rows.remove': 'Take the conditions of merit off',
  'results.talent.rows.removeAsk': 'Take the conditions of merit off?',
  'results.talent.rows.removeWhat':
    'Places of this section will go by the total, the highest first. What was published stays as it was.',
};

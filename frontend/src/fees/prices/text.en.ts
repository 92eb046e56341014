import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'fees.prices.whatIf.ask': 'Look first',
  'fees.prices.whatIf.title': 'What these prices would do',
  'fees.prices.whatIf.text':
    'Each head once, at the prices of now and at these; what applying them to standing charges would change stands apart. Nothing is saved.',
  'fees.prices.whatIf.over':
    'Applied to standing charges, {count|student|students} would have paid {total:taka} too much',
  'fees.prices.whatIf.class': 'Class / student code',
  'fees.prices.whatIf.students': 'Students',
  'fees.prices.whatIf.now': 'Now',
  'fees.prices.whatIf.proposed': 'At these prices',
  'fees.prices.whatIf.charged': 'Change of charges',
  'fees.prices.whatIf.overpaid': 'Overpaid',
  'fees.prices.whatIf.more': '{count} more',
  'fees.prices.whatIf.close': 'Close',
  'fees.prices.apply.title': 'New prices on standing charges',
  'fees.prices.apply.why':
    'The saved prices are put on earlier charges, dated today; what was paid above them becomes an advance.',
  'fees.prices.apply.class': 'Class',
  'fees.prices.apply.classAll': 'All classes where none is chosen',
  'fees.prices.apply.from': 'Charged from',
  'fees.prices.apply.fromWhy': 'All of this session where no day is given',
  'fees.prices.apply.reason': 'Reason',
  'fees.prices.apply.heads': 'Heads',
  'fees.prices.apply.headsAll': 'All heads where none is chosen',
  'fees.prices.apply.concessions': 'Concessions granted before',
  'fees.prices.apply.scale': 'Change by their percentage',
  'fees.prices.apply.keep': 'Keep their amount',
  'fees.prices.apply.nothing': 'No charge changes by this choice',
  'fees.prices.apply.do': 'Apply to {items|charge|charges}',
  'fees.prices.apply.done':
    'Changed: {items|charge|charges} of {students|student|students}; dues have changed by {due:taka}',
  'fees.prices.apply.again': 'Again',
  'fees.prices.apply.what':
    '{items|charge|charges} of {students|student|students} will change: charged {charged:taka}, due {due:taka}',
  'fees.prices.apply.over': '{count|student has|students have} paid more: {total:taka} become advances',
  'fees.prices.apply.overRow': '{code:digits}: {total:taka}',
  'fees.prices.apply.kept':
    '{count|charge has|charges have} more conceded or waived than the new price, and will stay as before',
  'fees.prices.apply.before': 'Applied before',
  'fees.prices.apply.none': 'No prices have been applied to earlier charges yet',
  'fees.prices.apply.noneText': 'What is applied stands here, and can be taken back.',
  'fees.prices.apply.students': 'Students',
  'fees.prices.apply.items': 'Fees charged',
  'fees.prices.apply.total': 'Change of charges',
  'fees.prices.copy.title': 'Copy the prices to another session',
  'fees.prices.copy.why': 'Prices that stand there already stay as they are.',
  'fees.prices.copy.do': 'Copy the prices',
};

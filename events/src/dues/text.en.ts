/** What is said of dues, in English. */
export const en = {
  'dues.paper.free-too': 'with those who owe nothing',
  'dues.paper.months': 'owing of {months} months or more',
  'dues.paper.above': 'owing more than {above} taka',
  'dues.paper.days': 'owing for more than {days} days',
};

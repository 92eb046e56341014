import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.beyond.list.none': 'Nothing is published',
  'results.beyond.list.noneWhy': 'Only published results count here.',
  'results.beyond.list.choose': 'Choose an exam',
  'results.beyond.list.suggests':
    'Who passed moves on, who failed stays; a result that is not whole is left open. Nobody is admitted from here.',
  'results.beyond.list.tells': 'There is one message for each guardian. Nothing is sent from here.',
  'results.beyond.list.language': 'Language of the message',
  'results.beyond.list.pageLanguage': 'That of the page',
  'results.beyond.list.noResults': 'No results are published',
  'results.beyond.list.noResultsWhy': 'They stand here once they are published.',
  'results.beyond.charts.by': 'Side by side',
  'results.beyond.charts.section': 'Sections',
  'results.beyond.charts.subject': 'Subjects',
  'results.beyond.charts.exam': 'Exams',
  'results.beyond.charts.session': 'Sessions',
  'results.beyond.charts.passRate': 'Pass rate',
  'results.beyond.charts.passed': '{passed} of {students}',
  'results.beyond.charts.average': 'Average mark',
  'results.beyond.suggest.change': 'Change the suggestion',
  'results.beyond.suggest.says':
    'Whatever the result says, the promotion starts from what you decide here. Nobody is admitted by it.',
  'results.beyond.suggest.byResult': 'As the result suggests',
};

import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'kit.entry.said.add': 'New {one}',
  'kit.entry.said.change': 'Change',
  'kit.entry.said.changeOf': 'Change {one}: {name}',
  'kit.entry.said.save': 'Save {one}',
  'kit.entry.said.view': 'View {one}',
  'kit.entry.said.viewOf': 'View {one}: {name}',
  'kit.entry.said.print': 'Print',
  'kit.entry.said.printOf': 'Print {paper}: {name}',
  'kit.entry.said.close': 'Close',
  'kit.entry.said.withdraw': 'Withdraw',
  'kit.entry.said.withdrawOf': 'Withdraw {one}: {name}',
  'kit.entry.said.withdrawDo': 'Withdraw {one}',
  'kit.entry.said.withdrawSays':
    'The {one} leaves the list, and a printed paper is told to be void when it is checked. Its number is not given again.',
  'kit.entry.said.none': 'No {one} found',
  'kit.entry.said.noneText': 'Write a new {one}, or choose other filters.',
  'kit.entry.said.newRow': 'Add a {one}',
};

import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'concessions.request.new': 'New request',
  'concessions.request.send': 'Ask for it',
  'concessions.request.law':
    'Within your limit the concession is written into the books now; above it it waits for somebody else.',
  'concessions.lessen.do': 'Concession / waiver…',
  'concessions.recover.open': 'Money came',
  'concessions.recover.title': 'Recovery of what was written off',
  'concessions.recover.what':
    'The money is income under “written off, recovered”; the student’s dues do not change.',
  'concessions.recover.save': 'Collect',
  'concessions.lessen.title': '{head}: Concession / waiver',
  'concessions.lessen.how': 'How',
  'concessions.lessen.concession': 'Concession',
  'concessions.lessen.waiver': 'Waiver',
  'concessions.lessen.write-off': 'Write-off',
  'concessions.lessen.concessionWhat':
    'Taken off the fee. Within your limit it is written now, above it it waits for approval.',
  'concessions.lessen.waiverWhat':
    'Gives up a fee that is due already. It is written into the books once somebody else approves it.',
  'concessions.lessen.write-offWhat':
    'What can no longer be collected becomes an expense. It is written once somebody else approves it.',
  'concessions.lessen.send': 'Send',
  'concessions.limits.type': 'User type',
  'concessions.limits.amount': 'Most taka',
  'concessions.limits.percent': 'Most per cent',
  'concessions.limits.transfers': 'Gifts and loans between funds',
  'concessions.limits.transfersSave': 'Save limit of transfers',
  'concessions.limits.transfersLaw':
    'To give or lend more than this at once from fund to fund needs a second person. With 0 each one does. Contra and loans repaid need nobody.',
  'concessions.limits.law':
    'A concession above these needs a second person. Where a box is empty there is no limit.',
  'concessions.counter.above': 'This concession is above your limit.',
  'concessions.counter.request': 'Ask for the concession',
  'concessions.standing.title': 'Standing concessions',
  'concessions.standing.everyHead': 'Every head',
  'concessions.standing.end': 'End the concession',
  'concessions.standing.endAsk': 'End the standing concession?',
  'concessions.standing.endWhat':
    'From this month on new charges are conceded no more. What was charged keeps its concession.',
};

import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'concessions.request.new': 'New request',
  'concessions.request.student': 'Student',
  'concessions.request.kind': 'Why',
  'concessions.kind.concession': 'Concession',
  'concessions.kind.free': 'Free',
  'concessions.kind.staff': 'Child of staff',
  'concessions.kind.sibling': 'Siblings',
  'concessions.request.what': 'On what',
  'concessions.request.item': 'Charged fee',
  'concessions.request.itemHint': 'One of what is due now; leave it empty for months to come',
  'concessions.request.head': 'Head',
  'concessions.request.headHint': 'Every head when left empty',
  'concessions.request.from': 'From month',
  'concessions.request.to': 'To month',
  'concessions.request.amount': 'Taka',
  'concessions.request.percent': 'Per cent',
  'concessions.request.percentHint':
    'Taka or per cent, one of the two; per cent is rounded to the whole taka',
  'concessions.request.reason': 'Reason',
  'concessions.request.send': 'Send',
  'concessions.request.law':
    'Within your limit the concession is written into the books now; above it it waits for somebody else.',
  'concessions.lessen.do': 'Lessen…',
  'concessions.recover.open': 'Money came',
  'concessions.recover.title': 'Recovery of what was written off',
  'concessions.recover.what':
    'The money is income under “written off, recovered”; the student’s dues do not change.',
  'concessions.recover.save': 'Take',
  'concessions.recover.account': 'Into account',
  'concessions.recover.on': 'Day',
  'concessions.lessen.title': '{head}: lessen the due',
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
  'concessions.limits.type': 'Type of user',
  'concessions.limits.amount': 'Most taka',
  'concessions.limits.percent': 'Most per cent',
  'concessions.limits.law':
    'A concession above these needs a second person. Where a box is empty there is no limit.',
  'concessions.counter.above': 'This concession is above your limit.',
  'concessions.counter.request': 'Ask for the concession',
  'concessions.standing.title': 'Standing concessions',
  'concessions.standing.everyHead': 'Every head',
  'concessions.standing.concession': 'Concession',
  'concessions.standing.free': 'Free',
  'concessions.standing.staff': 'Child of the staff',
  'concessions.standing.sibling': 'Brothers and sisters',
  'concessions.standing.end': 'End the concession',
  'concessions.standing.endAsk': 'End the standing concession?',
  'concessions.standing.endWhat':
    'From this month on new charges are conceded no more. What was charged keeps its concession.',
  'concessions.standing.from': 'From the month',
};

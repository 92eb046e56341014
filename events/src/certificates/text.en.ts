import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'certificate.written': 'The certificate is created',
  'certificate.owes-books':
    'Books of the library are not back: {books}; the clearance paper is printed once they are back or settled',
  'certificate.not-clear':
    'This student’s account is not clear: {due:taka} taka due, {advance:taka} taka held in advance; the clearance paper is printed once it is settled',
  'certificate.figures-typed':
    'These figures are not those of the published result; give a reason for writing others',
  'certificate.above-top': 'The total mark is above the top mark of the exam: {said} of {top}',
  'certificate.published-is': 'The published result says: {said}',
  'certificate.nothing-published': 'This student has no published result of this exam',
  'certificate.why-typed': 'Give the reason',
  'certificate.from-result': 'From the published result',
  'certificate.was-typed': 'By hand',
  'certificate.paper.title': 'Certificate of attestation',
  'certificate.paper.clearance': 'Clearance paper',
  'certificate.paper.number': 'No.',
  'certificate.paper.day': 'Date',
  'certificate.paper.attests': 'This is to certify that',
  'certificate.paper.clears': 'This is to clear that',
  'certificate.paper.father': 'Father',
  'certificate.paper.mother': 'Mother',
  'certificate.paper.village': 'Village',
  'certificate.paper.post': 'Post office',
  'certificate.paper.thana': 'Police station',
  'certificate.paper.district': 'District',
  'certificate.paper.code': 'Code',
  'certificate.paper.born': 'Date of birth',
  'certificate.paper.session': 'Session',
  'certificate.paper.class': 'Class',
  'certificate.paper.studied': 'studied at this madrasah. Exam',
  'certificate.paper.mark': 'Total mark',
  'certificate.paper.division': 'Division',
  'certificate.paper.wishes': 'We wish well for all that lies ahead.',
  'certificate.paper.owes-nothing':
    'Until today nothing is owed to the madrasah, and the madrasah holds no money of this student.',
  'certificate.paper.head-of-studies': 'Head of studies',
  'certificate.paper.principal': 'Principal',
  'certificate.paper.accountant': 'Accountant',
  'certificate.paper.again': 'Reprint',
  'certificate.paper.scan': 'Scan to verify',
};

import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'library.copies.add': 'Add copies',
  'library.copies.addOf': 'Add copies: {title}',
  'library.copies.shown': 'Copies',
  'library.loans.search': 'Accession no., title, reader',
  'library.loans.all': 'All loans',
  'library.loans.open': 'What is out',
  'library.loans.late': 'Late',
  'library.loans.lost': 'Lost',
  'library.loans.message': 'Message text',
  'library.loans.messageTo': 'Message about a late book: {name}',
  'library.loans.messageText': 'Message text',
  'library.loans.copy': 'Copy',
  'library.loans.copied': 'Copied',
};

import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'donations.donor.add': 'New donor',
  'donations.donor.change': 'Change',
  'donations.donor.changeOf': 'Change the donor: {name}',
  'donations.donor.save': 'Save',
  'donations.donor.join': 'Make one',
  'donations.donor.joinOf': 'Make two entries one: {name}',
  'donations.donor.joinSays':
    'This entry leaves the list. What was given under it is shown under the entry that stays; receipts that were given do not change.',
  'donations.donor.searchHint': 'Donor no., name, mobile',
  'donations.donor.none': 'There is no donor',
  'donations.donor.noneText': 'Add a donor; a name suffices.',
  'donations.gift.add': 'New donation',
  'donations.gift.take': 'Receive the donation',
  'donations.gift.receipt': 'Donation Receipt',
  'donations.gift.reverse': 'Reverse the donation',
  'donations.gift.reverseOf': 'Reverse donation: {number}',
  'donations.gift.reverseSays':
    'The number of the receipt stays and it says that it is void; the money leaves account and fund.',
  'donations.gift.none': 'There is no donation',
  'donations.gift.noneText': 'Press “New donation” to record the first, or choose other filters.',
};

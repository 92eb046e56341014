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
};

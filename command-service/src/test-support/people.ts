import type { Profile } from '@madrasah/events/people';

export const PROFILE: Profile = {
  name: 'আব্দুল্লাহ',
  fatherName: 'আব্দুর রহমান',
  motherName: 'আয়েশা',
  dateOfBirth: '2015-03-02',
  nationalId: '',
  bloodGroup: '',
  mobile1: '01712345678',
  relationship1: 1,
  mobile2: '',
  relationship2: null,
  email: '',
  permanent: { thana: '', post: '', village: '' },
  present: { thana: '', post: '', village: '' },
};

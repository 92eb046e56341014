import type { Class } from './roll.ts';

/** What an applicant writes, but for the class; the guardian's mobile ends with 5678. */
export const FORM = {
  ...{ UserName: 'আব্দুল্লাহ', FatherName: 'আব্দুর রহমান', MotherName: 'আয়েশা', GenderID: 1 },
  ...{ DateOfBirth: '2015-03-02', Mobile1: '01712345678', Relationship1: 1, ResidentialStatusId: 1 },
  ...{ permanentPoliceStationID: '207006', permanentPost: 'সোনাগাজী', permanentVill: 'চরচান্দিয়া' },
  ...{ TransientPoliceStationID: '207006', TransientPost: 'সোনাগাজী', TransientVill: 'চরচান্দিয়া' },
};

/** What the office sends to admit him. @param id of the application */
export const admissionOf = (place: Class, id: number) => ({
  ...{ UserID: id, ...FORM, ...place, SFTID: 1, NewOldId: 1, sure: true },
});

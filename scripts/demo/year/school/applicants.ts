import { DEMO_SCHOOL } from '@madrasah/command-service';
import { APPLICATION, applicationCommands } from '@madrasah/events/applications';
import type { Pupil } from '../../invented/pupils.ts';
import type { Clerk } from '../clerk.ts';
import type { Frame } from '../frame.ts';

const POST = 'ভালুকা';
const RESIDENCES = { aba: 1, ona: 2, day: 3 } as const;
/** Younger brothers of pupils who apply themselves. */
const NAMES = ['আহমাদ আব্দুল্লাহ', 'মুহাম্মাদ ইয়াহইয়া', 'আনাস বিন মাহমুদ'] as const;

/** Opens the public page for the newer session; three apply, and one of them is laid aside. */
export async function takeApplications(
  clerk: Clerk,
  { sessions, classes }: Frame,
  pupils: readonly Pupil[],
): Promise<void> {
  await clerk.send(applicationCommands.setOnlineAdmission, { open: 1, SessionID: sessions.newer });
  let last = 0;
  for (const [index, UserName] of NAMES.entries()) {
    const brother = pupils[index * 7];
    const place = classes[index % classes.length];
    if (!brother || !place) continue;
    const dataBody = {
      ...{ UserName, FatherName: brother.father, MotherName: brother.mother, GenderID: 1 },
      ...{ DateOfBirth: `${Number(brother.birthDay.slice(0, 4)) + 1}-05-09`, NIDNO: '' },
      ...{ Mobile1: brother.mobile, Relationship1: 1 },
      ...{ permanentPoliceStationID: brother.thana, permanentPost: POST, permanentVill: brother.village },
      ...{ TransientPoliceStationID: brother.thana, TransientPost: POST, TransientVill: brother.village },
      ...{ ClassID: place.id, ResidentialStatusId: RESIDENCES[brother.residence] },
    };
    const { id } = await clerk.send(applicationCommands.submitApplication, { dataBody }, { id: DEMO_SCHOOL });
    last = id as number;
  }
  if (last > 0)
    await clerk.send(
      applicationCommands.switchApplication,
      { Status: APPLICATION.inactive },
      { id: String(last) },
    );
}

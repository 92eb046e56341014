import { certificates as attested } from '@madrasah/events/certificates';
import { bn as certificates } from '../../../frontend/src/certificates/text.bn.ts';
import { saidOf } from '../../../frontend/src/kit/entry/said.ts';
import { type Person, said } from '../accounting/house.ts';
import { words } from '../words.ts';
import { NAME } from './applicant.ts';
import type { Place, Pupil } from './pupil.ts';

const { bn } = words;

/** What is answered to the next paper that somebody asks for. */
export const paper = (person: Person) =>
  person.page.waitForResponse((answer) => answer.url().includes('.pdf'));

/** His class moves on, and of it he alone. */
export async function promote(office: Person, place: Place): Promise<void> {
  await office.go('/students/promotion');
  await office.choose(bn['admissions.field.session'], place.sessionName);
  await office.choose(bn['admissions.field.class'], place.className);
  await office.choose(bn['admissions.promotion.toSession'], place.nextSession);
  await office.watch.rest();
  const others = office.page.getByLabel(/^[০-৯]+ · /).filter({ hasNotText: NAME });
  for (let at = 0; at < (await others.count()); at += 1) {
    const label = await others.nth(at).evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    if (label?.includes(NAME)) continue;
    await others.nth(at).click();
    await office.page.getByRole('option', { name: bn['admissions.promotion.skip'] }).click();
  }
  await office.page.getByLabel(bn['admissions.promotion.withoutCharge']).check(); // it has no prices yet
  await office.button(bn['kit.steps.look']).click();
  await office.button(said('admissions.promotion.do', { count: '১' })).click();
  await office.reads(bn['admissions.promotion.done']);
}

/** His leaving is recorded on his own page; what he owes is settled later. */
export async function leave(office: Person, { AdmissionID }: Pupil): Promise<void> {
  await office.go(`/students/${AdmissionID}?tab=details`);
  await office.button(bn['admissions.standing.leave']).click();
  await office.choose('কীভাবে বিদায়', 'অন্য মাদরাসায় গেছে');
  await office.field('কারণ').fill('অন্য মাদরাসায় ভর্তি');
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('button', { name: bn['admissions.standing.leave'] }).click();
  await office.button(bn['admissions.standing.later']).click();
}

/** Asks for the clearance of his certificate. @returns what the house answers */
export async function clearance(office: Person, { UserCode }: Pupil): Promise<number> {
  await office.go(`/students/certificate-of-attestation?search=${UserCode}`);
  await office.button(saidOf(attested, 'bn').print.of(NAME)).click();
  await office.field(certificates['certificates.print.clearance']).check();
  const printed = paper(office);
  await office.page
    .getByRole('dialog')
    .getByRole('button', { name: certificates['certificates.print.do'] })
    .click();
  return (await printed).status();
}

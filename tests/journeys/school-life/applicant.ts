import { wordIn } from '@madrasah/events';
import type { Person } from '../accounting/house.ts';
import { words } from '../words.ts';

const { bn } = words;

/** Whom nobody of the demo school is called. */
export const NAME = 'সালমান ফারসী নদভী';

/** Fills in what an applicant tells of himself, by the words of the form. */
export async function fillApplication(guardian: Person, className: string): Promise<void> {
  await guardian.choose(wordIn('bn', 'class'), className);
  await guardian.choose(wordIn('bn', 'residence'), 'আবাসিক');
  await guardian.field(bn['people.field.name']).fill(NAME);
  await guardian.choose(bn['people.field.gender'], 'পুরুষ');
  await guardian.field(bn['people.field.born']).fill('০৫/০৩/২০১৫');
  await guardian.field(bn['people.field.father']).fill('আব্দুর রহমান নদভী');
  await guardian.field(bn['people.field.mother']).fill('আয়েশা');
  await guardian.field(bn['people.field.mobile1']).fill('০১৭৯৮৭৬৫৪৩২');
  await guardian.choose(bn['people.field.relation1'], 'পিতা');
  await guardian.field(bn['people.field.same']).check();
  for (const level of ['division', 'district', 'thana'] as const) {
    await guardian.field(bn[`kit.address.${level}`]).click();
    await guardian.page.getByRole('option').nth(1).click();
  }
  await guardian.field(bn['kit.address.post']).fill('রহমতপুর');
  await guardian.field(bn['kit.address.village']).fill('পূর্ব পাড়া');
}

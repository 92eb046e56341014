import type { Page } from 'playwright-core';
import { sectionOfFiles } from '../../beginnings/files.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const cell = (page: Page, at = '0:0') => page.locator(`[data-cell="${at}"]`);

row(
  57,
  'two people in one cell of marks: the second is shown both, and who has seen both decides',
  async (t, house) => {
    const school = await house.school();
    await school.login('nazim', 3);
    const { place, marks } = await sectionOfFiles(school.admin);
    const { SessionID, ExamID, SubClassID } = place;
    const path = `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
    const first = async () => (await marks())['1077'];
    await onPage(house, school, path, (one) =>
      onPage(
        house,
        school,
        path,
        async (other) => {
          await cell(one).fill('৬৬');
          await cell(one, '0:1').fill('৪০');
          await cell(other).fill('৭০');
          await cell(other).press('Control+Enter');
          await t.comes(async () => (await first())?.[0], 70, 'what the other has saved');
          await cell(one).press('Control+Enter');
          const both = one.locator('form .at-save');
          await both.filter({ hasText: '৭০' }).filter({ hasText: '৬৬' }).waitFor();
          t.is(await cell(one).inputValue(), '৬৬', 'what was typed stays');
          t.is(await first(), [70, null], 'nothing is recorded half');
          await one.getByRole('button', { name: 'এখন যা আছে তা নিন' }).click();
          await both.waitFor({ state: 'detached' });
          await cell(one, '0:1').press('Control+Enter');
          await t.comes(first, [70, 40], 'the mark that was taken, and the one beside it');
        },
        { as: 'nazim' },
      ),
    );
  },
);

row(
  57,
  'marks typed twice: neither sees the other’s, and where they differ one of them is chosen',
  async (t, house) => {
    const school = await house.school();
    await school.login('nazim', 3);
    const { place, marks } = await sectionOfFiles(school.admin);
    const { revision } = (await school.admin.get('/api/exam/settings')).body.data;
    t.taken(await school.admin.putSeen('/api/exam/settings', { doubleEntry: 1 }, revision), 200);
    const { SessionID, ExamID, SubClassID } = place;
    const at = (tab: string) =>
      `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}&tab=${tab}`;
    const first = async () => (await marks())['1077']?.[0];
    await onPage(house, school, at('entry'), (one) =>
      onPage(
        house,
        school,
        at('second'),
        async (other) => {
          await cell(one).fill('৬৬');
          await cell(one).press('Control+Enter');
          await t.comes(first, 66, 'the first pass');
          await cell(other).waitFor();
          t.is(await cell(other).inputValue(), '', 'the second sees the first');
          await cell(other).fill('৬০');
          await cell(other).press('Control+Enter');
          await other.goto(new URL(at('comparison'), other.url()).href);
          await other.getByText('৬৬').first().waitFor();
          await other.getByText('৬০').first().waitFor();
        },
        { as: 'nazim' },
      ),
    );
  },
);

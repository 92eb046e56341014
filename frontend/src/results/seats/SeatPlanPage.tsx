import { resultQueries } from '@madrasah/events/results';
import { Segment } from 'semantic-ui-react';
import { sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { usePlace, usePlaceChoices } from '../use-place.ts';
import { CrowdedRooms } from './CrowdedRooms.tsx';
import { NewPlan } from './NewPlan.tsx';
import { OnePlan } from './OnePlan.tsx';
import { seatsTexts } from './texts.ts';

/** `/exam/seat-plan`: who sits where in an exam, so that no neighbours are of one section. */
export default function SeatPlanPage() {
  const t = useText(seatsTexts);
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const { exams } = usePlaceChoices();
  const { list } = usePlace();
  const SessionID = Number(list.values.SessionID);
  const ExamID = Number(list.values.ExamID);
  return (
    <Page>
      <Filters>
        <FilterSelect
          list={list}
          name="SessionID"
          label={word('session')}
          all={null}
          options={asChoices(sessions.data?.data, 'SessionID', names.session)}
        />
        <FilterSelect
          list={list}
          name="ExamID"
          label={t('results.seats.page.exam')}
          all={null}
          options={exams}
        />
      </Filters>
      {SessionID && ExamID ? (
        <Plans asked={{ SessionID, ExamID }} />
      ) : (
        <Segment>
          <NoneYet
            needs={['candidates']}
            title={t('results.seats.page.choose')}
            text={t('results.seats.page.chooseWhy')}
          />
        </Segment>
      )}
    </Page>
  );
}

function Plans({ asked }: { readonly asked: { readonly SessionID: number; readonly ExamID: number } }) {
  const t = useText(seatsTexts);
  const plans = useQuery(resultQueries.seatPlans, { ...asked });
  const mayMake = useMay('exam_list_generation', 'insert');
  const paper = (path: string) => path.replace('.pdf', '');
  return (
    <>
      <Loaded of={plans} lines={4}>
        {({ data, crowded }) => (
          <Segment>
            <CrowdedRooms crowded={crowded} />
            {data.length === 0 ? (
              <Empty title={t('results.seats.page.none')} text={t('results.seats.page.noneWhy')} />
            ) : (
              <div className="row">
                <PaperFiles
                  path={paper(resultQueries.doorListPdf.path)}
                  query={{ ...asked }}
                  name="door-list"
                  print={t('results.seats.page.door')}
                  sheetless
                />
                <PaperFiles
                  path={paper(resultQueries.deskCardsPdf.path)}
                  query={{ ...asked }}
                  name="desk-cards"
                  print={t('results.seats.page.desk')}
                  sheetless
                />
              </div>
            )}
            {data.map((plan) => (
              <OnePlan key={plan.ID} plan={plan} />
            ))}
          </Segment>
        )}
      </Loaded>
      {mayMake && <NewPlan key={`${asked.SessionID}-${asked.ExamID}`} asked={asked} />}
    </>
  );
}

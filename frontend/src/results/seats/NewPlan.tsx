import { examRooms } from '@madrasah/events/exams';
import { resultCommands } from '@madrasah/events/results';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { usePlaceChoices } from '../use-place.ts';
import { seatsTexts } from './texts.ts';

/** Which sections are to sit in which rooms. */
export function NewPlan({
  asked,
}: {
  readonly asked: { readonly SessionID: number; readonly ExamID: number };
}) {
  const t = useText(seatsTexts);
  const { sections } = usePlaceChoices();
  const rooms = useQuery(examRooms.queries.list, {});
  return (
    <Segment>
      <h2 className="ui small header">{t('results.seats.page.add')}</h2>
      <p className="muted">{t('results.seats.page.addWhy')}</p>
      <AskedForm
        command={resultCommands.makeSeatPlan}
        initialValues={{ ...asked }}
        onPage={{
          SubClassIDs: { options: sections },
          RoomIDs: { options: asChoices(rooms.data?.data, 'RoomID', 'called') },
        }}
        quiet
        save={t('results.seats.page.make')}
      />
    </Segment>
  );
}

import { resultCommands, type SeatPlanRow } from '@madrasah/events/results';
import { useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { seatsTexts } from './texts.ts';

/** A plan: its sections, how many sit in each room, and the button that withdraws it. */
export function OnePlan({ plan }: { readonly plan: SeatPlanRow }) {
  const t = useText(seatsTexts);
  const mayWithdraw = useMay('exam_list_generation', 'delete');
  const [asking, setAsking] = useState(false);
  return (
    <section>
      <h2 className="ui small header">{plan.Sections.join(', ')}</h2>
      <ul>
        {plan.Rooms.map(({ RoomID, RoomName, Seats, Seated }) => (
          <li key={RoomID}>
            {RoomName}: <Digits of={Seated} /> / <Digits of={Seats} />
          </li>
        ))}
      </ul>
      {plan.Unseated.length > 0 && (
        <Message warning visible>
          <p>{t('results.seats.page.unseated', { count: plan.Unseated.length })}</p>
          <ul>
            {plan.Unseated.map(({ UserID, UserCode, UserName }) => (
              <li key={UserID}>
                <Digits of={UserCode} /> {UserName}
              </li>
            ))}
          </ul>
        </Message>
      )}
      {mayWithdraw && (
        <Button type="button" basic size="small" onClick={() => setAsking(true)}>
          {t('results.seats.page.withdraw')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          command={resultCommands.withdrawSeatPlan}
          params={{ sessionId: plan.SessionID, id: plan.ID }}
          title={t('results.seats.page.withdrawAsk')}
          verb={t('results.seats.page.withdraw')}
          plain
          onClose={() => setAsking(false)}
        >
          {t('results.seats.page.withdrawWhat')}
        </ConfirmDialog>
      )}
    </section>
  );
}

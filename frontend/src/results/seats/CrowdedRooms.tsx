import type { CrowdedOnWire } from '@madrasah/events/exams';
import { Message } from 'semantic-ui-react';
import { DayText, Digits } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { seatsTexts } from './texts.ts';

/** Rooms of the routine that hold fewer than will come, with day and time; nothing where everybody finds a seat. */
export function CrowdedRooms({ crowded }: { readonly crowded: readonly CrowdedOnWire[] }) {
  const t = useText(seatsTexts);
  if (crowded.length === 0) return null;
  return (
    <Message warning visible>
      <p>{t('results.seats.page.crowded')}</p>
      <ul>
        {crowded.map(({ RoomID, RoomName, Day, TimeFrom, TimeTo, Seats, Count }) => (
          <li key={`${RoomID} ${Day} ${TimeFrom} ${TimeTo}`}>
            {RoomName}, <DayText on={Day} />, <Digits of={`${TimeFrom}–${TimeTo}`} />:{' '}
            {t('results.seats.page.crowdedBy', { seats: Seats, count: Count })}
          </li>
        ))}
      </ul>
    </Message>
  );
}

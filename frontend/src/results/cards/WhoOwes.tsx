import { examDuesList } from '@madrasah/events/results';
import { Message } from 'semantic-ui-react';
import { Digits, Money } from '../../kit/figures/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { cardsTexts } from './texts.ts';

interface Props {
  readonly place: Place;
  /** Taka of each. */
  readonly dues: readonly number[];
}

/** How many of a section owe of their exam's fee, and the list of them to be printed; nothing where nobody does. */
export function WhoOwes({ place, dues }: Props) {
  const t = useText(cardsTexts);
  const owing = dues.filter((due) => due > 0);
  if (owing.length === 0) return null;
  return (
    <Message visible info>
      {t('results.cards.page.owing')} <Digits of={owing.length} /> ·{' '}
      <Money taka={owing.reduce((sum, due) => sum + due, 0)} />
      <div className="row">
        <PaperFiles
          path={examDuesList.question.path}
          query={{ ...place }}
          name="exam-dues"
          print={t('results.cards.page.printDues')}
        />
      </div>
    </Message>
  );
}

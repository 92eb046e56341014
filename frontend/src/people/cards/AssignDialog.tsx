import { peopleCommands } from '@madrasah/events/people';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';

interface Props {
  readonly userId: number;
  readonly name: string;
  onClose(): void;
}

/** The number of a card, typed or read: a reader ends it with Enter, which leads to the button that saves. */
export function AssignDialog({ userId, name, onClose }: Props) {
  const t = useText(peopleTexts);
  return (
    <AskedDialog
      title={t('people.card.assign', { name })}
      says={t('people.card.assignSays')}
      command={peopleCommands.assignCard}
      toBody={({ CardNo }) => ({ UserID: userId, CardNo })}
      save={t('people.card.save')}
      onClose={onClose}
    />
  );
}

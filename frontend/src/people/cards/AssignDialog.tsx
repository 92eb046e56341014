import { peopleCommands } from '@madrasah/events/people';
import { Dialog } from '../../kit/feedback/index.ts';
import { TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';

interface Props {
  readonly userId: number;
  readonly name: string;
  onClose(): void;
}

/** The number of a card, typed or read: a reader ends it with Enter, which leads to the button that saves. */
export function AssignDialog({ userId, name, onClose }: Props) {
  const t = useText(peopleTexts);
  const word = useWord();
  return (
    <Dialog title={t('people.card.assign', { name })} onClose={onClose}>
      <p>{t('people.card.assignSays')}</p>
      <CommandForm
        command={peopleCommands.assignCard}
        toBody={({ CardNo }) => ({ UserID: userId, CardNo })}
        save={t('people.card.save')}
        afterSave="keep"
        onClose={onClose}
        onDone={onClose}
      >
        <TextField name="CardNo" label={word('cardNumber')} />
      </CommandForm>
    </Dialog>
  );
}

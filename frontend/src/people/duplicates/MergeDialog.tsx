import { digitsOf, type RowOf } from '@madrasah/events/kernel';
import { type duplicatesList, peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { Message } from 'semantic-ui-react';
import { Dialog } from '../../kit/feedback/index.ts';
import { RadioField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';

export type Pair = RowOf<typeof duplicatesList>;

interface Props {
  readonly pair: Pair;
  onClose(): void;
}

/** Two entries made one: which of them stays, and why. What stands against it is told by the server, thing by thing. */
export function MergeDialog({ pair, onClose }: Props) {
  const t = useText(peopleTexts);
  const word = useWord();
  const language = useLanguage();
  const { UserID, OtherID } = pair;
  const [held, setHeld] = useState<readonly string[]>([]);
  return (
    <Dialog title={t('people.merge.title', { name: pair.UserName })} onClose={onClose}>
      <p>{t('people.merge.says')}</p>
      {held.length > 0 && <Message negative list={[...held]} />}
      <CommandForm
        command={peopleCommands.mergePeople}
        version={pair.revision}
        initialValues={{ keepId: UserID }}
        toBody={({ keepId, reason }) => ({
          ...{ keepId: Number(keepId), reason },
          otherId: Number(keepId) === UserID ? OtherID : UserID,
        })}
        save={t('people.merge.verb')}
        afterSave="keep"
        onRefused={({ fields }) => setHeld(fields.map(({ message }) => message))}
        onClose={onClose}
        onDone={onClose}
      >
        <RadioField
          name="keepId"
          label={t('people.merge.keep')}
          options={[
            {
              value: UserID,
              label: `${pair.UserName} (${word('code')} ${digitsOf(pair.UserCode, language)})`,
            },
            {
              value: OtherID,
              label: `${pair.OtherName} (${word('code')} ${digitsOf(pair.OtherCode, language)})`,
            },
          ]}
        />
        <TextField name="reason" label={t('people.merge.reason')} />
      </CommandForm>
    </Dialog>
  );
}

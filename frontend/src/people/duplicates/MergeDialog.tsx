import { digitsOf, type RowOf } from '@madrasah/events/kernel';
import { type duplicatesList, peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { Message } from 'semantic-ui-react';
import { AskedDialog } from '../../kit/asked/index.ts';
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
  const named = (name: string, code: string) => `${name} (${word('code')} ${digitsOf(code, language)})`;
  const [held, setHeld] = useState<readonly string[]>([]);
  return (
    <AskedDialog
      title={t('people.merge.title', { name: pair.UserName })}
      says={
        <>
          <p>{t('people.merge.says')}</p>
          {held.length > 0 && <Message negative list={[...held]} />}
        </>
      }
      command={peopleCommands.mergePeople}
      version={pair.revision}
      initialValues={{ keepId: UserID }}
      onPage={{
        keepId: {
          options: [
            { value: UserID, label: named(pair.UserName, pair.UserCode) },
            { value: OtherID, label: named(pair.OtherName, pair.OtherCode) },
          ],
        },
      }}
      toBody={({ keepId, reason }) => ({
        ...{ keepId: Number(keepId), reason },
        otherId: Number(keepId) === UserID ? OtherID : UserID,
      })}
      save={t('people.merge.verb')}
      onRefused={({ fields }) => setHeld(fields.map(({ message }) => message))}
      onClose={onClose}
    />
  );
}

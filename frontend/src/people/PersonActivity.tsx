import { peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import type { UserRow } from './rows.ts';
import { peopleTexts } from './texts.ts';

/** Puts a person aside, or takes him back; each says first what comes of it. */
export function PersonActivity({ person }: { person: UserRow }) {
  const t = useText(peopleTexts);
  const mayDelete = useMay('user_entry', 'delete');
  const mayEdit = useMay('user_entry', 'edit');
  const [asked, setAsked] = useState(false);
  const isActive = person.Status === 1;
  const say = isActive ? 'off' : 'on';
  return (
    <>
      {!isActive && (
        <Message warning visible>
          {t('people.activity.isOff')}
        </Message>
      )}
      {(isActive ? mayDelete : mayEdit) && (
        <p>
          <Button type="button" basic onClick={() => setAsked(true)}>
            {t(`people.activity.${say}`)}
          </Button>
        </p>
      )}
      {asked && <ActivityDialog person={person} onClose={() => setAsked(false)} />}
    </>
  );
}

type Who = Pick<UserRow, 'UserID' | 'UserName'> & { readonly Status: number };

/** Says what comes of it, and asks for the reason. */
export function ActivityDialog({ person, onClose }: { readonly person: Who; onClose(): void }) {
  const t = useText(peopleTexts);
  const isActive = person.Status === 1;
  const say = isActive ? 'off' : 'on';
  return (
    <ConfirmDialog
      command={isActive ? peopleCommands.deactivatePerson : peopleCommands.setPersonStatus}
      params={{ id: person.UserID }}
      {...(isActive ? {} : { body: { active: 1 } })}
      title={t(`people.activity.${say}Title`, { name: person.UserName })}
      verb={t(`people.activity.${say}`)}
      confirming={!isActive}
      onClose={onClose}
      onDone={onClose}
    >
      <p>{t(`people.activity.${say}Says`)}</p>
    </ConfirmDialog>
  );
}

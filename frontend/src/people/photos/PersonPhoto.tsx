import { peopleCommands, photoUpload } from '@madrasah/events/people';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { FramedPictureField } from '../../kit/files/index.ts';
import { FormSection } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { UserRow } from '../rows.ts';
import { peopleTexts } from '../texts.ts';

/** The photo of a person in the form of his data: the one that stands, and the next. */
export function PhotoSection({ person }: { readonly person?: UserRow }) {
  const t = useText(peopleTexts);
  return (
    <FormSection id="photo" title={t('people.photo.title')}>
      <FramedPictureField
        shape={3 / 4}
        upload={photoUpload}
        address={person?.Photo ?? null}
        label={t('people.photo.title')}
        hint={t('people.photo.hint')}
        camera="environment"
        required={false}
      />
      {person && person.Photo !== null && <RemovePhoto person={person} />}
    </FormSection>
  );
}

function RemovePhoto({ person: { UserID, UserName } }: { readonly person: UserRow }) {
  const t = useText(peopleTexts);
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <button type="button" className="ui basic small button" onClick={() => setRemoving(true)}>
        {t('people.photo.remove')}
      </button>
      {removing && (
        <ConfirmDialog
          command={peopleCommands.withdrawPhoto}
          params={{ id: UserID }}
          plain
          title={t('people.photo.removeTitle', { name: UserName })}
          verb={t('people.photo.remove')}
          onClose={() => setRemoving(false)}
          onDone={() => setRemoving(false)}
        >
          <p>{t('people.photo.removeSays')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

import { peopleCommands, photoUpload } from '@madrasah/events/people';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { FramedPictureField } from '../../kit/files/index.ts';
import { CommandForm, FormSection } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { UserRow } from '../rows.ts';
import { peopleTexts } from '../texts.ts';

/** The photo of a person: the one that stands, and the next. */
export function PersonPhoto({ person }: { person: UserRow }) {
  const t = useText(peopleTexts);
  const [removing, setRemoving] = useState(false);
  const { UserCode, UserTypeID, UserID, UserName, Photo } = person;
  return (
    <FormSection id="photo" title={t('people.photo.title')}>
      <CommandForm
        command={peopleCommands.uploadPhoto}
        // The server finds the person by the name of the file; a camera calls it something else.
        toBody={({ image }) => ({ image: named(image, UserCode), UserTypeID })}
        save={t('people.photo.save')}
        quiet
      >
        <FramedPictureField
          shape={3 / 4}
          upload={photoUpload}
          address={Photo}
          label={t('people.photo.title')}
          hint={t('people.photo.hint')}
          camera="environment"
        />
      </CommandForm>
      {Photo !== null && (
        <button type="button" className="ui basic small button" onClick={() => setRemoving(true)}>
          {t('people.photo.remove')}
        </button>
      )}
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
    </FormSection>
  );
}

const named = (file: unknown, code: string) =>
  file instanceof File
    ? new File([file], `${code}.${file.name.split('.').at(-1)}`, { type: file.type })
    : file;

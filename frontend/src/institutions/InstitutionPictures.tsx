import {
  INSTITUTION_IMAGES,
  type InstitutionImage,
  type InstitutionRow,
  institutionCommands,
  institutionPicture,
} from '@madrasah/events/institutions';
import { useState } from 'react';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { PictureField } from '../kit/files/index.ts';
import { CommandForm, FormSection } from '../kit/form/index.ts';
import { useText } from '../kit/text.ts';
import styles from './institution.module.css';
import { institutionTexts } from './texts.ts';

const { setInstitutionImage, withdrawInstitutionImage } = institutionCommands;
const KINDS = Object.keys(INSTITUTION_IMAGES) as InstitutionImage[];

/** The logo and the signatures of those who answer for papers. */
export function InstitutionPictures({ row }: { row: InstitutionRow }) {
  const t = useText(institutionTexts);
  return (
    <FormSection id="pictures" title={t('institutions.form.pictures')}>
      <div className={styles['pictures']}>
        {KINDS.map((kind) => (
          <PictureForm key={kind} kind={kind} address={row[kind]} />
        ))}
      </div>
    </FormSection>
  );
}

function PictureForm({ kind, address }: { kind: InstitutionImage; address: string | null }) {
  const t = useText(institutionTexts);
  const [removing, setRemoving] = useState(false);
  const name = t(`institutions.form.${kind}`);
  return (
    <div>
      <CommandForm
        command={setInstitutionImage}
        toBody={(values) => ({ ...values, kind })}
        save={t('institutions.form.savePicture')}
        quiet
      >
        <PictureField
          upload={institutionPicture}
          address={address}
          label={name}
          hint={t(kind === 'Logo' ? 'institutions.form.logoHint' : 'institutions.form.signatureHint')}
        />
      </CommandForm>
      {address !== null && (
        <button type="button" className="ui basic small button" onClick={() => setRemoving(true)}>
          {t('institutions.form.removePicture')}
        </button>
      )}
      {removing && (
        <ConfirmDialog
          command={withdrawInstitutionImage}
          params={{ id: kind }}
          plain
          title={t('institutions.form.removeTitle', { name })}
          verb={t('institutions.form.removePicture')}
          onClose={() => setRemoving(false)}
          onDone={() => setRemoving(false)}
        >
          <p>{t('institutions.form.removeSays')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

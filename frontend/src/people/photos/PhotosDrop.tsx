import { photosUpload } from '@madrasah/events/people';
import { type DragEvent, useId, useState } from 'react';
import { useToast } from '../../kit/feedback/toasts.ts';
import { useFailure } from '../../kit/feedback/use-failure.ts';
import { FileChooser } from '../../kit/files/index.ts';
import { acceptOf } from '../../kit/files/upload.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';
import styles from './photos.module.css';
import { usePhotoUpload } from './use-photo-upload.ts';

const { maxFiles } = photosUpload;

interface Props {
  readonly userType: number;
  /** Begins anew with nothing chosen. */
  onAgain(): void;
}

/** Many photos, each called by the code of the person it shows; told of one by one. */
export function PhotosDrop({ userType, onAgain }: Props) {
  const t = useText(peopleTexts);
  const id = useId();
  const toast = useToast();
  const mayEdit = useMay('user_entry', 'edit');
  const [over, setOver] = useState(false);
  const sending = usePhotoUpload(userType);
  const failure = useFailure(sending.failure);
  if (!mayEdit) return null;
  const { done, gone, of, outcomes, running } = sending;
  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    if (files.length > maxFiles) toast(t('people.photo.tooMany', { max: maxFiles }));
    else if (files.length > 0) void sending.send(files);
  };
  const wrong = outcomes.filter(({ success }) => !success);
  return (
    <section
      aria-label={t('people.photo.many')}
      className={`${styles['drop']} ${over ? styles['over'] : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (!running) take(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>
        <b>{t('people.photo.many')}</b>
      </label>
      <p className="small muted">{t('people.photo.manyHint')}</p>
      {of === 0 && <FileChooser id={id} multiple accept={acceptOf(photosUpload)} onFiles={take} />}
      {running && <progress max={of} value={gone} aria-label={t('people.photo.sending', { done, of })} />}
      {of > 0 && (
        <p role="status">
          {t(running ? 'people.photo.sending' : 'people.photo.sent', { done: done - wrong.length, of })}
        </p>
      )}
      {failure && <p role="alert">{failure.message}</p>}
      <ul className={styles['outcomes']}>
        {[...wrong, ...outcomes.filter(({ success }) => success)].map(({ fileName, success, error }) => (
          <li key={fileName}>
            <Icon name={success ? 'done' : 'close'} /> <b>{fileName}</b>
            {success ? '' : `: ${error}`}
          </li>
        ))}
      </ul>
      {of > 0 && !running && (
        <button type="button" className="ui basic button" onClick={onAgain}>
          {t('people.photo.again')}
        </button>
      )}
    </section>
  );
}

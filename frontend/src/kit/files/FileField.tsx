import type { UploadDefinition } from '@madrasah/events/kernel';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FieldFrame, type FieldProps, useFormField } from '../fields/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { FileChooser } from './FileChooser.tsx';
import styles from './files.module.css';
import { shrunk } from './shrink.ts';
import { acceptOf } from './upload.ts';

export interface FileFieldProps extends Omit<FieldProps, 'name'> {
  /** Of the command the form is over: the field's name, the kinds and the size are its. */
  readonly upload: UploadDefinition;
  /** A telephone opens its camera: towards the user, or away from him. */
  readonly camera?: 'user' | 'environment';
  /** What is shown of the chosen file, or of what stands already. */
  readonly children?: (file: File | undefined) => ReactNode;
}

/** One file: chosen, dropped, or taken with the camera; by keyboard as well. Photographs are made light before they go. */
export function FileField({ upload, camera, children, label, hint, required, disabled }: FileFieldProps) {
  const t = useText(kitTexts);
  const box = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const name = upload.field;
  const { input, meta, error, control } = useFormField<File | undefined>({ name, label, hint, required });
  const file = input.value || undefined;

  async function take(files: FileList | null) {
    const [chosen] = files ?? [];
    if (!chosen) return;
    input.onChange(await shrunk(chosen));
    input.onBlur(); // it was touched: what is wrong with it is told at once
  }
  function put(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) void take(event.dataTransfer.files);
  }
  function clear() {
    if (box.current) box.current.value = '';
    input.onChange(undefined);
    box.current?.focus();
  }

  return (
    <FieldFrame control={control} label={label} hint={hint} error={error} disabled={disabled}>
      <fieldset
        aria-label={label}
        className={`${styles['box']} ${over ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={put}
      >
        {children?.(file)}
        <div className={styles['choice']}>
          <FileChooser
            {...control}
            box={box}
            accept={acceptOf(upload)}
            capture={camera}
            disabled={disabled}
            onFiles={(files) => void take(files)}
            onBlur={() => input.onBlur()}
          />
          {file ? (
            <span className="small">
              {t('kit.file.chosen', { name: file.name, size: Math.max(1, Math.round(file.size / 1024)) })}
            </span>
          ) : (
            <span className="small muted">{t('kit.file.drop')}</span>
          )}
          {file && meta.submitting && <span role="status">{t('kit.file.sending')}</span>}
          {file && !meta.submitting && (
            <button type="button" className="ui small button" onClick={clear}>
              <Icon name="close" />
              {t('kit.file.clear')}
            </button>
          )}
        </div>
      </fieldset>
    </FieldFrame>
  );
}

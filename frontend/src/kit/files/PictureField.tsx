import { useEffect, useState } from 'react';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { AuthorisedPicture } from './AuthorisedPicture.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';
import styles from './files.module.css';

interface Props extends Omit<FileFieldProps, 'children'> {
  /** The picture that stands already. */
  readonly address?: string | null;
}

/** A picture, shown before it is sent; until then the one that stands. */
export function PictureField({ address, ...props }: Props) {
  return (
    <FileField {...props}>
      {(file) => <Preview file={file} address={address} label={props.label} />}
    </FileField>
  );
}

function Preview({
  file,
  address,
  label,
}: {
  file: File | undefined;
  address?: string | null;
  label: string;
}) {
  const t = useText(kitTexts);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const local = URL.createObjectURL(file);
    setShown(local);
    return () => {
      setShown(undefined);
      URL.revokeObjectURL(local);
    };
  }, [file]);
  if (!file) return <AuthorisedPicture address={address} alt={label} small />;
  return <img src={shown} alt={t('kit.file.preview', { name: file.name })} className={styles['picture']} />;
}

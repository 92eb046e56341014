import type { ComponentProps, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import styles from './files.module.css';

type Box = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'id' | 'ref'>;

interface Props extends Box {
  readonly id: string;
  readonly box?: Ref<HTMLInputElement>;
  onFiles(files: FileList | null): void;
}

/** The way into the browser's own dialog, in the language of the page: its own button speaks the browser's. */
export function FileChooser({ id, box, onFiles, ...input }: Props) {
  const t = useText(kitTexts);
  return (
    <span className={styles['way']}>
      <input
        {...input}
        {...(box ? { ref: box } : {})}
        id={id}
        type="file"
        className={styles['chooser']}
        onChange={({ target }) => onFiles(target.files)}
      />
      <label htmlFor={id} className="ui small button">
        <Icon name="add" />
        {t(input.multiple ? 'kit.file.chooseSeveral' : 'kit.file.choose')}
      </label>
    </span>
  );
}

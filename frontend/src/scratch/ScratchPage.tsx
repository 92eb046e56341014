import { useId, useRef, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { RowButton } from '../kit/list/defined/RowButton.tsx';
import { useTitle } from '../kit/shell/use-title.ts';
import { useText } from '../kit/text.ts';
import { OpenFrame } from '../results/index.ts';
import { type Entry, MOST_ENTRIES, withEntry } from './entries.ts';
import styles from './scratch.module.css';
import { scratchTexts } from './texts.ts';

/** `/formp`: a list of six things to do, which is nowhere but on this page. */
export default function ScratchPage() {
  const t = useText(scratchTexts);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const full = entries.length >= MOST_ENTRIES;
  useTitle(t('scratch.list.title'));
  return (
    <OpenFrame id={null}>
      <h1 className="ui header">{t('scratch.list.title')}</h1>
      <p className="muted">{t('scratch.list.why', { most: MOST_ENTRIES })}</p>
      <form
        className="ui form segment"
        onSubmit={(event) => {
          event.preventDefault();
          if (full) return;
          setEntries(withEntry(entries, typed));
          setTyped('');
          box.current?.focus();
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('scratch.list.entry')}</label>
          <input
            ref={box}
            id={id}
            autoComplete="off"
            maxLength={200}
            value={typed}
            aria-describedby={full ? `${id}-full` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button primary type="submit" disabled={full || typed.trim() === ''}>
          {t('scratch.list.add')}
        </Button>
        <p id={`${id}-full`} role="status" className="muted">
          {full && t('scratch.list.full', { most: MOST_ENTRIES })}
        </p>
      </form>
      <Segment>
        {entries.length === 0 ? (
          <p className="muted">{t('scratch.list.empty')}</p>
        ) : (
          <ol className={styles['entries']}>
            {entries.map(({ id: entry, text }) => (
              <li key={entry}>
                <span>{text}</span>
                <RowButton
                  icon="remove"
                  label={t('scratch.list.remove', { entry: text })}
                  onClick={() => setEntries(entries.filter((other) => other.id !== entry))}
                />
              </li>
            ))}
          </ol>
        )}
      </Segment>
    </OpenFrame>
  );
}

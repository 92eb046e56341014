import { useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { MoneyField, TextField } from '../../kit/fields/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { tamlikTexts } from '../texts.ts';
import styles from './give.module.css';
import type { TypedDue } from './typed.ts';

/** What zakat is to pay, student by student: the sum of each due, and who receives on his behalf. */
export function ChosenLines({ lines }: { readonly lines: readonly TypedDue[] }) {
  const t = useText(tamlikTexts);
  const students = [...Map.groupBy(lines, ({ UserID }) => UserID)];
  return (
    <>
      {students.length > 1 && (
        <TextField
          name="proxyForAll"
          label={t('tamlik.give.proxyForAll')}
          hint={t('tamlik.give.proxyForAllHint')}
          lang="bn"
        />
      )}
      {students.map(([userId, own]) => (
        <section key={userId} className={styles['student']}>
          <strong>{own[0]?.name}</strong>
          {own.map((line) => (
            <Line key={line.itemId} line={line} lines={lines} />
          ))}
          <TextField
            name={`proxies.u${userId}`}
            label={t('tamlik.give.proxy')}
            hint={t('tamlik.give.proxyHint')}
            lang="bn"
          />
        </section>
      ))}
    </>
  );
}

function Line({ line, lines }: { readonly line: TypedDue; readonly lines: readonly TypedDue[] }) {
  const t = useText(tamlikTexts);
  const language = useLanguage();
  const form = useForm();
  const { itemId, name, head, due } = line;
  return (
    <div className={styles['line']}>
      <div>
        {head} · <span className="muted">{t('tamlik.give.due', { due: fillMoney(due, language) })}</span>
      </div>
      <MoneyField name={`students[${lines.indexOf(line)}].amount`} label={t('tamlik.give.amount')} />
      <Button
        basic
        icon
        type="button"
        aria-label={t('tamlik.give.drop', { name, head })}
        onClick={() =>
          form.change(
            'students',
            lines.filter((other) => other.itemId !== itemId),
          )
        }
      >
        <Icon name="remove" />
      </Button>
    </div>
  );
}

import { NOTE_VALUES } from '@madrasah/events/closing';
import { digitsOf, moneyFigures, paisa, paisaOf } from '@madrasah/events/kernel';
import { NumberField } from '../../kit/fields/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import { coinsOf, type Typed, worthOf } from './counted.ts';
import styles from './notes.module.css';

/** A box for each note and coin, the largest first, and one for what is below a taka; Enter goes on to the next. */
export function NoteGrid({ notes, coins }: Typed) {
  const t = useText(closingTexts);
  const language = useLanguage();
  return (
    <div className={styles['grid']}>
      {NOTE_VALUES.map((value) => {
        const worth = worthOf(notes, value);
        return (
          <NumberField
            key={value}
            name={`notes[${value}]`}
            label={t('closing.notes.of', { value: digitsOf(value, language) })}
            hint={worth > 0 ? `৳${moneyFigures(paisaOf(worth), language)}` : ''}
          />
        );
      })}
      <NumberField
        name="coins"
        label={t('closing.notes.coins')}
        hint={coinsOf(coins) > 0 ? `৳${moneyFigures(paisa(coinsOf(coins)), language)}` : ''}
      />
    </div>
  );
}

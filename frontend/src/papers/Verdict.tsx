import { dayInWords } from '@madrasah/events/kernel';
import { Icon } from '../kit/icons/Icon.tsx';
import { useLanguage, useText } from '../kit/text.ts';
import type { Checked } from './rows.ts';
import { papersTexts } from './texts.ts';

const ICONS = { genuine: 'done', reversed: 'close', unknown: 'problem' } as const;

/** What is to be said of a receipt, by word, sign and colour: nobody must need all three. */
export function Verdict({ checked }: { checked: Checked }) {
  const t = useText(papersTexts);
  const language = useLanguage();
  const { status } = checked;
  const reversedOn = status === 'unknown' ? undefined : checked.reversedOn;
  return (
    <div className={`check-verdict ${status}`}>
      <span className="check-sign">
        <Icon name={ICONS[status]} />
      </span>
      <div>
        <h2>{t(`papers.check.${status}`)}</h2>
        <p>{t(`papers.check.${status}What`, { day: reversedOn ? dayInWords(reversedOn, language) : '' })}</p>
      </div>
    </div>
  );
}

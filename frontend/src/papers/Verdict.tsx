import { dayInWords } from '@madrasah/events/kernel';
import type { Checked } from '@madrasah/events/papers';
import { Icon } from '../kit/icons/Icon.tsx';
import { useLanguage, useText } from '../kit/text.ts';
import styles from './check.module.css';
import { papersTexts } from './texts.ts';

const ICONS = {
  genuine: 'done',
  reversed: 'close',
  superseded: 'close',
  withdrawn: 'close',
  unknown: 'problem',
} as const;

/** By the kind of the paper: where what is said of it stands. */
const SAID = {
  receipt: 'check',
  donation: 'donation',
  'gate-pass': 'pass',
  'admit-card': 'card',
  'character-report': 'character',
} as const;

/** Of one that is unknown nobody knows what kind of paper it is. */
function verdictOf(checked: Checked) {
  if (checked.status === 'unknown') return 'papers.check.unknown';
  if (checked.kind === 'mark-sheet') return `papers.sheet.${checked.status}` as const;
  if (checked.kind === 'certificate') return `papers.certificate.${checked.status}` as const;
  return `papers.${SAID[checked.kind]}.${checked.status}` as const;
}

/** What is to be said of a paper, by word, sign and colour: nobody must need all three. */
export function Verdict({ checked }: { checked: Checked }) {
  const t = useText(papersTexts);
  const language = useLanguage();
  const { status } = checked;
  const verdict = verdictOf(checked);
  const reversedOn = status === 'unknown' ? undefined : checked.reversedOn;
  const day = reversedOn ? dayInWords(reversedOn, language) : '';
  const version = (status === 'superseded' && 'resultVersion' in checked && checked.resultVersion) || 0;
  return (
    <div className={`${styles['checkVerdict']} ${styles[status]}`}>
      <span className={styles['checkSign']}>
        <Icon name={ICONS[status]} />
      </span>
      <div>
        <h2>{t(verdict)}</h2>
        <p>{t(`${verdict}What`, { day, version })}</p>
      </div>
    </div>
  );
}

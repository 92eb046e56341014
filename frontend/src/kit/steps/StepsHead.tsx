import { digitsOf } from '@madrasah/events/kernel';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import look from './steps.module.css';

export const STEPS = ['choose', 'preview', 'done'] as const;
export type StepName = (typeof STEPS)[number];

/** Where one is: choose, look, done. */
export function StepsHead({ at }: { readonly at: StepName }) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const now = STEPS.indexOf(at);
  return (
    <ol className={look['steps']} aria-label={t('kit.steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? 'step' : undefined} data-past={index < now || undefined}>
          <span aria-hidden="true">{digitsOf(index + 1, language)}</span> {t(`kit.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

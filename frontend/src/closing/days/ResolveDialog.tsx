import { closingCommands, type Resolution } from '@madrasah/events/closing';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';

interface Props {
  readonly account: number;
  readonly on: string;
  /** Taka; below zero where the drawer was short. */
  readonly difference: number;
  onClose(): void;
}

/** Where a difference goes: a second person says it, with a reason. */
export function ResolveDialog({ account, on, difference, onClose }: Props) {
  const t = useText(closingTexts);
  const choices: readonly Resolution[] = difference < 0 ? ['cashier', 'expense'] : ['cashier', 'income'];
  const [to, setTo] = useState<Resolution>('cashier');
  return (
    <ConfirmDialog
      command={closingCommands.resolveDifference}
      body={{ account, on, to }}
      title={t('closing.resolve.do')}
      verb={t('closing.resolve.verb')}
      onClose={onClose}
    >
      <p>
        {t(difference < 0 ? 'closing.resolve.short' : 'closing.resolve.over')}{' '}
        <Money taka={Math.abs(difference)} decimals="two" />
      </p>
      <fieldset className="ui form field radios">
        {choices.map((choice) => (
          <div key={choice} className="ui radio checkbox">
            <input
              type="radio"
              id={`resolve-${choice}`}
              name="resolve"
              checked={to === choice}
              onChange={() => setTo(choice)}
            />
            <label htmlFor={`resolve-${choice}`}>{t(`closing.resolve.${choice}`)}</label>
          </div>
        ))}
      </fieldset>
      <p className="muted">{t('closing.resolve.what')}</p>
    </ConfirmDialog>
  );
}

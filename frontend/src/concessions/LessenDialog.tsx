import { requestConcession, waiveFee, writeOffFee } from '@madrasah/events/concessions';
import { useId, useMemo, useState } from 'react';
import { Dialog } from '../kit/feedback/index.ts';
import { MoneyField, TextField } from '../kit/fields/index.ts';
import { CommandForm, type Values } from '../kit/form/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

const COMMANDS = { concession: requestConcession, waiver: waiveFee, 'write-off': writeOffFee } as const;
export type Lessening = keyof typeof COMMANDS;

interface Props {
  readonly fee: {
    readonly itemId: number;
    readonly AdmissionID: number;
    readonly SlName: string;
    readonly due: number;
  };
  /** What whoever looks at it may ask for. */
  readonly may: readonly Lessening[];
  onClose(): void;
}

/** Lessens one fee that is due: a concession, a waiver or a write-off; each says first what comes of it. */
export function LessenDialog({ fee, may, onClose }: Props) {
  const t = useText(concessionsTexts);
  const name = useId();
  const [how, setHow] = useState<Lessening>(may[0] as Lessening);
  return (
    <Dialog title={t('concessions.lessen.title', { head: fee.SlName })} onClose={onClose}>
      <fieldset className="field radios">
        <legend>{t('concessions.lessen.how')}</legend>
        <div className="row">
          {may.map((one) => (
            <div key={one} className="ui radio checkbox">
              <input
                type="radio"
                id={`${name}-${one}`}
                name={name}
                checked={how === one}
                onChange={() => setHow(one)}
              />
              <label htmlFor={`${name}-${one}`}>{t(`concessions.lessen.${one}`)}</label>
            </div>
          ))}
        </div>
      </fieldset>
      <p className="muted">{t(`concessions.lessen.${how}What`)}</p>
      <CommandForm
        key={how}
        command={COMMANDS[how]}
        initialValues={{ amount: String(fee.due), reason: '' }}
        toBody={({ amount, reason }: Values) => bodyOf(how, fee, { amount, reason })}
        save={t('concessions.lessen.send')}
        onDone={onClose}
        onClose={onClose}
      >
        <MoneyField name="amount" label={t('concessions.request.amount')} />
        <TextField name="reason" label={t('concessions.request.reason')} />
      </CommandForm>
    </Dialog>
  );
}

const bodyOf = (how: Lessening, { itemId, AdmissionID }: Props['fee'], filled: object) =>
  how === 'concession' ? { AdmissionID, itemId, kind: 'concession', ...filled } : { itemId, ...filled };

/** How whoever is signed in may lessen a fee, or ask for it. */
export function useLessenings(): readonly Lessening[] {
  const concede = useMay('concession', 'insert');
  const giveUp = useMay('write_off', 'insert');
  return useMemo(
    () => [
      ...(concede ? (['concession'] as const) : []),
      ...(giveUp ? (['waiver', 'write-off'] as const) : []),
    ],
    [concede, giveUp],
  );
}

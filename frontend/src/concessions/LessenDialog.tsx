import { requestConcession, waiveFee, writeOffFee } from '@madrasah/events/concessions';
import type { Asking, Field } from '@madrasah/events/kernel';
import { useMemo, useState } from 'react';
import { AskedForm } from '../kit/asked/index.ts';
import { Dialog } from '../kit/feedback/index.ts';
import { Radios } from '../kit/fields/index.ts';
import type { Values } from '../kit/form/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

export type Lessening = 'concession' | 'waiver' | 'write-off';
type Lessens = Asking<unknown, Readonly<Record<'amount' | 'reason', Field>>>;
const COMMANDS: Readonly<Record<Lessening, Lessens>> = {
  concession: requestConcession,
  waiver: waiveFee,
  'write-off': writeOffFee,
};

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
  const [chosen, setChosen] = useState(0);
  const how = may[chosen] as Lessening;
  return (
    <Dialog title={t('concessions.lessen.title', { head: fee.SlName })} onClose={onClose}>
      <Radios
        label={t('concessions.lessen.how')}
        options={may.map((one, value) => ({ value, label: t(`concessions.lessen.${one}`) }))}
        value={chosen}
        disabled={false}
        onChoose={setChosen}
      />
      <p className="muted">{t(`concessions.lessen.${how}What`)}</p>
      <AskedForm
        key={how}
        command={COMMANDS[how]}
        asks={['amount', 'reason']}
        initialValues={{ amount: String(fee.due), reason: '' }}
        toBody={({ amount, reason }: Values) => bodyOf(how, fee, { amount, reason })}
        save={t('concessions.lessen.send')}
        onDone={onClose}
        onClose={onClose}
      />
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

import { type Ref, useId } from 'react';
import { useRefusals } from '../../feedback/Refusals.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useMaker } from '../../routing/makers.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import type { ControlProps } from '../Field.tsx';
import { Lacking } from './Lacking.tsx';
import { type Choice, lackOf } from './match.ts';
import { Options, sayingOfList } from './Options.tsx';
import { useCombobox } from './use-combobox.ts';

export interface SelectProps {
  readonly choices: readonly Choice[];
  readonly value: string | number | undefined | null;
  onChange(value: string | number | undefined): void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Adds a first choice that takes the value away, in these words ("সকল"). */
  readonly none?: string;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly control?: Partial<ControlProps>;
  onBlur?(): void;
  onFocus?(): void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const KEYBOARD_OVER = 10;

/** A list of choices that is searched as one types. A telephone shows its keyboard only where the list is long. */
export function Select({ choices, value, onChange, placeholder, none, disabled, ...rest }: SelectProps) {
  const t = useText(kitTexts);
  const listId = useId();
  const all = none === undefined ? choices : [{ value: '', label: none }, ...choices];
  // Nothing to choose from, and something was refused: that is no emptiness.
  const isRefused = useRefusals().length > 0 && choices.length === 0;
  const lack = isRefused ? undefined : lackOf(choices);
  const madeOn = useMaker(lack);
  const lackId = `${listId}-lack`;
  const isLong = choices.length > KEYBOARD_OVER;
  const box = useCombobox({
    choices: all,
    value,
    onChoose: (choice) => onChange(choice.value === '' ? undefined : choice.value),
  });
  const { label, control, onBlur, onFocus, inputRef } = rest;
  const select = (
    <div className={`select${box.open ? ' open' : ''}${disabled ? ' disabled' : ''}`}>
      <input
        {...control}
        ref={inputRef}
        {...sayingOfList(box, listId)}
        {...(madeOn && { 'aria-describedby': `${control?.['aria-describedby'] ?? ''} ${lackId}`.trim() })}
        aria-label={label}
        inputMode={isLong ? undefined : 'none'}
        disabled={disabled}
        placeholder={placeholder ?? none ?? t('kit.select.choose')}
        value={box.typed ?? box.chosen?.label ?? ''}
        onChange={(event) => box.type(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          onFocus?.();
        }}
        onBlur={() => {
          box.hide();
          onBlur?.();
        }}
      />
      <Icon name="down" />
      {box.open && (
        <Options
          box={box}
          id={listId}
          label={label}
          none={t(isRefused ? 'kit.select.refused' : lack ? 'kit.select.noneYet' : 'kit.select.nothing')}
        />
      )}
    </div>
  );
  if (!madeOn) return select;
  return (
    <>
      {select}
      <Lacking screen={madeOn} id={lackId} />
    </>
  );
}

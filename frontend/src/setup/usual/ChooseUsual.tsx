import type { UsualChoice } from '@madrasah/events/setup';
import { useId } from 'react';
import { useLanguage, useText } from '../../kit/text.ts';
import { setupTexts } from '../texts.ts';
import { type Bough, type Branch, boughsOf, type Counted, countsOn, keptOf, switched } from './tree.ts';
import styles from './usual.module.css';

interface Choosing {
  readonly out: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  onChange(out: ReadonlySet<string>): void;
}

interface Props extends Omit<Choosing, 'kept'> {
  readonly rows: readonly UsualChoice[];
}

/** What of the usual is kept: each thing can be left out, and says what goes with it. */
export function ChooseUsual({ rows, out, onChange }: Props) {
  const choosing = { out, onChange, kept: keptOf(rows, out) };
  return (
    <>
      {boughsOf(rows).map((bough) => (
        <Titled key={bough.title} bough={bough} {...choosing} />
      ))}
    </>
  );
}

/** A part of the list, kept or left out as a whole by its title. */
function Titled({ bough: { title, branches }, ...choosing }: Choosing & { readonly bough: Bough }) {
  const t = useText(setupTexts);
  const ids = branches.map(({ row }) => row.id);
  const kept = ids.filter((id) => choosing.kept.has(id)).length;
  return (
    <fieldset className={styles['bough']}>
      <legend className="ui small header">{title}</legend>
      {ids.length > 1 && (
        <Box
          label={t('setup.pick.all', { count: kept, all: ids.length })}
          checked={kept === ids.length}
          mixed={kept > 0 && kept < ids.length}
          onChange={(keep) => choosing.onChange(switched(choosing.out, ids, keep))}
        />
      )}
      <Branches branches={branches} {...choosing} />
    </fieldset>
  );
}

function Branches({ branches, ...choosing }: Choosing & { readonly branches: readonly Branch[] }) {
  return (
    <ul className={styles['branches']}>
      {branches.map((branch) => (
        <Chosen key={branch.row.id} branch={branch} {...choosing} />
      ))}
    </ul>
  );
}

/** A row with its box; below it what stands on it, which goes where it goes. */
function Chosen({ branch, ...choosing }: Choosing & { readonly branch: Branch }) {
  const t = useText(setupTexts);
  const counted = useCounted();
  const { row, branches } = branch;
  const isKept = choosing.kept.has(row.id);
  const counts = counted(countsOn(branch));
  return (
    <li>
      <Box
        label={row.under ? t('setup.pick.under', { name: row.name, under: row.under }) : row.name}
        checked={isKept}
        disabled={!isKept && !choosing.out.has(row.id)}
        onChange={(keep) => choosing.onChange(switched(choosing.out, [row.id], keep))}
      />
      {branches.length > 0 && (
        <details>
          <summary className="muted">{isKept ? counts : t('setup.pick.goes', { counts })}</summary>
          <Branches branches={branches} {...choosing} />
        </details>
      )}
    </li>
  );
}

/** “1 section, 7 books”: Bengali counts in the singular. */
function useCounted() {
  const t = useText(setupTexts);
  const isBengali = useLanguage() === 'bn';
  return (counts: readonly Counted[]) =>
    counts
      .map(({ of, count }) =>
        t('setup.pick.count', {
          count,
          what: isBengali ? of.one : (count === 1 ? of.one : of.many).toLowerCase(),
        }),
      )
      .join(', ');
}

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  onChange(checked: boolean): void;
}

function Box({ label, checked, mixed = false, disabled = false, onChange }: BoxProps) {
  const id = useId();
  return (
    <div className="ui checkbox">
      <input
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

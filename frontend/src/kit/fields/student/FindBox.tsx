import { type Ref, useEffect, useId, useState } from 'react';
import { useQuery } from '../../calls/use-query.ts';
import { frameTexts } from '../../frame/texts.ts';
import { useText } from '../../text.ts';
import type { Asked, Listed } from '../../wire/definitions.ts';
import type { ControlProps } from '../Field.tsx';
import type { FoundStudent } from './rows.ts';
import { type Further, StudentOptions } from './StudentOptions.tsx';

export interface FindBoxProps {
  onChoose(student: FoundStudent): void;
  /** Esc in an empty box, or the focus went elsewhere. */
  onLeave?(): void;
  readonly label?: string;
  readonly placeholder?: string;
  /** Shown while nothing is typed. */
  readonly chosen?: string;
  readonly control?: Partial<ControlProps>;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly disabled?: boolean;
  /** What else is found, before the students. */
  further?(typed: string): readonly Further[];
  /** Students are not asked for where `false`: what else is found is all. */
  readonly students?: boolean;
  /** Said where nothing is found. */
  readonly none?: string;
}

type StudentSearch = Asked<Listed<FoundStudent>, { search: string }>;

interface Props extends FindBoxProps {
  /** By what students are asked for; undefined while it has not come. */
  readonly search: StudentSearch | undefined;
  /** Said where it could not come. */
  readonly failed?: string | undefined;
}

const PAUSE_MS = 150;
const SHOWN = 12;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Asks nothing. */
const AWAITED: StudentSearch = { path: '', method: 'GET' };

/** A box that finds students, and what else is named, while one types: the frame has it on every page. */
export function FindBox({
  search,
  failed,
  onChoose,
  onLeave,
  label,
  placeholder,
  chosen,
  control,
  inputRef,
  disabled,
  further,
  students = true,
  none,
}: Props) {
  const t = useText(frameTexts);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const [away, setAway] = useState(true);
  const wanted = useSettled((typed ?? '').trim());
  const isAsked = students && wanted !== '' && search !== undefined;
  const found = useQuery(search ?? AWAITED, isAsked ? { search: wanted } : undefined, { keep: true });
  const rows = isAsked ? (found.data?.data.slice(0, SHOWN) ?? []) : [];
  const others = further?.(typed ?? '') ?? [];
  const count = others.length + rows.length;
  const open = !away && (typed ?? '').trim() !== '' && (wanted !== '' || others.length > 0);
  const isSettled = !students || (wanted === (typed ?? '').trim() && !found.old && !found.behind);

  function choose(index: number) {
    const [other, student] = [others[index], rows[index - others.length]];
    if (!other && !student) return;
    setTyped(undefined);
    setAt(0);
    if (other) other.onChoose();
    else if (student) onChoose(student);
  }
  function saidOfNone(): string | undefined {
    if (failed !== undefined) return failed;
    if (!students) return count === 0 ? none : undefined;
    if (rows.length > 0) return undefined;
    if (found.error) return found.error.message;
    if (!found.data || !isSettled) return t('kit.page.loading');
    return others.length > 0 ? undefined : (none ?? t('kit.student.none'));
  }
  return (
    <div className="select student">
      <input
        {...control}
        ref={inputRef}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && at < count ? `${listId}-${at}` : undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? chosen ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setAway(false);
        }}
        onFocus={(event) => {
          setAway(false);
          event.target.select();
        }}
        onBlur={() => {
          setAway(true);
          setTyped(undefined);
          onLeave?.();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setAt(Math.min(Math.max(0, count - 1), Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))));
          } else if (event.key === 'Enter' && open) {
            event.preventDefault();
            if (at < others.length || isSettled) choose(at);
          } else if (event.key === 'Escape') {
            if (open) event.stopPropagation();
            setTyped(undefined);
            if (!open) event.currentTarget.blur();
          }
        }}
      />
      {open && (
        <StudentOptions
          {...{ listId, label, at }}
          further={others}
          students={rows}
          none={saidOfNone()}
          onChoose={choose}
        />
      )}
    </div>
  );
}

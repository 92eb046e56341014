import { type Ref, useEffect, useId, useState } from 'react';
import { useQuery } from '../../calls/use-query.ts';
import { Digits } from '../../figures/Digits.tsx';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import type { ControlProps } from '../Field.tsx';
import { type FoundStudent, useStudentSearch } from './rows.ts';

interface Props {
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

/** Finds a student by code, name, father or mobile while one types. */
export function StudentBox({
  onChoose,
  onLeave,
  label,
  placeholder,
  chosen,
  control,
  inputRef,
  disabled,
}: Props) {
  const t = useText(kitTexts);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const [away, setAway] = useState(true);
  const wanted = useSettled((typed ?? '').trim());
  const search = useStudentSearch();
  const found = useQuery(search, wanted === '' ? undefined : { search: wanted }, { keep: true });
  const rows = wanted === '' ? [] : (found.data?.data.slice(0, SHOWN) ?? []);
  const open = !away && (typed ?? '').trim() !== '' && wanted !== '';

  function choose(student: FoundStudent | undefined) {
    if (!student) return;
    setTyped(undefined);
    setAt(0);
    onChoose(student);
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
        aria-activedescendant={open && rows[at] ? `${listId}-${at}` : undefined}
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
            setAt(
              Math.min(Math.max(0, rows.length - 1), Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))),
            );
          } else if (event.key === 'Enter' && open) {
            event.preventDefault();
            if (wanted === (typed ?? '').trim() && !found.old) choose(rows[at]);
          } else if (event.key === 'Escape') {
            if (open) event.stopPropagation();
            setTyped(undefined);
            if (!open) event.currentTarget.blur();
          }
        }}
      />
      {open && (
        <div className="options" id={listId} role="listbox" aria-label={label} tabIndex={-1}>
          {rows.map((student, index) => (
            <div
              key={student.AdmissionID}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={index === at ? 'selected' : undefined}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(student);
              }}
            >
              <span>
                <b>{student.StudentName}</b> <small>{student.FatherName}</small>
              </span>
              <small>
                <Digits of={student.UserCode} /> · {student.ClassName} · {student.SessionName}
              </small>
            </div>
          ))}
          {rows.length === 0 && (
            <div className="none">
              {found.error
                ? found.error.message
                : t(found.data && !found.old ? 'kit.student.none' : 'kit.page.loading')}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

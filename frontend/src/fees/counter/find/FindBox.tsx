import { duesList } from '@madrasah/events/dues';
import { toLatinDigits } from '@madrasah/events/kernel';
import { type Ref, useEffect, useId, useState } from 'react';
import { useQuery } from '../../../kit/calls/index.ts';
import { Digits, Money } from '../../../kit/figures/index.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { useText } from '../../../kit/text.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';
import { bestMatch, type Found, peopleOf } from './people.ts';
import type { Ahead } from './use-typed-ahead.ts';

interface Props {
  readonly inputRef: Ref<HTMLInputElement>;
  /** Shown while nothing is typed. */
  readonly chosen: string;
  onChoose(student: Found): void;
  /** Keys typed after Enter, while he is found and his dues come. */
  readonly ahead: Ahead;
}

const PAUSE_MS = 120;
const ASKED = 30;
const SHOWN = 8;

/**
 * Finds whom the money is for, among all who may owe: by code, name or mobile. A card reader types a code and Enter
 * faster than any answer comes, so Enter is remembered until it does, and locks the search: what is typed meanwhile is
 * the amount, never more of the search.
 */
export function FindBox({ inputRef, chosen, onChoose, ahead }: Props) {
  const t = useText(feesTexts);
  const kit = useText(kitTexts);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState<number>();
  const [hurried, setHurried] = useState(false);
  const [early, setEarly] = useState(false);
  const search = toLatinDigits(typed ?? '').trim();
  useEffect(() => {
    const timer = setTimeout(() => setWanted(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const found = useQuery(
    duesList.question,
    wanted === '' ? undefined : { search: wanted, status: 'both', limit: ASKED },
    {
      keep: true,
    },
  );
  const answered =
    search !== '' && wanted === search && !found.old && !found.behind && found.data !== undefined;
  const people = search === '' ? [] : peopleOf(found.data?.data ?? []).slice(0, SHOWN);
  const open = search !== '' && wanted !== '';
  const marked = at === undefined ? bestMatch(people, search) : people[at];
  const place = marked ? people.indexOf(marked) : -1;

  function choose(student: Found | undefined) {
    setHurried(false);
    if (!student) return void ahead.release();
    ahead.found(student.AdmissionID);
    setTyped(undefined);
    setWanted('');
    setAt(undefined);
    onChoose(student);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the Enter that was waiting for this answer
  useEffect(() => {
    if (hurried && answered) choose(marked);
    else if (hurried && found.error) choose(undefined);
  }, [hurried, answered, found.error]);

  function move(step: number) {
    setAt(Math.min(people.length - 1, Math.max(0, place + step)));
  }
  return (
    <div className={`select student ${look['findBox']}`}>
      <Icon name="search" />
      <input
        ref={inputRef}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        readOnly={ahead.locked}
        aria-busy={ahead.locked}
        aria-label={t('fees.counter.find')}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && place >= 0 ? `${listId}-${place}` : undefined}
        placeholder={t('fees.counter.find')}
        value={typed ?? chosen}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(undefined);
          setHurried(false);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          setTyped(undefined);
          setHurried(false);
          if (hurried) ahead.release(); // he went elsewhere before anybody was found
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (ahead.locked && event.key !== 'Escape') {
            // What is owed has not come: nothing is taken unseen, and it is said that nothing was.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) setEarly(true);
            if (ahead.key(event.key) || event.key === 'Enter') event.preventDefault();
            return;
          }
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            move(event.key === 'ArrowDown' ? 1 : -1);
          } else if (event.key === 'Enter' && search !== '') {
            event.preventDefault();
            ahead.lock();
            setEarly(false);
            if (answered) choose(marked);
            else {
              setWanted(search);
              setHurried(true);
            }
          } else if (event.key === 'Escape') {
            ahead.release();
            setHurried(false);
            setTyped(undefined);
          }
        }}
      />
      {ahead.locked && (ahead.amount !== '' || early) && (
        <span className={look['ahead']} aria-live="polite">
          {ahead.amount !== '' && `${t('fees.counter.amount')} ৳${ahead.amount} `}
          {early && t('fees.counter.early')}
        </span>
      )}
      {open && (
        <div className="options" id={listId} role="listbox" aria-label={t('fees.counter.find')} tabIndex={-1}>
          {people.map((student, index) => (
            <div
              key={student.UserID}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              className={index === place ? 'selected' : undefined}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(student);
              }}
            >
              <span className="row between">
                <span>
                  <b>{student.StudentName}</b> <small>{student.FatherName}</small>
                </span>
                <Money taka={student.due} />
              </span>
              <small>
                <Digits of={student.UserCode} /> · {student.ClassName} · <Digits of={student.Mobile1} />
              </small>
            </div>
          ))}
          {people.length === 0 && (
            <div className="none" role="option" aria-selected={false} tabIndex={-1}>
              {found.error ? found.error.message : kit(answered ? 'kit.student.none' : 'kit.page.loading')}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

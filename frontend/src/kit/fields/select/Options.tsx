import type { ReactNode } from 'react';
import { type Choice, markMatch } from './match.ts';
import type { useCombobox } from './use-combobox.ts';

interface Props {
  readonly box: ReturnType<typeof useCombobox>;
  readonly id: string;
  readonly label: string | undefined;
  /** Said where what is typed is in no choice; no list is shown then where absent. */
  readonly none?: string;
}

/** The choices under the box in hand. */
export function Options({ box, id, label, none }: Props) {
  if (box.shown.length === 0 && none === undefined) return null;
  return (
    <div className="options" ref={box.list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {box.shown.map((choice, index) => (
        <div
          key={choice.value}
          id={optionId(id, choice)}
          role="option"
          tabIndex={-1}
          aria-selected={choice === box.chosen}
          className={index === box.at ? 'selected' : undefined}
          onMouseDown={(event) => {
            event.preventDefault(); // the box keeps the focus
            box.choose(choice);
          }}
        >
          <Marked choice={choice} typed={box.typed ?? ''} />
        </div>
      ))}
      {box.shown.length === 0 && <div className="none">{none}</div>}
    </div>
  );
}

/** The element of a choice in a list. */
const optionId = (listId: string, { value }: Choice) => `${listId}-${value}`;

/** What the box says of its list, to keys, clicks and screen readers. @param isShown whether there is a list to see */
export function sayingOfList(box: Props['box'], id: string, isShown = box.open) {
  const active = box.open ? box.shown[box.at] : undefined;
  return {
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    'aria-expanded': isShown,
    'aria-haspopup': 'listbox',
    'aria-controls': isShown ? id : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active && optionId(id, active),
    onClick: () => (box.open && box.typed === undefined ? box.hide() : box.show()),
    onKeyDown: box.onKeyDown,
  } as const;
}

function Marked({ choice, typed }: { choice: Choice; typed: string }): ReactNode {
  const [before, match, after] = markMatch(choice.label, typed) ?? [choice.label, '', ''];
  return (
    <>
      <span>
        {before}
        {match && <mark>{match}</mark>}
        {after}
      </span>
      {choice.note && <small>{choice.note}</small>}
    </>
  );
}

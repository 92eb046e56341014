import type { FormState } from 'final-form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { begin } from '../begin.ts';
import { endsOf, type Loaded } from '../overtaken.ts';
import { DraftFound } from './DraftFound.tsx';
import { keepable, typedOver } from './keepable.ts';
import type { DraftInHand } from './use-draft.ts';

/** What a form declares that keeps a draft. */
export interface DraftSetting {
  /** Which of several forms of its command it is: the id of what is changed, what the page was opened for. */
  readonly of?: string | number | undefined;
  /** Members that are never kept, beside passwords. */
  readonly secret?: readonly string[];
}

interface Props {
  readonly draft: DraftInHand;
  readonly setting: DraftSetting;
  readonly loaded: Loaded;
  /** What an earlier visit has left stands in the form. */
  onPutBack(): void;
}

/** Stands in a form: puts back what an earlier visit has left, keeps what is typed, and tells of both. */
export function DraftKeeper({ draft, setting, loaded, onPutBack }: Props) {
  const form = useForm();
  const left = useRef(draft.found);
  const latest = useRef({ draft, setting, loaded, onPutBack });
  latest.current = { draft, setting, loaded, onPutBack };
  useLayoutEffect(() => {
    const { values: typed = {} } = left.current ?? {};
    left.current = undefined;
    // A field that comes to a form which does not know it yet gives it its initial value again: it knows these.
    const names = [...Object.keys(typed), ...[...endsOf(typed)].map(([name]) => name)];
    for (const name of new Set(names)) form.registerField(name, () => undefined, {}, {});
    form.batch(() => {
      for (const [name, value] of Object.entries(typed)) form.change(name, value ?? undefined);
    });
    latest.current.onPutBack();
  }, [form]);
  useEffect(() => {
    // Not by `dirty`: it counts fields, and those that come after this one are not on the form yet.
    const keep = ({ initialValues, values }: FormState<Record<string, unknown>>) => {
      const { loaded: began, setting: of, draft: inHand } = latest.current;
      const typed = keepable(typedOver(initialValues ?? {}, values), of.secret);
      if (Object.keys(typed).length === 0) return inHand.forget();
      const { version, values: before } = began;
      inHand.keep({ values: typed, ...(version !== undefined && { version, loaded: keepable(before) }) });
    };
    return form.subscribe(keep, { initialValues: true, values: true }); // told at once of what was put back
  }, [form]);
  if (!draft.found) return null;
  return (
    <DraftFound
      at={draft.found.at}
      onDrop={() => {
        draft.forget();
        begin(form, { ...loaded.values }, 'clear');
      }}
    />
  );
}

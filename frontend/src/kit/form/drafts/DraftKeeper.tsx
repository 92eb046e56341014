import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { begin } from '../begin.ts';
import { endsOf, type Loaded } from '../overtaken.ts';
import { DraftFound } from './DraftFound.tsx';
import { keepable, typedOver } from './drafts.ts';
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
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of what is typed
  useEffect(() => {
    const now = form.getState(); // also what was put back a moment ago
    const { version, values: began } = latest.current.loaded;
    // Not by `dirty`: it counts fields, and those that come after this one are not on the form yet.
    const typed = keepable(typedOver(now.initialValues ?? {}, now.values), latest.current.setting.secret);
    if (Object.keys(typed).length === 0) return latest.current.draft.forget();
    latest.current.draft.keep({
      values: typed,
      ...(version !== undefined && { version, loaded: keepable(began) }),
    });
  }, [form, values, dirty]);
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

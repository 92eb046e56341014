import type { List } from './use-list.ts';

interface Tab {
  /** Of the address; the first tab has none. */
  readonly value: string | undefined;
  readonly label: string;
}

interface Props<Filter extends string> {
  readonly list: Pick<List<Filter>, 'values' | 'set'>;
  /** The filter that says which tab is open. */
  readonly name: Filter;
  /** What the tabs are, for who does not see them. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Lists side by side, of which one is shown. */
export function ListTabs<Filter extends string>({ list, name, label, tabs }: Props<Filter>) {
  const open = tabs.find(({ value }) => value === list.values[name]) ?? tabs[0];
  return (
    <div className="ui secondary pointing menu tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value ?? ''}
          type="button"
          role="tab"
          aria-selected={tab === open}
          className={`item${tab === open ? ' active' : ''}`}
          onClick={() => list.set(name, tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

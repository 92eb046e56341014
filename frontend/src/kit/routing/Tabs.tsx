import { Link, useSearchParams } from 'react-router-dom';

interface Props<T extends string> {
  /** Named to screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly name: T; readonly label: string }[];
  readonly now: T;
}

/** The parts of a page as links, so that each has an address and the way back leads to it. */
export function Tabs<T extends string>({ label, tabs, now }: Props<T>) {
  const [search] = useSearchParams();
  const address = (name: T) => {
    const next = new URLSearchParams(search);
    next.set('tab', name);
    return `?${next}`;
  };
  return (
    <div className="ui secondary pointing menu" role="tablist" aria-label={label}>
      {tabs.map(({ name, label: words }) => (
        <Link
          key={name}
          role="tab"
          id={`tab-${name}`}
          className={`item${name === now ? ' active' : ''}`}
          aria-selected={name === now}
          to={address(name)}
          preventScrollReset
        >
          {words}
        </Link>
      ))}
    </div>
  );
}

import { digitsOf } from '@madrasah/events/kernel';
import { Select } from '../fields/select/Select.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { LIMITS, pagesAround } from './list-state.ts';
import type { List } from './use-list.ts';

interface Props {
  readonly list: Pick<List, 'page' | 'limit' | 'sizes' | 'change'>;
  readonly total: number;
}

/** Which rows of how many, how many on a page, and five links. */
export function Pager({ list, total }: Props) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const { limit, sizes = LIMITS } = list;
  const pages = Math.ceil(total / limit);
  const page = Math.min(list.page, Math.max(1, pages));
  const from = (page - 1) * limit + 1;
  if (total <= Math.min(...sizes)) return null;
  return (
    <nav className="pager" aria-label={t('kit.table.pages')}>
      <div className="row">
        <span>{t('kit.table.shown', { total, from, to: Math.min(total, page * limit) })}</span>
        <span className="per-page">
          <span>{t('kit.table.perPage')}</span>
          <Select
            label={t('kit.table.perPage')}
            choices={sizes
              .filter((size) => size <= limit || size < total * 2)
              .map((size) => ({
                value: size,
                label: digitsOf(size, language),
              }))}
            value={limit}
            onChange={(size) => list.change({ limit: Number(size) })}
          />
        </span>
      </div>
      {pages > 1 && (
        <div className="ui pagination menu">
          <Step to={page - 1} pages={pages} list={list} name="left" label={t('kit.table.before')} />
          {pagesAround(page, pages).map((number) => (
            <button
              key={number}
              type="button"
              className={`item${number === page ? ' active' : ''}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => list.change({ page: number })}
            >
              {digitsOf(number, language)}
            </button>
          ))}
          <Step to={page + 1} pages={pages} list={list} name="right" label={t('kit.table.after')} />
        </div>
      )}
    </nav>
  );
}

interface StepProps {
  readonly to: number;
  readonly pages: number;
  readonly list: Pick<List, 'change'>;
  readonly name: 'left' | 'right';
  readonly label: string;
}

function Step({ to, pages, list, name, label }: StepProps) {
  return (
    <button
      type="button"
      className="item"
      aria-label={label}
      disabled={to < 1 || to > pages}
      onClick={() => list.change({ page: to })}
    >
      <Icon name={name} />
    </button>
  );
}

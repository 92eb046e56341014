import { REQUEST_STATES, type RowOf, type SecondPersonKind, wordIn } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import { useLanguage, useText } from '../kit/text.ts';
import { requestCells } from './cells.tsx';
import { useDecisions } from './Decisions.tsx';
import { approvalsTexts } from './texts.ts';

const COLUMNS = ['on', 'entryOn', 'text', 'StudentName', 'amount', 'reason', 'asker', 'state'] as const;

interface Settings {
  /** What may be done on the page beside deciding. */
  readonly Buttons?: () => ReactNode;
  /** What may be done with a request beside deciding it. */
  readonly RowActions?: (props: { readonly request: RequestRow }) => ReactNode;
  /** Whether its row actions withdraw a request, one’s own too. */
  readonly withdrawsThere?: boolean;
}

/** A request as its list has it. */
export type RequestRow = RowOf<SecondPersonKind['list']>;

/** The page of one kind: its requests by state, approved and rejected there by whoever may. */
export function requestsPage(
  { list }: Pick<SecondPersonKind, 'list'>,
  { Buttons, RowActions, withdrawsThere = false }: Settings = {},
) {
  function RequestsPage() {
    const t = useText(approvalsTexts);
    const language = useLanguage();
    const listing = useListing(list, { filters: ['state'] });
    const { dialog, buttons } = useDecisions(!withdrawsThere);
    return (
      <ListPage
        listing={listing}
        filters={
          <FilterSelect
            list={listing.list}
            name="state"
            label={t('approvals.requests.state')}
            all={t('approvals.requests.all')}
            options={REQUEST_STATES.map((value) => ({ value, label: wordIn(language, value) }))}
          />
        }
        buttons={Buttons && <Buttons />}
        rowKey={({ requestId }) => requestId}
        columns={COLUMNS}
        cells={requestCells}
        actions={(request) => (
          <>
            {buttons(request)}
            {RowActions && <RowActions request={request} />}
          </>
        )}
        empty={{ title: t('approvals.requests.none'), text: t('approvals.requests.noneText') }}
      >
        {dialog}
      </ListPage>
    );
  }
  return { default: RequestsPage };
}

import {
  ADMIT_CARD_COLOURS,
  ADMIT_CARD_TYPES,
  type AdmitCardRow,
  resultQueries,
} from '@madrasah/events/results';
import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { useState } from 'react';
import { Button, Message, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { FilterSearch, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import type { Place } from '../place.ts';
import { usePlace } from '../use-place.ts';
import { CardSettingsDialog } from './CardSettingsDialog.tsx';
import { cardsTexts } from './texts.ts';
import { WhoOwes } from './WhoOwes.tsx';

const FILTERS = ['RDID', 'UserCode', 'type', 'color'] as const;

/** `/exam/admit-card`: whose cards there are, and the cards to be printed. */
export default function AdmitCardPage() {
  const t = useText(cardsTexts);
  const { list: places, place } = usePlace();
  const list = useList({ filters: FILTERS });
  const [setting, setSetting] = useState(false);
  return (
    <Page
      actions={
        <Button type="button" onClick={() => setSetting(true)}>
          {t('results.cards.page.settings')}
        </Button>
      }
    >
      <PlaceFilters list={places} />
      <CardFilters list={list} />
      <Segment>
        {place ? (
          <Cards place={place} list={list} />
        ) : (
          <NoneYet
            needs={['candidates']}
            title={t('results.cards.page.choose')}
            text={t('results.cards.page.chooseWhy')}
          />
        )}
      </Segment>
      {setting && <CardSettingsDialog onClose={() => setSetting(false)} />}
    </Page>
  );
}

type CardList = ReturnType<typeof useList<(typeof FILTERS)[number]>>;

function CardFilters({ list }: { readonly list: CardList }) {
  const t = useText(cardsTexts);
  const word = useWord();
  return (
    <Filters>
      <FilterSelect
        list={list}
        name="RDID"
        label={word('residence')}
        options={constantChoices(RESIDENCE_NAMES, useLanguage()).map((one) => ({
          ...one,
          value: String(one.value),
        }))}
      />
      <FilterSelect
        list={list}
        name="type"
        label={t('results.cards.page.type')}
        all={t('results.cards.page.pick')}
        options={ADMIT_CARD_TYPES.map((type) => ({
          value: String(type),
          label: t(`results.cards.page.type${type}`),
        }))}
      />
      <FilterSelect
        list={list}
        name="color"
        label={t('results.cards.page.colour')}
        all={t('results.cards.page.pick')}
        options={ADMIT_CARD_COLOURS.map((colour) => ({
          value: colour,
          label: t(`results.cards.page.${colour}`),
        }))}
      />
      <FilterSearch list={list} name="UserCode" label={word('code')} />
    </Filters>
  );
}

function Cards({ place, list }: { readonly place: Place; readonly list: CardList }) {
  const t = useText(cardsTexts);
  const { RDID, UserCode, type, color } = list.values;
  const asked = { ...place, RDID, UserCode };
  const cards = useQuery(resultQueries.admitCards, asked, { keep: true });
  const columns = useColumns();
  const rows = cards.data?.data ?? [];
  const held = rows.filter(({ Held }) => Held === 1);
  const someone = rows.length > held.length;
  return (
    <>
      {cards.data && someone && type && color ? (
        <div className="row">
          <PaperFiles
            path={resultQueries.admitCards.path}
            query={{ ...asked, type, color }}
            name="admit-cards"
            print={t('results.cards.page.print')}
            sheetless
          />
        </div>
      ) : (
        cards.data && (
          <Message visible warning>
            <b>{t('results.cards.page.notYet')}</b>{' '}
            {t(
              someone
                ? 'results.cards.page.pickBoth'
                : rows.length > 0
                  ? 'results.cards.page.allHeld'
                  : 'results.cards.page.nobody',
            )}
          </Message>
        )
      )}
      {held.length > 0 && (
        <Message visible warning>
          {t('results.cards.page.held', { names: held.map(({ UserName }) => UserName).join(', ') })}
        </Message>
      )}
      <WhoOwes place={place} dues={rows.map(({ Due }) => Due)} />
      <DataTable
        title={t('results.cards.page.list')}
        columns={columns}
        query={cards}
        list={list}
        rowKey={({ UserID }) => UserID}
        empty={{ title: t('results.cards.page.nobody'), text: t('results.cards.page.nobodyWhy') }}
      />
    </>
  );
}

function useColumns(): readonly Column<AdmitCardRow>[] {
  const word = useWord();
  return [
    { key: 'UserCode', title: word('code'), kind: 'digits', phone: 'beside' },
    { key: 'UserName', title: word('name'), strong: true, phone: 'title' },
    { key: 'FatherName', title: word('father'), phone: 'line' },
    { key: 'Due', title: word('due'), kind: 'money', phone: 'side' },
  ];
}

import { monthNamesList } from '@madrasah/events/plans';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { useStands } from '../../kit/list/entries/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { MonthNamesDialog, type MonthNamesRow } from './MonthNamesDialog.tsx';

/** মাসের নাম: what each class calls its twelve months. */
export default function MonthNamesPage() {
  const t = useText(plansTexts);
  const [open, setOpen] = useState<{ readonly of?: MonthNamesRow }>();
  const mayAdd = useMay('month_name', 'insert');
  const mayEdit = useMay('month_name', 'edit');
  const listing = useListing(monthNamesList, { filters: [...CLASS_FILTERS], limit: 10 });
  const stands = useStands<MonthNamesRow>(listing.query.data?.data ?? [], ({ ID }) => ID);
  const of = open?.of && stands(open.of);
  return (
    <ListPage
      listing={listing}
      buttons={
        mayAdd && (
          <Button type="button" primary onClick={() => setOpen({})}>
            {t('plans.names.add')}
          </Button>
        )
      }
      filters={<ClassFilters list={listing.list} />}
      rowKey={({ ID }) => ID}
      actions={(row) =>
        mayEdit && (
          <RowButton
            icon="edit"
            label={t('plans.names.change', { name: row.ClassName })}
            hint={t('plans.names.changeHint')}
            onClick={() => setOpen({ of: row })}
          />
        )
      }
      empty={{ title: t('plans.names.none'), text: t('plans.names.noneText'), fine: true }}
    >
      {open && <MonthNamesDialog {...(of && { of })} onClose={() => setOpen(undefined)} />}
    </ListPage>
  );
}

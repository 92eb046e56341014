import { addBookCopies } from '@madrasah/events/library';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../kit/feedback/index.ts';
import { NumberField } from '../kit/fields/index.ts';
import { CommandForm } from '../kit/form/index.ts';
import type { WireRow } from '../kit/register/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { libraryTexts } from './texts.ts';

const ONE = { Copies: 1 };

/** Adds copies to a title: each has the next number of the accession register. */
export function CopiesOf({ title }: { readonly title: WireRow }) {
  const t = useText(libraryTexts);
  const mayAdd = useMay('library', 'insert');
  const [open, setOpen] = useState(false);
  if (!mayAdd) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button type="button" basic onClick={() => setOpen(true)}>
        {t('library.copies.add')}
      </Button>
      {open && (
        <Dialog title={t('library.copies.addOf', { title: title.called })} onClose={close}>
          <CommandForm
            command={addBookCopies}
            initialValues={ONE}
            toBody={({ Copies }) => ({ TitleID: title['TitleID'], Copies })}
            save={t('library.copies.add')}
            onDone={close}
            onClose={close}
          >
            <NumberField name="Copies" label={t('library.copies.count')} hint={t('library.copies.hint')} />
          </CommandForm>
        </Dialog>
      )}
    </>
  );
}

import { addBookCopies } from '@madrasah/events/library';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { AskedDialog } from '../kit/asked/index.ts';
import type { WireRow } from '../kit/register/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { libraryTexts } from './texts.ts';

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
        <AskedDialog
          title={t('library.copies.addOf', { title: title.called })}
          command={addBookCopies}
          toBody={({ Copies }) => ({ TitleID: title['TitleID'], Copies })}
          save={t('library.copies.add')}
          onClose={close}
        />
      )}
    </>
  );
}

import { certificateCommands, certificatesList } from '@madrasah/events/certificates';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { CertificateDialog, type CertificateRow } from './CertificateDialog.tsx';
import { PrintDialog } from './PrintDialog.tsx';
import { certificatesTexts } from './texts.ts';

const UNMOVED = { right: 0, down: 0 };

type Open =
  | { readonly does: 'add' }
  | { readonly does: 'change' | 'print' | 'withdraw'; readonly row: CertificateRow };

/** `/students/certificate-of-attestation`: certificates, and their four papers. */
export default function CertificatesPage() {
  const t = useText(certificatesTexts);
  const [open, setOpen] = useState<Open>();
  const mayAdd = useMay('certificate', 'insert');
  const mayEdit = useMay('certificate', 'edit');
  const mayWithdraw = useMay('certificate', 'delete');
  const listing = useListing(certificatesList, { filters: ['search'], limit: 10 });
  return (
    <ListPage
      listing={listing}
      buttons={
        mayAdd && (
          <Button type="button" primary onClick={() => setOpen({ does: 'add' })}>
            {t('certificates.form.add')}
          </Button>
        )
      }
      filters={
        <FilterSearch list={listing.list} name="search" placeholder={t('certificates.list.searchHint')} />
      }
      rowKey={({ CFID }) => CFID}
      actions={(row) => {
        const name = row.UserName;
        return (
          <>
            <RowButton
              icon="print"
              label={t('certificates.list.printOf', { name })}
              hint={t('certificates.list.print')}
              onClick={() => setOpen({ does: 'print', row })}
            />
            {mayEdit && (
              <RowButton
                icon="edit"
                label={t('certificates.form.change', { name })}
                hint={t('certificates.list.edit')}
                onClick={() => setOpen({ does: 'change', row })}
              />
            )}
            {mayWithdraw && (
              <RowButton
                icon="remove"
                label={t('certificates.list.withdrawOf', { name })}
                hint={t('certificates.list.withdraw')}
                onClick={() => setOpen({ does: 'withdraw', row })}
              />
            )}
          </>
        );
      }}
      empty={{ title: t('certificates.list.none'), text: t('certificates.list.noneText') }}
    >
      <Opened open={open} moved={listing.query.data?.moved ?? UNMOVED} onClose={() => setOpen(undefined)} />
    </ListPage>
  );
}

interface OpenedProps {
  readonly open: Open | undefined;
  readonly moved: typeof UNMOVED;
  onClose(): void;
}

/** The dialog over the page. */
function Opened({ open, moved, onClose }: OpenedProps) {
  const t = useText(certificatesTexts);
  switch (open?.does) {
    case 'add':
      return <CertificateDialog onClose={onClose} />;
    case 'change':
      return <CertificateDialog of={open.row} onClose={onClose} />;
    case 'print':
      return <PrintDialog of={open.row} moved={moved} onClose={onClose} />;
    case 'withdraw':
      return (
        <ConfirmDialog
          command={certificateCommands.removeCertificate}
          params={{ id: open.row.CFID }}
          plain
          title={t('certificates.list.withdrawOf', { name: open.row.UserName })}
          verb={t('certificates.list.withdrawDo')}
          onClose={onClose}
        >
          <p>{t('certificates.list.withdrawSays')}</p>
        </ConfirmDialog>
      );
    default:
      return null;
  }
}

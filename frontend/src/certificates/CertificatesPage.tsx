import { certificateCommands, certificatesList } from '@madrasah/events/certificates';
import { RowButton, useListing } from '../kit/list/defined/index.ts';
import { EntryPage } from '../kit/list/entries/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';
import { useText } from '../kit/text.ts';
import { CertificateDialog } from './CertificateDialog.tsx';
import { PrintDialog } from './PrintDialog.tsx';
import { certificatesTexts } from './texts.ts';

const UNMOVED = { right: 0, down: 0 };

/** `/students/certificate-of-attestation`: certificates, and their four papers. */
export default function CertificatesPage() {
  const t = useText(certificatesTexts);
  const listing = useListing(certificatesList, { filters: ['search'], limit: 10 });
  const moved = listing.query.data?.moved ?? UNMOVED;
  return (
    <EntryPage
      power="certificate"
      listing={listing}
      filters={
        <FilterSearch list={listing.list} name="search" placeholder={t('certificates.list.searchHint')} />
      }
      rowKey={({ CFID }) => CFID}
      nameOf={({ UserName }) => UserName}
      add={t('certificates.form.add')}
      change={{
        hint: t('certificates.list.edit'),
        of: (name) => t('certificates.form.change', { name }),
      }}
      withdraw={{
        command: certificateCommands.removeCertificate,
        params: ({ CFID }) => ({ id: CFID }),
        hint: t('certificates.list.withdraw'),
        of: (name) => t('certificates.list.withdrawOf', { name }),
        verb: t('certificates.list.withdrawDo'),
        says: t('certificates.list.withdrawSays'),
      }}
      form={(onClose, row) => <CertificateDialog of={row} onClose={onClose} />}
      also={(row, show) => (
        <RowButton
          icon="print"
          label={t('certificates.list.printOf', { name: row.UserName })}
          hint={t('certificates.list.print')}
          onClick={() => show((onClose) => <PrintDialog of={row} moved={moved} onClose={onClose} />)}
        />
      )}
      empty={{ title: t('certificates.list.none'), text: t('certificates.list.noneText') }}
    />
  );
}

import { certificates, certificatesList } from '@madrasah/events/certificates';
import { Entries } from '../kit/entry/index.ts';
import { useListing } from '../kit/list/defined/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';
import { useText } from '../kit/text.ts';
import { CertificateFigures } from './CertificateFigures.tsx';
import { PrintDialog } from './PrintDialog.tsx';
import { certificatesTexts } from './texts.ts';

const AT = { id: 'CFID', code: 'UserCode', name: 'UserName' } as const;
const UNMOVED = { right: 0, down: 0 };

/** `/students/certificate-of-attestation`: certificates, and their four papers. */
export default function CertificatesPage() {
  const t = useText(certificatesTexts);
  const listing = useListing(certificatesList, { filters: ['search'], limit: 10 });
  const moved = listing.query.data?.moved ?? UNMOVED;
  return (
    <Entries
      entry={certificates}
      listing={listing}
      at={AT}
      filters={
        <FilterSearch list={listing.list} name="search" placeholder={t('certificates.list.searchHint')} />
      }
      taken={({ ClassID }) => ({ ClassIDTo: ClassID })}
      below={(row) => <CertificateFigures typed={row !== undefined && !row.FromResult} />}
      papers={(row, title, onClose) => <PrintDialog of={row} title={title} moved={moved} onClose={onClose} />}
    />
  );
}

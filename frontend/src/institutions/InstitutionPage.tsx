import { institutionQueries } from '@madrasah/events/institutions';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { Page } from '../kit/shell/index.ts';
import { AddressForm } from './AddressForm.tsx';
import { InfoForm } from './InfoForm.tsx';
import { InstitutionPictures } from './InstitutionPictures.tsx';
import styles from './institution.module.css';

/** `/general-info/institution-info`: what stands on every paper of the institution. */
export default function InstitutionPage() {
  const info = useQuery(institutionQueries.info, {});
  return (
    <Page>
      <Loaded of={info} lines={8}>
        {({ data }) => (
          <div className={styles['forms']}>
            <InfoForm row={data} />
            <AddressForm row={data} />
            <InstitutionPictures row={data} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

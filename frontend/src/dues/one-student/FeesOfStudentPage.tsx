import { feeLand, pastEntriesList } from '@madrasah/events/dues';
import { digitsOf } from '@madrasah/events/kernel';
import { useId } from 'react';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { StudentBox } from '../../kit/fields/student/StudentBox.tsx';
import { NoneYet } from '../../kit/lacks/index.ts';
import { ListTable, useListing } from '../../kit/list/defined/index.ts';
import { Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';
import { FeeSummary } from './FeeSummary.tsx';
import { MonthlyFees } from './MonthlyFees.tsx';

const FILTERS = ['AdmissionID'] as const;

/** One student's fees: his year in sums, month by month, what was paid before, and his bill. */
export default function FeesOfStudentPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const language = useLanguage();
  const id = useId();
  const list = useList({ filters: FILTERS, limit: 10 });
  const admissionId = Number(list.values.AdmissionID ?? 0);
  const fees = useQuery(feeLand, admissionId > 0 ? { admissionId } : undefined);
  const of = fees.data?.data;
  return (
    <Page
      actions={
        of && (
          <>
            <Invoice AdmissionID={admissionId} code={of.UserCode} size="a5" />
            <Invoice AdmissionID={admissionId} code={of.UserCode} size="a4" />
          </>
        )
      }
    >
      <Segment className="flush">
        <Filters>
          <div className="q">
            <label htmlFor={id}>{word('student')}</label>
            <StudentBox
              control={{ id }}
              label={word('student')}
              placeholder={t('dues.land.find')}
              chosen={of ? `${digitsOf(of.UserCode, language)} – ${of.StudentName}` : ''}
              onChoose={({ AdmissionID }) => list.set('AdmissionID', AdmissionID)}
            />
          </div>
        </Filters>
      </Segment>
      {admissionId > 0 ? (
        <Loaded of={fees} lines={8}>
          {({ data }) => (
            <>
              <FeeSummary of={data} />
              <MonthlyFees key={data.AdmissionID} of={data} />
              <PastEntries />
            </>
          )}
        </Loaded>
      ) : (
        <Segment>
          <NoneYet needs={['students']} title={t('dues.land.choose')} />
        </Segment>
      )}
    </Page>
  );
}

interface InvoiceProps {
  readonly AdmissionID: number;
  readonly code: string;
  readonly size: 'a4' | 'a5';
}

function Invoice({ AdmissionID, code, size }: InvoiceProps) {
  const t = useText(duesTexts);
  return (
    <PaperFiles
      path={`/api/accounts/invoices/${AdmissionID}`}
      query={{ size }}
      name={`invoice-${code}`}
      print={t(`dues.land.${size}`)}
      sheetless
    />
  );
}

/** What was paid before; a receipt taken back is struck. */
function PastEntries() {
  const t = useText(duesTexts);
  const word = useWord();
  const listing = useListing(pastEntriesList, { filters: FILTERS, limit: 10 });
  return (
    <Segment className="flush">
      <h2 className="ui header inset">{word('pastEntries')}</h2>
      <ListTable
        listing={listing}
        rowKey={({ receiptId, itemId }) => `${receiptId}-${itemId ?? 0}`}
        empty={{ title: t('dues.land.noEntries') }}
        to={toReceipt}
      />
    </Segment>
  );
}

const toReceipt = ({ receiptId }: { readonly receiptId: number }) => `/accounting/receipts/${receiptId}`;

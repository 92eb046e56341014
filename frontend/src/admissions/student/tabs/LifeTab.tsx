import { certificatesList } from '@madrasah/events/certificates';
import { characterList, vacationsList } from '@madrasah/events/hostel';
import type { PlainList } from '@madrasah/events/kernel';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ListTable, useListing } from '../../../kit/list/defined/index.ts';
import { useMay } from '../../../kit/routing/index.ts';
import { useText, useWord } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';
import styles from './life.module.css';

const VACATION_COLUMNS = [
  'VacationList',
  'VacationDateFrom',
  'VacationDateTo',
  'VacationTimeTo',
  'Days',
  'state',
] as const;
const CERTIFICATE_COLUMNS = ['ExamName', 'ClassName', 'TotalMark', 'DivisionName', 'CreateAt'] as const;
const CHARACTER_COLUMNS = ['ReportCet', 'CreateDate', 'ReportType', 'Remark'] as const;

/** All on one page: three lists of one address would turn their pages together. */
const WHOLE = { limit: 1000, sizes: [1000] } as const;

interface Of {
  readonly userId: number;
  readonly code: string;
}

/** What became of a student beside lessons and money: days at home, certificates, how he behaved. */
export function LifeTab(of: Of) {
  const may = {
    vacations: useMay('gate_pass_leave', 'view'),
    certificates: useMay('certificate', 'view'),
    character: useMay('character_report', 'view'),
  };
  return (
    <>
      {may.vacations && <Vacations {...of} />}
      {may.certificates && <Certificates {...of} />}
      {may.character && <CharacterReports {...of} />}
    </>
  );
}

/** Whether there is anything the user may see of it. */
export function useMaySeeLife(): boolean {
  const vacations = useMay('gate_pass_leave', 'view');
  const certificates = useMay('certificate', 'view');
  const character = useMay('character_report', 'view');
  return vacations || certificates || character;
}

type Table<L extends PlainList> = ComponentProps<typeof ListTable<L>>;

interface PartProps<L extends PlainList> extends Pick<Table<L>, 'listing' | 'columns' | 'rowKey'> {
  readonly title: string;
  /** The page where it is written. */
  readonly at: string;
}

function Part<L extends PlainList>({ title, at, ...table }: PartProps<L>) {
  const t = useText(admissionsTexts);
  const answer = table.listing.query.data as { readonly total?: number } | undefined;
  const isEmpty = answer?.total === 0;
  return (
    <section className={styles['part']}>
      <h2>
        <Link to={at}>{title}</Link>
      </h2>
      {isEmpty ? (
        <p className="muted">{t('admissions.life.none')}</p>
      ) : (
        <ListTable<L> {...table} empty={{ title: t('admissions.life.none') }} />
      )}
    </section>
  );
}

function Vacations({ userId, code }: Of) {
  const word = useWord();
  const listing = useListing(vacationsList, { ...WHOLE, ask: () => ({ UserID: userId }) });
  return (
    <Part
      title={word('vacations')}
      at={`/students/vacation?search=${code}`}
      listing={listing}
      columns={VACATION_COLUMNS}
      rowKey={({ ID }) => ID}
    />
  );
}

function Certificates({ userId, code }: Of) {
  const word = useWord();
  const listing = useListing(certificatesList, { ...WHOLE, ask: () => ({ UserID: userId }) });
  return (
    <Part
      title={word('certificates')}
      at={`/students/certificate-of-attestation?search=${code}`}
      listing={listing}
      columns={CERTIFICATE_COLUMNS}
      rowKey={({ CFID }) => CFID}
    />
  );
}

function CharacterReports({ code }: Of) {
  const word = useWord();
  const listing = useListing(characterList, { ...WHOLE, ask: () => ({ userCode: code }) });
  return (
    <Part
      title={word('characterReports')}
      at={`/darul-ikama?search=${code}`}
      listing={listing}
      columns={CHARACTER_COLUMNS}
      rowKey={({ SRID }) => SRID}
    />
  );
}

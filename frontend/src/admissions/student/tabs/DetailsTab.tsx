import { LEAVINGS, standingCommands } from '@madrasah/events/admissions';
import {
  FINANCIAL_STATUS_NAMES,
  GENDER_NAMES,
  RELATION_NAMES,
  settingsQueries,
} from '@madrasah/events/settings';
import type { ReactNode } from 'react';
import { useQuery } from '../../../kit/calls/index.ts';
import { districtOf, divisionOf, placeNames } from '../../../kit/fields/address/places.ts';
import { DayText, Digits } from '../../../kit/figures/index.ts';
import { useLanguage, useText, useWord } from '../../../kit/text.ts';
import { nameOf } from '../../../people/index.ts';
import type { StudentRow } from '../../rows.ts';
import { StandingActions } from '../../standing/StandingActions.tsx';
import styles from '../../standing/standing.module.css';
import { admissionsTexts } from '../../texts.ts';
import look from '../student.module.css';

/** What the admission form holds, to be read. */
export function DetailsTab({ student }: { student: StudentRow }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  const { Mobile2, Relationship1, Relationship2 } = student;
  const relation = (id: number | null) => (id ? ` (${nameOf(RELATION_NAMES, id, language)})` : '');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [word('gender'), nameOf(GENDER_NAMES, student.GenderID, language)],
    [word('mother'), student.MotherName],
    [t('admissions.student.nid'), student.NIDNO && <Digits of={student.NIDNO} />],
    [t('admissions.student.blood'), student.BloodGroup && <span lang="en">{student.BloodGroup}</span>],
    [
      word('mobile'),
      <>
        <Digits of={student.Mobile1} />
        {relation(Relationship1)}
      </>,
    ],
    [
      t('admissions.fact.mobile2'),
      Mobile2 && (
        <>
          <Digits of={Mobile2} />
          {relation(Relationship2)}
        </>
      ),
    ],
    [t('admissions.student.email'), student.Email && <span lang="en">{student.Email}</span>],
    [t('admissions.field.serial'), <Digits key="serial" of={student.AdmissionSerial} />],
    [t('admissions.field.admittedOn'), <DayText key="on" on={student.CreateAt} />],
    [t('admissions.field.financial'), nameOf(FINANCIAL_STATUS_NAMES, student.SFTID, language)],
    [
      t('admissions.student.permanent'),
      <Address
        key="home"
        thana={student.permanentPoliceStationID}
        post={student.permanentPost}
        village={student.permanentVill}
      />,
    ],
    [
      t('admissions.student.present'),
      <Address
        key="here"
        thana={student.TransientPoliceStationID}
        post={student.TransientPost}
        village={student.TransientVill}
      />,
    ],
  ];
  const { LeftOn, LeftKind, LeftReason } = student;
  const left = LEAVINGS.find(({ value }) => value === LeftKind);
  const leaving: typeof facts = LeftOn
    ? [
        [t('admissions.standing.leftSince'), <DayText key="left" on={LeftOn} />],
        [standingCommands.leaveStudent.fields.kind.word[language], left?.name[language]],
        [word('reason'), LeftReason],
      ]
    : [];
  return (
    <>
      <dl className="facts">
        {[...facts, ...leaving].map(([label, value]) => (
          <div key={label} className={look['pair']}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <StandingActions student={student} />
      </div>
    </>
  );
}

function Address({ thana, post, village }: { thana: string; post: string; village: string }) {
  const districts = useQuery(
    settingsQueries.districts,
    thana ? { division_id: divisionOf(thana) } : undefined,
  );
  const thanas = useQuery(settingsQueries.thanas, thana ? { district_id: districtOf(thana) } : undefined);
  const names = placeNames(useLanguage());
  const inThana = thanas.data?.data.find(({ PoliceStationID }) => String(PoliceStationID) === thana);
  const inDistrict = districts.data?.data.find(({ DistrictID }) => String(DistrictID) === districtOf(thana));
  const parts = [village, post, inThana && names.thana(inThana), inDistrict && names.district(inDistrict)];
  return <>{[...new Set(parts.filter(Boolean))].join(', ') || '–'}</>;
}

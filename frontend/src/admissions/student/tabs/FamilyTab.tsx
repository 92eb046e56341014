import { peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../../kit/feedback/index.ts';
import { Digits } from '../../../kit/figures/index.ts';
import { useMay } from '../../../kit/routing/index.ts';
import { useText, useWord } from '../../../kit/text.ts';
import { type Child, type Family, family } from '../../../people/index.ts';
import { admissionsTexts } from '../../texts.ts';
import { FamilyForm } from './FamilyForm.tsx';
import look from './notes.module.css';

/** Brothers and sisters, and the guardian: what sibling rule and family receipt go by. */
export function FamilyTab({ userId }: { readonly userId: number }) {
  const mayEdit = useMay('student_admission', 'edit');
  const found = useQuery(family, { UserID: userId });
  return (
    <Loaded of={found} lines={4}>
      {({ data }) => (
        <>
          <Known family={data} userId={userId} mayEdit={mayEdit} />
          {mayEdit && <FamilyForm key={userId} family={data} userId={userId} />}
        </>
      )}
    </Loaded>
  );
}

interface Props {
  readonly family: Family;
  readonly userId: number;
  readonly mayEdit: boolean;
}

function Known({ family: { children, recorded, guardian }, userId, mayEdit }: Props) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const [asked, setAsked] = useState<Child>();
  const alone = children.length < 2;
  const how = recorded ? 'recorded' : 'byMobile';
  return (
    <>
      <p className={`muted ${look['lead']}`}>{t(`admissions.family.${alone ? 'none' : how}`)}</p>
      <ul className={look['notes']}>
        {!alone &&
          children.map((child) => (
            <li key={child.UserID}>
              {child.AdmissionID === null || child.UserID === userId ? (
                <b>{child.StudentName}</b>
              ) : (
                <Link to={`/students/${child.AdmissionID}?tab=family`}>{child.StudentName}</Link>
              )}{' '}
              <span className="small muted">
                {word('code')} <Digits of={child.UserCode} /> {child.AdmissionID !== null && '· '}
                {[child.ClassName, child.SubClass, child.SessionName].filter(Boolean).join(', ')}
              </span>
              {mayEdit && (
                <p>
                  <Button type="button" basic size="small" onClick={() => setAsked(child)}>
                    {t('admissions.family.part')}
                  </Button>
                </p>
              )}
            </li>
          ))}
        {guardian && (
          <li>
            {t('admissions.family.guardian')}: <b>{guardian.UserName}</b> <Digits of={guardian.Mobile1} />
          </li>
        )}
      </ul>
      {asked && (
        <ConfirmDialog
          command={peopleCommands.leaveFamily}
          params={{ UserID: asked.UserID }}
          title={t('admissions.family.partTitle', { name: asked.StudentName })}
          verb={t('admissions.family.part')}
          plain
          onClose={() => setAsked(undefined)}
        >
          <p>{t('admissions.family.partSays')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

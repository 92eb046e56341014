import { digitsOf } from '@madrasah/events/kernel';
import { photoUpload, USER_TYPES } from '@madrasah/events/people';
import type { ReactNode } from 'react';
import { type Beside, CommandForm, type CommandFormProps, FormSection } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { KinOf } from '../kin/KinOf.tsx';
import look from '../people.module.css';
import { PhotoSection } from '../photos/PersonPhoto.tsx';
import { usePhotoOfNew } from '../photos/photo-beside.ts';
import { peopleTexts } from '../texts.ts';
import { CodeField, type useNextCode } from './CodeField.tsx';
import { FormSteps } from './FormSteps.tsx';
import { LikeSomebody } from './LikeSomebody.tsx';
import { PERSON_SHEETS, PersonFields } from './PersonFields.tsx';
import { personBody } from './person.ts';
import { useBirthCheck } from './use-birth-check.ts';

type Sheets = Pick<Parameters<typeof PersonFields>[0], 'code' | 'required' | 'userType'>;

export interface PersonFormProps<A> extends Omit<CommandFormProps<A>, 'children' | 'className'>, Sheets {
  /** He comes onto the list with it: whom he is like and whose kin he may be is asked. */
  readonly isNew?: boolean;
  /** The photo that goes with it, for whoever may give one. */
  readonly photo?: Beside | undefined;
  /** How he comes by his code. */
  readonly codes?: ReturnType<typeof useNextCode>;
  /** What is asked of him besides, on a sheet of its own. */
  readonly sheet?: Step & { readonly children: ReactNode };
  /** How the list of the sheets is called: it stands beside them. */
  readonly steps?: string;
  /** Over his own sheets. */
  readonly children?: ReactNode;
}

interface Step {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** Without the code that is given by itself. */
const codeless = ({ UserCode: _, ...values }: Readonly<Record<string, unknown>>) => values;

/** The form of a person, as whoever enters, changes, admits or applies fills it in. */
export function PersonForm<A>(props: PersonFormProps<A>) {
  const { isNew, photo, codes, sheet, steps, children, userType = USER_TYPES.student, ...rest } = props;
  const { code, required, initialValues, toBody, ...form } = rest;
  const language = useLanguage();
  const check = useBirthCheck();
  const begins = codes && { ...codes.gender, UserCode: digitsOf(codes.code, language), sameAddress: 0 };
  const sheets = (
    <>
      {children}
      <PersonFields
        {...{ userType, required }}
        code={codes ? <CodeField automatic={codes.automatic} /> : code}
        kin={isNew && userType === USER_TYPES.student && <KinOf />}
      />
      {photo && <PhotoSection />}
      {sheet && (
        <FormSection id={sheet.id} title={sheet.title}>
          {sheet.children}
        </FormSection>
      )}
    </>
  );
  return (
    <CommandForm
      check={check}
      className="sheets"
      {...(photo && { beside: photo })}
      {...(isNew && { atSave: <LikeSomebody userType={userType} /> })}
      {...form}
      initialValues={{ ...begins, ...initialValues }}
      toBody={(values) => {
        const person = personBody(values);
        const sent = codes?.automatic ? codeless(person) : person;
        return toBody ? toBody(sent) : sent;
      }}
    >
      {steps === undefined ? sheets : <Stepped {...{ steps, sheet, sheets }} photo={!!photo} />}
    </CommandForm>
  );
}

/** The same of somebody whom the office enters, with his photo where it may give one. */
export function NewPersonForm<A>(props: PersonFormProps<A>) {
  const photo = usePhotoOfNew(props.userType ?? USER_TYPES.student);
  return <PersonForm {...props} isNew photo={photo} />;
}

interface SteppedProps {
  readonly steps: string;
  readonly sheet: Step | undefined;
  readonly sheets: ReactNode;
  /** A photo is asked for. */
  readonly photo: boolean;
}

function Stepped({ steps, sheet, sheets, photo }: SteppedProps) {
  const t = useText(peopleTexts);
  const own = (['personal', 'contact', 'permanent', 'present'] as const).map((id) => ({
    ...{ id, title: t(`people.section.${id}`), fields: PERSON_SHEETS[id] },
  }));
  const ofPhoto = { id: 'photo', title: t('people.photo.title'), fields: [photoUpload.field] };
  return (
    <div className={look['withSteps']}>
      <FormSteps label={steps} steps={[...own, ...(photo ? [ofPhoto] : []), ...(sheet ? [sheet] : [])]} />
      <div>{sheets}</div>
    </div>
  );
}

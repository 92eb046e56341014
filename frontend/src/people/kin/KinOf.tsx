import { type ReactNode, useId, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button, Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { StudentBox } from '../../kit/fields/student/StudentBox.tsx';
import { useFormDesk } from '../../kit/form/leaving/desk.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { type KinRow, kinOf } from '../rows.ts';
import { peopleTexts } from '../texts.ts';
import { mobileOf, takenBack, type WhatToTake, whatToTake } from './taken.ts';

type Values = Readonly<Record<string, unknown>>;

interface Taken {
  readonly kin: KinRow;
  readonly put: Values;
  readonly before: Values;
}

/** What is taken of a brother into the form in hand, and given back. */
function useTaking() {
  const form = useForm();
  const language = useLanguage();
  const { values } = useFormState({ subscription: { values: true } });
  const [taken, setTaken] = useState<Taken>();
  const put = (changes: Values) =>
    form.batch(() => {
      for (const [field, value] of Object.entries(changes)) form.change(field, value);
    });
  return {
    values,
    taken: taken && values['SiblingID'] === taken.kin.UserID ? taken : undefined,
    look: (kin: KinRow): WhatToTake =>
      whatToTake(form.getState().values, form.getState().dirtyFields ?? {}, kin, language),
    take(kin: KinRow, changes: Values) {
      const all = { ...changes, SiblingID: kin.UserID };
      const now: Values = form.getState().values;
      setTaken({
        kin,
        put: all,
        before: Object.fromEntries(Object.keys(all).map((name) => [name, now[name]])),
      });
      put(all);
    },
    giveBack() {
      if (taken) put(takenBack(form.getState().values, taken.before, taken.put));
      setTaken(undefined);
    },
  };
}

/** The families that the mobiles of the form reach, or that of the student who was looked up. */
function useKin(values: Values, chosen: number | undefined): readonly KinRow[] {
  const [first, second] = [mobileOf(values['Mobile1']), mobileOf(values['Mobile2'])];
  const ofChosen = useQuery(kinOf, chosen === undefined ? undefined : { UserID: chosen });
  const ofFirst = useQuery(kinOf, first ? { mobile: first } : undefined);
  const ofSecond = useQuery(kinOf, second && second !== first ? { mobile: second } : undefined);
  const found = [ofChosen, ofFirst, ofSecond].flatMap(({ data }) => data?.data ?? []);
  return found.filter(({ UserID }, at) => found.findIndex((other) => other.UserID === UserID) === at);
}

/**
 * Whose brother or sister he may be who is being entered, by a mobile that was typed or a student who was looked up:
 * parents, mobiles and address are taken from there. What was typed stays unless it is asked for.
 */
export function KinOf() {
  const t = useText(peopleTexts);
  const boxId = useId();
  const [chosen, setChosen] = useState<number>();
  const [asked, setAsked] = useState<KinRow>();
  const { values, taken, look, take, giveBack } = useTaking();
  const found = useKin(values, chosen);

  function begin(kin: KinRow) {
    const { fills, differs } = look(kin);
    if (Object.keys(differs).length > 0) setAsked(kin);
    else take(kin, fills);
  }
  function answer(kin: KinRow, theirs: boolean) {
    const { fills, differs } = look(kin);
    take(kin, theirs ? { ...fills, ...differs } : fills);
    setAsked(undefined);
  }
  if (taken)
    return (
      <Found said={t('people.kin.taken', named(taken.kin))}>
        <Button type="button" size="small" onClick={giveBack}>
          {t('people.kin.undo')}
        </Button>
      </Found>
    );
  return (
    <>
      <div className="field">
        <label htmlFor={boxId}>{t('people.kin.title')}</label>
        <StudentBox
          control={{ id: boxId }}
          placeholder={t('people.kin.placeholder')}
          onChoose={({ UserID }) => setChosen(UserID)}
        />
      </div>
      {found.map((kin) => (
        <Found
          key={kin.UserID}
          said={t(kin.UserID === chosen ? 'people.kin.chosen' : 'people.kin.found', named(kin))}
          others={kin.children.length > 1 ? t('people.kin.others', { names: namesOf(kin) }) : undefined}
        >
          {asked?.UserID === kin.UserID ? (
            <Otherwise
              kin={kin}
              fields={Object.keys(look(kin).differs)}
              answer={(theirs) => answer(kin, theirs)}
            />
          ) : (
            <Button type="button" size="small" onClick={() => begin(kin)}>
              {t('people.kin.take')}
            </Button>
          )}
        </Found>
      ))}
    </>
  );
}

const named = ({ UserCode: code, StudentName: name, ClassName }: KinRow) => ({
  ...{ code, name, where: ClassName },
});
const namesOf = ({ children }: KinRow) => children.map(({ StudentName }) => StudentName).join(', ');

interface FoundProps {
  readonly said: string;
  readonly others?: string | undefined;
  readonly children: ReactNode;
}

function Found({ said, others, children }: FoundProps) {
  return (
    <Message info visible role="status">
      <p>
        {said} {others}
      </p>
      {children}
    </Message>
  );
}

interface OtherwiseProps {
  readonly kin: KinRow;
  readonly fields: readonly string[];
  answer(theirs: boolean): void;
}

/** What was typed and what the brother has are two things: which is to stand. */
function Otherwise({ kin, fields, answer }: OtherwiseProps) {
  const t = useText(peopleTexts);
  const desk = useFormDesk();
  const labels = [...new Set(fields.flatMap((field) => desk.labelOf(field) ?? []))];
  return (
    <>
      <p>{t('people.kin.differs', { fields: labels.join(', ') })}</p>
      <Button type="button" size="small" primary onClick={() => answer(false)}>
        {t('people.kin.keep')}
      </Button>
      <Button type="button" size="small" onClick={() => answer(true)}>
        {t('people.kin.theirs', { code: kin.UserCode })}
      </Button>
    </>
  );
}

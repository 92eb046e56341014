import type { CommandDefinition } from '@madrasah/events/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useCommand } from '../calls/use-command.ts';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Problems } from '../feedback/Problems.tsx';
import { CommandForm } from '../form/CommandForm.tsx';
import type { Values } from '../form/definition.ts';
import { holdsFile, typedOver } from '../form/drafts/keepable.ts';
import { DirtyGuard } from '../form/leaving/DirtyGuard.tsx';
import { FormBody } from '../form/PlainForm.tsx';
import { SaveBar } from '../form/parts/SaveBar.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { AnsweredData, CommandAnswer } from '../wire/definitions.ts';
import { Landing } from './Landing.tsx';
import { StepsHead } from './StepsHead.tsx';

interface Props<Preview, Done> {
  /** Looks at what would come of it; its schema is the validator of what is chosen. */
  readonly preview: CommandDefinition<unknown, Preview>;
  /** Does it, with the same body. */
  readonly command: CommandDefinition<unknown, Done>;
  readonly initialValues?: Values;
  /** What is sent to look, and to do it. */
  toBody?(values: Values, step: 'look' | 'deed'): unknown;
  /** The fields of the first step. */
  readonly children: ReactNode;
  /** What would come of it. Whoever looks once more with more said calls `onSeen` with what was chosen and seen then. */
  show(
    preview: AnsweredData<Preview>,
    values: Values,
    onSeen: (values: Values, preview: AnsweredData<Preview>) => void,
  ): ReactNode;
  /** Why it cannot be done as it was chosen, in words: then one can only go back. */
  blocked?(preview: AnsweredData<Preview>, values: Values): string | undefined;
  /** The words on the button that does it: "২৪০টি ফি ধার্য করুন". */
  verb(preview: AnsweredData<Preview>): string;
  /** What has come of it, and where it can be found and undone. */
  done(data: AnsweredData<Done>): ReactNode;
  /** Its first step does not take the focus: it is not what its page is for. */
  readonly quiet?: boolean;
  /** The words on the button that begins anew. */
  readonly again: string;
}

type At<Preview, Done> =
  | { readonly step: 'choose' }
  | { readonly step: 'preview'; readonly seen: AnsweredData<Preview> }
  | { readonly step: 'done'; readonly data: AnsweredData<Done> };

const never = () => false;

/** Whether something was chosen that is not done yet: what is looked at, and what was gone back to, is in no form. */
const isChosen = (began: Values, values: Values): boolean =>
  holdsFile(values) || Object.keys(typedOver(began, values)).length > 0;

/** A command over many things in three steps: choose, look, do. Whoever goes back finds what was chosen. */
export function StepsForm<Preview, Done>(props: Props<Preview, Done>) {
  const { initialValues = {}, toBody = (values: Values): unknown => values } = props;
  const t = useText(kitTexts);
  const [at, setAt] = useState<At<Preview, Done>>({ step: 'choose' });
  const [values, setValues] = useState(initialValues);
  const [began, setBegan] = useState(initialValues);
  const onSeen = (chosen: Values, seen: AnsweredData<Preview>) => {
    setValues(chosen);
    setAt({ step: 'preview', seen });
  };

  return (
    <>
      <StepsHead at={at.step} />
      <DirtyGuard dirty={at.step !== 'done' && isChosen(began, values)} isClean={never} />
      {at.step === 'choose' && (
        <CommandForm
          command={props.preview}
          initialValues={values}
          toBody={(chosen) => toBody(chosen, 'look')}
          save={t('kit.steps.look')}
          afterSave="keep"
          silent
          quiet={props.quiet ?? false}
          onDone={({ data }, chosen) => data && onSeen(chosen, data)}
        >
          {props.children}
        </CommandForm>
      )}
      {at.step === 'preview' && (
        <LookedAt
          command={props.command}
          body={toBody(values, 'deed')}
          verb={props.verb(at.seen)}
          blocked={props.blocked?.(at.seen, values)}
          onBack={() => setAt({ step: 'choose' })}
          onDone={({ data }) => {
            if (!data) return;
            setBegan(values);
            setAt({ step: 'done', data });
          }}
        >
          {props.show(at.seen, values, onSeen)}
        </LookedAt>
      )}
      {at.step === 'done' && (
        <Landing>
          {props.done(at.data)}
          <Button type="button" onClick={() => setAt({ step: 'choose' })}>
            {props.again}
          </Button>
        </Landing>
      )}
    </>
  );
}

interface LookedAtProps<Done> {
  readonly command: CommandDefinition<unknown, Done>;
  readonly body: unknown;
  readonly verb: string;
  readonly blocked: string | undefined;
  readonly children: ReactNode;
  onBack(): void;
  onDone(answer: CommandAnswer<Done>): void;
}

/** The second step: Ctrl Enter does it, Esc goes back. */
function LookedAt<Done>(props: LookedAtProps<Done>) {
  const { command: definition, body, verb, blocked, children, onBack, onDone } = props;
  const t = useText(kitTexts);
  const command = useCommand(definition);
  async function send() {
    if (blocked !== undefined) return;
    const outcome = await command.run(body);
    if (outcome.ok) onDone(outcome.answer);
  }
  return (
    <FormBody send={send} submitting={command.running} onEscape={onBack} quiet>
      {command.failure && (
        <FailureMessage failure={command.failure}>
          <Problems sentences={command.failure.fields.map(({ message }) => message)} />
        </FailureMessage>
      )}
      <Landing>{children}</Landing>
      {blocked === undefined ? (
        <SaveBar
          save={verb}
          cancel={t('kit.steps.back')}
          submitting={command.running}
          share={command.share}
          failure={command.failure}
          onCancel={onBack}
        />
      ) : (
        <>
          <p role="alert">{blocked}</p>
          <Button type="button" primary onClick={onBack}>
            {t('kit.steps.back')}
          </Button>
        </>
      )}
    </FormBody>
  );
}

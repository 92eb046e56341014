import {
  CERTIFICATE_PAPERS,
  certificatePdf,
  certificates,
  type certificatesList,
  FARTHEST_MM,
} from '@madrasah/events/certificates';
import { digitsOf, type Language, type RowOf, toLatinDigits } from '@madrasah/events/kernel';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useCommand, usePapers } from '../kit/calls/index.ts';
import { Dialog, NotFetched } from '../kit/feedback/index.ts';
import { NumberField, RadioField } from '../kit/fields/index.ts';
import { PlainForm } from '../kit/form/index.ts';
import { SaveBar } from '../kit/form/parts/SaveBar.tsx';
import { useLanguage, useText } from '../kit/text.ts';
import { addressOf } from '../kit/wire/definitions.ts';
import { PaperPicture } from './PaperPicture.tsx';
import { certificatesTexts } from './texts.ts';

interface Choice {
  readonly paper: number;
  readonly right: string;
  readonly down: string;
}

const PAPERS = ['coloured', 'filled', 'black', 'clearance'] as const;

/** Millimetres as they were typed, in digits of any script; undefined where they are none. */
function millimetres(typed: string | undefined): number | undefined {
  const text = toLatinDigits(typed ?? '')
    .replace('−', '-')
    .trim();
  const value = text === '' ? 0 : Number(text);
  return Number.isInteger(value) && Math.abs(value) <= FARTHEST_MM ? value : undefined;
}

/** Prints one paper, then counts it. */
function useCertificatePaper(id: number) {
  const { print, failure } = usePapers();
  const { run } = useCommand(certificates.commands.print);
  const printed = async ({ paper, right, down }: Choice) => {
    const isFilled = paper === CERTIFICATE_PAPERS.filled;
    const moved = isFilled ? { right: millimetres(right) ?? 0, down: millimetres(down) ?? 0 } : {};
    const isPrinted = await print(
      addressOf(certificatePdf, { id, paper, ...moved }),
      `certificate-${id}.pdf`,
    );
    if (isPrinted) await run({ paper, ...moved }, { id });
    return isPrinted;
  };
  return { print: printed, failure };
}

interface Props {
  readonly of: RowOf<typeof certificatesList>;
  readonly title: string;
  /** What paper 2 was last moved by, in millimetres. */
  readonly moved: { readonly right: number; readonly down: number };
  onClose(): void;
}

/** Nothing is written where nothing was moved. */
const shownMillimetres = (moved: number, language: Language) =>
  moved === 0 ? '' : digitsOf(String(moved).replace('-', '−'), language);

/** Which of the four papers is printed; on a sheet from the press, how far it is moved: as last time at first. */
export function PrintDialog({ of, title, moved, onClose }: Props) {
  const language = useLanguage();
  const [initial] = useState<Choice>(() => ({
    paper: CERTIFICATE_PAPERS.coloured,
    right: shownMillimetres(moved.right, language),
    down: shownMillimetres(moved.down, language),
  }));
  const t = useText(certificatesTexts);
  const papers = useCertificatePaper(of.CFID);
  const outside = (typed: string | undefined) =>
    millimetres(typed) === undefined ? t('certificates.print.offsetHint') : undefined;
  return (
    <Dialog title={title} onClose={onClose}>
      {papers.failure && <NotFetched failure={papers.failure} />}
      <PlainForm<Choice>
        initialValues={initial}
        validate={({ right, down }) => ({ right: outside(right), down: outside(down) })}
        onSubmit={async (choice) => {
          if (await papers.print(choice)) onClose();
          return undefined;
        }}
      >
        {({ submitting }) => (
          <>
            <PaperFields of={of} />
            <SaveBar
              save={t('certificates.print.do')}
              submitting={submitting}
              cancel={undefined}
              failure={undefined}
              onCancel={onClose}
            />
          </>
        )}
      </PlainForm>
    </Dialog>
  );
}

function PaperFields({ of }: Pick<Props, 'of'>) {
  const t = useText(certificatesTexts);
  const { values } = useFormState<Choice>({ subscription: { values: true } });
  const hint = t('certificates.print.offsetHint');
  const times = of.printings[values.paper] ?? 0;
  return (
    <>
      <RadioField
        name="paper"
        label={t('certificates.print.which')}
        options={PAPERS.map((paper) => ({
          value: CERTIFICATE_PAPERS[paper],
          label: t(`certificates.print.${paper}`),
        }))}
      />
      <PaperPicture paper={Number(values.paper)} />
      {times > 0 && <p>{t('certificates.print.again', { times })}</p>}
      {Number(values.paper) === CERTIFICATE_PAPERS.filled && (
        <div className="fields-2">
          <NumberField name="right" label={t('certificates.print.right')} hint={hint} />
          <NumberField name="down" label={t('certificates.print.down')} hint={hint} />
        </div>
      )}
      {Number(values.paper) === CERTIFICATE_PAPERS.clearance && (
        <p>{t('certificates.print.clearanceSays')}</p>
      )}
    </>
  );
}

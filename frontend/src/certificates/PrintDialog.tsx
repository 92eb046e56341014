import {
  CERTIFICATE_PAPERS,
  certificateCommands,
  certificatePdf,
  FARTHEST_MM,
} from '@madrasah/events/certificates';
import { toLatinDigits } from '@madrasah/events/kernel';
import { useFormState } from 'react-final-form';
import { useCommand, usePapers } from '../kit/calls/index.ts';
import { Dialog, NotFetched } from '../kit/feedback/index.ts';
import { NumberField, RadioField } from '../kit/fields/index.ts';
import { PlainForm } from '../kit/form/index.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { useText } from '../kit/text.ts';
import { addressOf } from '../kit/wire/definitions.ts';
import type { CertificateRow } from './CertificateDialog.tsx';
import { certificatesTexts } from './texts.ts';

interface Choice {
  readonly paper: number;
  readonly right: string;
  readonly down: string;
}

const BEGINNING: Choice = { paper: CERTIFICATE_PAPERS.coloured, right: '', down: '' };
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
  const { run } = useCommand(certificateCommands.recordCertificatePrinting);
  const printed = async ({ paper, right, down }: Choice) => {
    const isFilled = paper === CERTIFICATE_PAPERS.filled;
    const moved = isFilled ? { right: millimetres(right) ?? 0, down: millimetres(down) ?? 0 } : {};
    const isPrinted = await print(
      addressOf(certificatePdf, { id, paper, ...moved }),
      `certificate-${id}.pdf`,
    );
    if (isPrinted) await run({ paper }, { id });
    return isPrinted;
  };
  return { print: printed, failure };
}

/** Which of the four papers is printed; on a sheet from the press, how far it is moved. */
export function PrintDialog({ of, onClose }: { readonly of: CertificateRow; onClose(): void }) {
  const t = useText(certificatesTexts);
  const papers = useCertificatePaper(of.CFID);
  const outside = (typed: string | undefined) =>
    millimetres(typed) === undefined ? t('certificates.print.offsetHint') : undefined;
  return (
    <Dialog title={t('certificates.list.printOf', { name: of.UserName })} onClose={onClose}>
      {papers.failure && <NotFetched failure={papers.failure} />}
      <PlainForm<Choice>
        initialValues={BEGINNING}
        validate={({ right, down }) => ({ right: outside(right), down: outside(down) })}
        onSubmit={async (choice) => {
          if (await papers.print(choice)) onClose();
          return undefined;
        }}
      >
        {({ submitting }) => (
          <>
            <PaperFields />
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

function PaperFields() {
  const t = useText(certificatesTexts);
  const { values } = useFormState<Choice>({ subscription: { values: true } });
  const hint = t('certificates.print.offsetHint');
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

import type { Language } from '@madrasah/events/kernel';
import { createPdf, pdfBytes, type ShapedDocument } from '../../printing/pdf/create-pdf.ts';
import { CERTIFICATE_LABELS } from './labels.ts';
import type { CertificatePaper } from './paper.ts';
import {
  drawChecks,
  drawFacts,
  drawHead,
  drawRoot,
  drawSignatures,
  drawTrialBalance,
  type Sheet,
} from './sections.ts';

const MARGIN = 40;

/** The certificate as a document that is not closed yet; uncompressed, tests can read it. */
export function drawCertificate(
  paper: CertificatePaper,
  language: Language,
  compress = true,
): ShapedDocument {
  const labels = CERTIFICATE_LABELS[language];
  const document = createPdf({
    size: 'A4',
    margin: MARGIN,
    title: `${labels.title} ${paper.schoolId}`,
    language,
    createdAt: new Date(paper.printedAt),
    bufferPages: true,
    compress,
  });
  const sheet: Sheet = { document, paper, labels, language };
  for (const draw of [drawHead, drawFacts, drawRoot, drawTrialBalance, drawChecks, drawSignatures])
    draw(sheet);
  return document;
}

/** A certificate of recount on one A4. @returns the bytes of the PDF */
export const renderCertificate = (paper: CertificatePaper, language: Language): Promise<Buffer> =>
  pdfBytes(drawCertificate(paper, language));

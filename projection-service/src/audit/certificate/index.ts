import type { renderCertificate as Render } from './draw.ts';

export { type CertificatePaper, certificatePaper, inGroups, type Surroundings } from './paper.ts';

/** A certificate of recount on one A4. What draws it is loaded with the first one. @returns the bytes of the PDF */
export const renderCertificate: typeof Render = async (...asked) =>
  (await import('./draw.ts')).renderCertificate(...asked);

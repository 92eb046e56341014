/** The data file cannot be used: absent, held by another process, not of this format, or damaged. */
export class DataFileRefused extends Error {
  override readonly name = 'DataFileRefused';
}

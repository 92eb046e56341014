/** The data file cannot be used: absent, held by another process, not of this format, or damaged. */
export class DataFileRefused extends Error {
  override readonly name = 'DataFileRefused';
}

/** Another process has it, which may be about to end. */
export class DataFileHeld extends DataFileRefused {
  constructor(path: string, options: ErrorOptions) {
    super(`${path} is in use by another process`, options);
  }
}

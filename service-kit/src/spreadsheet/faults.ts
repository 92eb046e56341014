/** Why a file was not read: a refusal's code, and the values its sentence names. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: FaultCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

export type FaultCode =
  | 'import.swollen'
  | 'import.unreadable'
  | 'import.unreadable-line'
  | 'import.web-page'
  | 'import.far-cell'
  | 'import.no-sheet';

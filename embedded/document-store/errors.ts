/** The error codes this store answers with; the names and numbers are those of the wire protocol. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  TransactionTooOld: 225,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  Location15958: 15958,
  Location15975: 15975,
  Location31249: 31249,
  Location31253: 31253,
  Location31254: 31254,
  Location40323: 40323,
} as const;

export type CodeName = keyof typeof codes;

/** A command (or one write of a batch) that was refused; `details` is added to the error on the wire. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: CodeName;
  readonly details: Record<string, unknown>;

  constructor(codeName: CodeName, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = codes[codeName];
    this.codeName = codeName;
    this.details = details;
  }
}

/** The refusal of something a full server has and this store leaves out: never answered half-right. */
export function unsupported(what: string): CommandError {
  return new CommandError('CommandNotSupported', `${what} is not supported by the embedded document store`);
}

/** A start that is turned away before anything runs; `refused` is the sentence for the person at the keyboard. */
export interface Refused {
  readonly refused: string;
}

export const isRefused = (value: object): value is Refused => 'refused' in value;

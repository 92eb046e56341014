/**
 * A text that must be typed, but of somebody who is erased: of him nothing is said any more, and who decides knows
 * whether a command is about one. As JSON, and to whoever compares what was sent, it is its text.
 */
export class Needed {
  /** '' where nothing was typed. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): string {
    return this.text;
  }
}

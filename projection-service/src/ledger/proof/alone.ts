import { ConfirmingAloneSwitched } from '@madrasah/events/access';
import type { DomainEvent } from '@madrasah/service-kit/codec';

/** Whether the only person of a school may confirm his own, since when it is so (ISO 8601), and how often he did. */
export interface Alone {
  readonly allowed: boolean;
  readonly since: string;
  readonly confirmed: number;
}

/** Notes in passing what was confirmed alone. It proves nothing: a certificate says it. */
export class AloneNote {
  #switched: Pick<Alone, 'allowed' | 'since'> | undefined;
  #confirmed = 0;

  decoded({ type, data, metadata: { at } }: DomainEvent): void {
    if (type === ConfirmingAloneSwitched.type)
      this.#switched = { allowed: data['allowed'] === true, since: at };
    if (data['mark'] === 'alone') this.#confirmed += 1;
  }

  /** Nothing where nobody ever allowed it. */
  get found(): Alone | undefined {
    return this.#switched && { ...this.#switched, confirmed: this.#confirmed };
  }
}

import { type ChainHead, chainFault, EMPTY_CHAIN, headAfter } from '@madrasah/service-kit/codec';
import type { Invariant } from './invariant.ts';

/** Every event follows the one before it, unchanged, and is not recorded before it. */
export function unbrokenChain(): Invariant {
  let head: ChainHead = EMPTY_CHAIN;
  return {
    name: 'chain',
    take({ recorded }) {
      const fault = chainFault(head, recorded);
      head = headAfter(recorded);
      return fault;
    },
  };
}

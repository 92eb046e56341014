import { USUAL_PARTS } from '@madrasah/events/setup';
import type { Browser } from 'playwright-core';
import { openFirstSchool } from '../../../system/first-school.ts';
import { Madrasah, PASSWORD } from '../../madrasah.ts';
import { type StorageState, signIn } from '../../visitor.ts';

/** A school on its first day: opened by the first link, and nothing made in it. */
export interface EmptySchool {
  readonly madrasah: Madrasah;
  readonly state: StorageState;
  /** Takes every part of the usual. @throws Error with what was answered */
  takeUsual(): Promise<void>;
}

export async function openEmptySchool(browser: Browser): Promise<EmptySchool> {
  const { madrasah, link } = await Madrasah.openEmpty();
  const { address } = madrasah;
  await openFirstSchool({ address, told: `Open ${link}` }, { schoolId: '10001', password: PASSWORD });
  const state = await signIn(browser, madrasah);
  const token = state.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
  return {
    ...{ madrasah, state },
    async takeUsual() {
      for (const { part } of USUAL_PARTS) {
        const answer = await fetch(`${address}/api/setup/usual`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ part }),
        });
        if (!answer.ok) throw new Error(`${part}: ${answer.status} ${await answer.text()}`);
      }
    },
  };
}

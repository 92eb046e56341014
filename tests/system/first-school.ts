import { setTimeout as pause } from 'node:timers/promises';

const TOLD_MS = 20_000;

/** A product that was started, and what it has printed until now. */
interface Started {
  readonly address: string;
  readonly told: string;
}

interface Login {
  readonly schoolId: string;
  readonly password: string;
}

/** Where the product has said how one comes in, and the key where that is a link to its first school. */
async function keyTold(product: Started): Promise<string | undefined> {
  for (const end = performance.now() + TOLD_MS; performance.now() < end; await pause(50))
    if (/Open\s+http/.test(product.told)) break;
  return /\/first-school#(\S+)/.exec(product.told)?.[1];
}

/**
 * Opens the first school of an empty product as the link it has printed lets one, with the login `admin`,
 * which a product of before has without a link. Does nothing where there is none.
 * @throws Error with what was answered, where it is not opened
 */
export async function openFirstSchool(product: Started, { schoolId, password }: Login): Promise<void> {
  const key = await keyTold(product);
  if (key === undefined) return;
  const answer = await fetch(`${product.address}/api/users/first_school`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ key, school_id: schoolId, InstitutionName: 'প্রথম মাদরাসা', UserName: 'প্রথম পরিচালক' },
      ...{ GenderID: 1, DateOfBirth: '1980-03-02', Mobile1: '01700000001' },
      ...{ loginName: 'admin', password },
    }),
  });
  if (!answer.ok) throw new Error(`the first school is not opened: ${answer.status} ${await answer.text()}`);
}

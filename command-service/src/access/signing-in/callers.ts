import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { nameKey } from '@madrasah/service-kit/access';
import { networkOf } from '@madrasah/service-kit/http';
import type { Vault } from '@madrasah/service-kit/vault';

/** In the vault, beside the schools: what belongs to none of them. */
const INSTALLATION = '';
const LENGTH = 22; // of base64url: 132 bits

/**
 * Who tries, as it is recorded: names and addresses are personal, and so few that a hash of them could be tried out. So
 * it is made with a key that only the vault has.
 */
export class Callers {
  readonly #vault: Pick<Vault, 'keyFor'>;
  #key: Buffer | undefined;

  constructor(vault: Pick<Vault, 'keyFor'>) {
    this.#vault = vault;
  }

  /** Who tries a name of a school from an address, of which the network counts. @throws VaultAway */
  atName(schoolId: string, name: string, address: string): string {
    return this.#sign('name', schoolId, nameKey(name), networkOf(address));
  }

  /** Who tries a name on a device that it has signed in on before. @throws VaultAway */
  onDevice(schoolId: string, name: string, device: string): string {
    return this.#sign('device-tries', schoolId, nameKey(name), device);
  }

  /** From where something of a school is tried that has no name. @throws VaultAway */
  at(schoolId: string, address: string): string {
    return this.#sign('network', schoolId, networkOf(address));
  }

  /** What a device is given once a login has signed in on it: nobody else can make one. @throws VaultAway */
  newDevice(schoolId: string, loginId: number): string {
    const nonce = randomBytes(12).toString('base64url');
    return `${nonce}.${this.#deviceSign(schoolId, loginId, nonce)}`;
  }

  /** Whether a login has signed in on the device that shows this. @throws VaultAway */
  isDeviceOf(schoolId: string, loginId: number, device: string): boolean {
    const [nonce = '', sign = ''] = device.split('.');
    const [right, given] = [Buffer.from(this.#deviceSign(schoolId, loginId, nonce)), Buffer.from(sign)];
    return right.length === given.length && timingSafeEqual(right, given);
  }

  #deviceSign = (schoolId: string, loginId: number, nonce: string) =>
    this.#sign('device', schoolId, String(loginId), nonce);

  #sign(...parts: readonly string[]): string {
    this.#key ??= this.#vault.keyFor(INSTALLATION, 'callers');
    return createHmac('sha256', this.#key).update(parts.join('\n')).digest('base64url').slice(0, LENGTH);
  }
}

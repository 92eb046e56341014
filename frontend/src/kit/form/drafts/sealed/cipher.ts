import { xchacha20poly1305 } from '@noble/ciphers/chacha';

/** Makes text unreadable under a key, and readable again. */
export interface Cipher {
  seal(key: string, text: string): string;
  /** @returns undefined where it was not sealed under this key, or is nonsense */
  open(key: string, sealed: string): string | undefined;
}

const NONCE_BYTES = 24; // long enough that a random one never comes twice

const asText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const asBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/**
 * XChaCha20-Poly1305. Not the browser's own cipher: that answers later, when a page that goes is gone, and is not there
 * at all where a house is reached without a certificate.
 */
export const cipher: Cipher = {
  seal(key, text) {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = xchacha20poly1305(asBytes(key), nonce).encrypt(new TextEncoder().encode(text));
    return `${asText(nonce)}.${asText(sealed)}`;
  },
  open(key, sealed) {
    const [nonce = '', rest = ''] = sealed.split('.');
    try {
      const bytes = xchacha20poly1305(asBytes(key), asBytes(nonce)).decrypt(asBytes(rest));
      return new TextDecoder().decode(bytes);
    } catch {
      return undefined;
    }
  },
};

import { vi } from 'vitest';

/** The id of the passkey that {@link fakePasskeys} shows. */
export const PASSKEY = 'AQI';

/** A browser with passkeys, whose person shows one. @returns what asks for it, for refusals */
export function fakePasskeys() {
  const bytes = new Uint8Array([1, 2]).buffer;
  const get = vi.fn().mockResolvedValue({
    id: PASSKEY,
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
    getClientExtensionResults: () => ({}),
  });
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
  return get;
}

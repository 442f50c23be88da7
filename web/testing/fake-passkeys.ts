import { vi } from 'vitest';

/** The id of the passkey of {@link fakePasskeys}. */
export const PASSKEY = 'AQI';

/** Fakes a browser whose person uses a passkey. @returns the fake `credentials.get`, so that a test can make it fail */
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

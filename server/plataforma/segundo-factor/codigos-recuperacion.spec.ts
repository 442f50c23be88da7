import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, readRecoveryCode } from './codigos-recuperacion.js';

describe('recovery codes', () => {
  it('are ten different ones that can be read back', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
      expect(readRecoveryCode(code)).toBe(code);
    }
  });

  it('are read in any form that people type', () => {
    expect(readRecoveryCode(' OI1L0 abcde ')).toBe('01110-abcde');
    expect(readRecoveryCode('abcdefghjk')).toBe('abcde-fghjk');
  });

  it.each(['', '123456', 'abcde-fghj', 'abcde-fghjkm', 'abcde-fghju', 'ábcde-fghjk'])('cannot be «%s»', (text) => {
    expect(readRecoveryCode(text)).toBeNull();
  });
});

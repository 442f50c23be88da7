import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-rules';

describe('how hard a password is to guess', () => {
  it.each(['12345678', '87654321', 'abcdefghij', 'aabbccddee'])('%s goes step by step: weak', (password) => {
    expect(strengthOf(password, '')).toBe(1);
  });

  it.each([
    ['corta', 1],
    ['caballo9', 2],
    ['tres tristes tigres', 4],
  ])('%s: %i', (password, strength) => {
    expect(strengthOf(password, '')).toBe(strength);
  });

  it('is weak when it is the address', () => {
    expect(strengthOf('ana.lavalle@ejemplo.test', 'ana.lavalle@ejemplo.test')).toBe(1);
  });
});

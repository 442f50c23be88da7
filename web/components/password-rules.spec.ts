import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-rules';

describe('a password', () => {
  it.each(['12345678', '87654321', 'abcdefghij', 'aabbccddee'])('of the series %s is weak', (password) => {
    expect(strengthOf(password, '')).toBe(1);
  });

  it.each([
    ['corta', 1],
    ['caballo9', 2],
    ['tres tristes tigres', 4],
  ])('like %s has the strength %i', (password, strength) => {
    expect(strengthOf(password, '')).toBe(strength);
  });

  it('is weak when it is the e-mail', () => {
    expect(strengthOf('ana.lavalle@ejemplo.test', 'ana.lavalle@ejemplo.test')).toBe(1);
  });
});

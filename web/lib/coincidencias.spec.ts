import { describe, expect, it } from 'vitest';
import { cutMatches, matcherOf } from './coincidencias';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  cutMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('the marked parts of a text', () => {
  it.each([
    ['Rivas a Molina', 'riv', '[Riv]as a Molina'],
    ['Inscripción de dominio', 'INSCRIPCION', '[Inscripción] de dominio'],
    ['Ana Ríos y Ana Paz', 'ana pa', '[Ana] Ríos y [Ana] [Pa]z'],
    ['banana', 'anan', 'b[anan]a'],
    ['Compraventa', 'x', 'Compraventa'],
    ['a.b', '.', 'a[.]b'],
  ])('%s, searched for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe('a search', () => {
  it.each([
    ['ríos ANA', true],
    ['  na   rio ', true],
    ['ana paz', false],
    [' ', true],
  ])('%j finds «Ana Ríos»: %s', (query, isFound) => {
    expect(matcherOf(query)('Ana Ríos')).toBe(isFound);
  });
});

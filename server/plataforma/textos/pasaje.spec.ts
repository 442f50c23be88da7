import { expect, it } from 'vitest';
import { expresionDe, pasajeDe, type Trozo } from './pasaje.js';

const written = (pasaje: Trozo[] | null) =>
  pasaje?.map(({ texto, hallado }) => (hallado ? `[${texto}]` : texto)).join('');

it('marks words that begin like the searched words, without accents and in any case', () => {
  const text = 'La Cancelación de\n  hipotecas del DNI 12.345.678.';
  expect(written(pasajeDe(text, ['cancel', 'hipotec', '12345678']))).toBe(
    'La [Cancelación] de [hipotecas] del DNI [12.345.678].',
  );
  expect(pasajeDe(text, ['testament'])).toBeNull();
  expect(pasajeDe(text, ['potec'])).toBeNull();
});

it('shows the text around the first marked word, from a whole word on', () => {
  const text = `${'antes '.repeat(50)}hipoteca ${'después '.repeat(50)}`;
  const passage = written(pasajeDe(text, ['hipotec']));
  expect(passage).toMatch(/^… antes (antes )+\[hipoteca\]( después)+ …$/);
  expect(passage?.length).toBeLessThan(260);
});

it('looks for words in PostgreSQL by an expression without signs of its own', () => {
  expect(expresionDe(['a.b(', '1234'])).toBe('\\m(a\\.b\\(|1\\.?2\\.?3\\.?4)');
});

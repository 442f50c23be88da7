import { describe, expect, it } from 'vitest';
import { diferencia } from './diferencia';

describe('the difference of two texts', () => {
  it('has whole words, with the common words around them', () => {
    expect(diferencia('Firma el lunes a las 9', 'Firma el martes a las 9')).toEqual({
      antes: 'Firma el ',
      uno: 'lunes',
      otro: 'martes',
      despues: ' a las 9',
    });
  });

  it('is found at the end of a long text, which is shown only in part', () => {
    const long = 'palabra '.repeat(100);
    const { antes, uno, otro, despues } = diferencia(`${long}uno`, `${long}otro`);
    expect([uno, otro, despues]).toEqual(['uno', 'otro', '']);
    expect(antes).toMatch(/^….{40}$/);
    expect(diferencia(`uno ${long}`, `otro ${long}`).despues).toMatch(/^.{40}…$/);
  });

  it.each([
    ['Hola', '', 'Hola', ''],
    ['', 'Hola', '', 'Hola'],
    ['a a', 'a a a', '', ' a'],
    ['igual', 'igual', '', ''],
  ])('of %j and %j is %j and %j', (one, other, uno, otro) => {
    expect(diferencia(one, other)).toMatchObject({ uno, otro });
  });

  it('cuts no character in two', () => {
    const { antes } = diferencia(`${'😀'.repeat(60)} uno`, `${'😀'.repeat(60)} otro`);
    expect(antes.isWellFormed()).toBe(true);
  });
});

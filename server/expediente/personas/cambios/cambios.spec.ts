import { describe, expect, it } from 'vitest';
import { type Alcance, cambiosOf, isSameTelefono, withChange } from './cambios.js';

const reach = (changes: Partial<Alcance> = {}): Alcance => ({ email: [], telefono: [], domicilio: [], ...changes });

describe('the changes of telephones, e-mails and addresses', () => {
  it.each([
    ['nothing', ['a@b.test'], ['a@b.test'], []],
    ['a new one', ['a@b.test'], ['a@b.test', 'c@d.test'], [{ valor: 'c@d.test', anterior: null }]],
    ['one in the place of another', ['a@b.test'], ['c@d.test'], [{ valor: 'c@d.test', anterior: 'a@b.test' }]],
    ['one less', ['a@b.test', 'c@d.test'], ['a@b.test'], [null]],
    ['the order', ['a@b.test', 'c@d.test'], ['c@d.test', 'a@b.test'], [null]],
  ])('are found: %s', (_, before, after, expected) => {
    const found = cambiosOf(reach({ email: before }), reach({ email: after }));
    expect(found).toEqual(
      expected.map((cambio) => ({ campo: 'email', cambio: cambio && { campo: 'email', ...cambio } })),
    );
  });

  it('leave out values that a persona refuses', () => {
    const after = reach({ telefono: ['interno 12'], domicilio: ['x'.repeat(301)] });
    expect(cambiosOf(reach(), after)).toEqual([
      { campo: 'telefono', cambio: null },
      { campo: 'domicilio', cambio: null },
    ]);
  });

  it.each([
    ['11 5555-0001', '+54 9 11 5555-0001', true],
    ['11 5555-0001', '11 5555-0002', false],
    ['112', '0112', false],
  ])('compare %s and %s as one telephone: %s', (one, other, isSame) => {
    expect(isSameTelefono(one, other)).toBe(isSame);
  });

  it('put a new value in the place of the old one, or at the end', () => {
    expect(
      withChange(
        ['a', 'b'],
        (row) => row === 'a',
        () => 'c',
      ),
    ).toEqual(['c', 'b']);
    expect(
      withChange(
        ['a', 'b'],
        () => false,
        () => 'c',
      ),
    ).toEqual(['a', 'b', 'c']);
  });
});

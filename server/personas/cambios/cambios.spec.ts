import { describe, expect, it } from 'vitest';
import { type Alcance, cambiosOf, withChange } from './cambios.js';

const reach = (changes: Partial<Alcance> = {}): Alcance => ({ email: [], telefono: [], domicilio: [], ...changes });

describe('what changed of how somebody is reached', () => {
  it.each([
    ['nothing', ['a@b.test'], ['a@b.test'], []],
    ['a new one', ['a@b.test'], ['a@b.test', 'c@d.test'], [{ valor: 'c@d.test', anterior: null }]],
    ['one in the place of another', ['a@b.test'], ['c@d.test'], [{ valor: 'c@d.test', anterior: 'a@b.test' }]],
    ['one less', ['a@b.test', 'c@d.test'], ['a@b.test'], [null]],
    ['the order', ['a@b.test', 'c@d.test'], ['c@d.test', 'a@b.test'], [null]],
  ])('is %s', (_, before, after, expected) => {
    const found = cambiosOf(reach({ email: before }), reach({ email: after }));
    expect(found).toEqual(
      expected.map((cambio) => ({ campo: 'email', cambio: cambio && { campo: 'email', ...cambio } })),
    );
  });

  it('has nothing that a persona refuses', () => {
    const after = reach({ telefono: ['interno 12'], domicilio: ['x'.repeat(301)] });
    expect(cambiosOf(reach(), after)).toEqual([
      { campo: 'telefono', cambio: null },
      { campo: 'domicilio', cambio: null },
    ]);
  });

  it('goes where the old value was, or to the end', () => {
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

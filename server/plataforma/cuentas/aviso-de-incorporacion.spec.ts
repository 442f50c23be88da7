import { describe, expect, it } from 'vitest';
import { incorporacion } from './aviso-de-incorporacion.js';

describe('avisos of new members', () => {
  it('fit their columns, however long and odd the names are', () => {
    expect(incorporacion('"'.repeat(120)).textos(1).titulo?.length).toBeLessThanOrEqual(1000);
  });

  it('count the new members', () => {
    expect(incorporacion('Ana').textos(1).titulo).toBe('Se sumó <b>Ana</b>');
    expect(incorporacion('Ana').textos(4).titulo).toBe('4 personas nuevas en el equipo');
  });
});

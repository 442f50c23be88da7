import { describe, expect, it } from 'vitest';
import { buildDocumento, buildSeccion } from '../../../../testing/documentos';
import { ocupadaPor } from './ocupada';

const secciones = [buildSeccion(), buildSeccion({ id: 's-2', nombre: 'Identidad' })];
const none = { secciones, todos: [], enPapelera: [] };

describe('a seccion that is in use', () => {
  it('is not named as such when nothing is in it', () => {
    const elsewhere = { seccionId: 's-2', total: 3 };
    expect(ocupadaPor('s-1', { ...none, enPapelera: [elsewhere, { seccionId: null, total: 1 }] })).toBeNull();
  });

  it('names its content, and leads there', () => {
    const inner = buildSeccion({ id: 's-3', padreId: 's-1' });
    const here = (id: string) => buildDocumento({ id, seccionId: 's-1' });
    const said = (changes: Partial<typeof none> | object) => {
      const ocupada = ocupadaPor('s-1', { ...none, ...changes });
      return [ocupada?.motivo, ocupada?.lugar];
    };
    expect(said({ secciones: [...secciones, inner] })).toEqual(['Tiene otra sección adentro', 'seccion']);
    expect(said({ secciones: [...secciones, inner, { ...inner, id: 's-4' }] })[0]).toBe('Tiene 2 secciones adentro');
    expect(said({ todos: [here('d-1')] })).toEqual(['Tiene 1 documento', 'seccion']);
    expect(said({ todos: [here('d-1'), here('d-2')] })[0]).toBe('Tiene 2 documentos');
    expect(said({ enPapelera: [{ seccionId: 's-1', total: 1 }] })).toEqual([
      'Tiene 1 documento en la papelera',
      'papelera',
    ]);
  });
});

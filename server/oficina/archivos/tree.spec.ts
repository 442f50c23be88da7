import { describe, expect, it } from 'vitest';
import type { ArchivoConVersion } from './archivos.repository.js';
import { rutasDeZip } from './rutas-de-zip.js';
import { Arbol } from './tree.js';

const rama = (id: string, padreId: string | null, nombre = id) => ({ id, padreId, nombre, reservado: false });
const tree = new Arbol([
  rama('hondo', 'hijo', 'a/b'),
  rama('padre', null),
  rama('hijo', 'padre', '..'),
  rama('otro', null),
]);
const archivo = (nombre: string, directorioId: string | null, nombreOriginal = nombre) =>
  ({ archivo: { nombre, directorioId }, actual: { nombreOriginal, clave: `clave de ${nombre}` } }) as ArchivoConVersion;

describe('the tree of directorios', () => {
  it('knows the way to a directorio, its content and its depth', () => {
    expect(tree.pathOf('hondo').map(({ id }) => id)).toEqual(['padre', 'hijo', 'hondo']);
    expect(tree.within('padre').map(({ id }) => id)).toEqual(['padre', 'hijo', 'hondo']);
    expect([tree.heightOf('padre'), tree.heightOf('otro')]).toEqual([3, 1]);
    expect([tree.pathOf(null), tree.pathOf('nadie'), tree.within('nadie')]).toEqual([[], [], []]);
  });
});

describe('the paths of a ZIP', () => {
  it('begin at the chosen directorio, lead nowhere else, and are distinct', () => {
    const found = {
      archivos: [archivo('suelto.pdf', 'hijo'), archivo('SUELTO.pdf', null)],
      contenidos: [archivo('x.pdf', 'hondo'), archivo('nueva.pdf', 'hijo', 'nueva.docx')],
    };
    const { archivos, vacios } = rutasDeZip(tree, ['hijo', 'otro'], found);
    expect(vacios).toEqual(['otro/']);
    expect(archivos.map(({ ruta }) => ruta)).toEqual([
      'suelto.pdf',
      'SUELTO (2).pdf',
      'directorio/a_b/x.pdf',
      'directorio/nueva.docx',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { DocumentoConVersion } from './documentos.repository.js';
import { archivosDeZip } from './zip-de-documentos.js';

const secciones = [
  { id: 's-1', padreId: null, nombre: 'Títulos: antes/después' },
  { id: 's-2', padreId: 's-1', nombre: '..' },
];

const documento = (nombre: string, seccionId: string | null = null, nombreOriginal = nombre) =>
  ({
    documento: { nombre, seccionId },
    actual: { nombreOriginal, clave: `clave de ${nombre}` },
  }) as DocumentoConVersion;

const rutas = (...documentos: DocumentoConVersion[]) => archivosDeZip(documentos, secciones).map(({ ruta }) => ruta);

describe('the files of a ZIP of documents', () => {
  it('are in the folders of their secciones, and lead nowhere else', () => {
    expect(rutas(documento('a.pdf'), documento('b.pdf', 's-1'), documento('c.pdf', 's-2'))).toEqual([
      'a.pdf',
      'Títulos_ antes_después/b.pdf',
      'Títulos_ antes_después/sección/c.pdf',
    ]);
  });

  it('have a path each, and names that every system takes', () => {
    expect(rutas(documento('Poder.pdf'), documento('PODER.pdf'), documento('nul.txt'), documento('a:b?.pdf'))).toEqual([
      'Poder.pdf',
      'PODER (2).pdf',
      '_nul.txt',
      'a_b_.pdf',
    ]);
  });

  it('keep their extension, or get that of a version of another type', () => {
    const [long, other] = rutas(documento(`${'ñ'.repeat(240)}.pdf`), documento('Escritura.pdf', null, 'borrador.docx'));
    expect([long, other]).toEqual([`${'ñ'.repeat(90)}.pdf`, 'Escritura.docx']);
  });

  it('name the stored bytes', () => {
    expect(archivosDeZip([documento('a.pdf')], secciones)[0]?.clave).toBe('clave de a.pdf');
  });
});

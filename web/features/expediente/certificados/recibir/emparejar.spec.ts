import { describe, expect, it } from 'vitest';
import { type Esperado, emparejar } from './emparejar';

const casa = { id: 'i-1', nombre: 'Matrícula FR 12-345' };
const cochera = { id: 'i-2', nombre: 'Matrícula FR 12-399' };
const juan = { id: 'p-1', nombre: 'Juan Núñez Peña' };
const rita = { id: 'p-2', nombre: 'Rita Sosa' };
const esperado = (id: string, tipo: Esperado['tipo'], nombre: string, more: Partial<Esperado> = {}): Esperado => ({
  ...{ id, tipo, nombre, inmueble: null, parte: null },
  ...more,
});
const siete = [
  esperado('dominio-casa', 'dominio', 'Dominio', { inmueble: casa }),
  esperado('dominio-cochera', 'dominio', 'Dominio', { inmueble: cochera }),
  esperado('inhibicion-juan', 'inhibicion', 'Inhibición', { parte: juan }),
  esperado('inhibicion-rita', 'inhibicion', 'Inhibición', { parte: rita }),
  esperado('catastral', 'catastral', 'Catastral', { inmueble: casa }),
  esperado('municipal', 'libre_deuda', 'Libre deuda municipal', { inmueble: casa }),
  esperado('inmobiliario', 'libre_deuda', 'Libre deuda de impuesto inmobiliario', { inmueble: casa }),
];
const named = (...nombres: string[]) => nombres.map((nombre) => ({ nombre, texto: '' }));

describe('files', () => {
  it('are matched by their names to what is awaited, in whatever order they come', () => {
    const archivos = named(
      ...['inhibicion nunez.pdf', 'LIBRE DEUDA MUNICIPAL.pdf', 'dominio-12-399.pdf', 'Catastro.pdf'],
      ...['Dominio FR 12-345.pdf', 'libre_deuda_inmobiliario.pdf', 'Inhibición Sosa.PDF'],
    );
    expect(emparejar(archivos, siete)).toEqual([
      ...['inhibicion-juan', 'municipal', 'dominio-cochera', 'catastral'],
      ...['dominio-casa', 'inmobiliario', 'inhibicion-rita'],
    ]);
  });

  it('whose names say nothing are matched by their text, of which the first kind counts', () => {
    const archivos = [
      { nombre: 'scan0001.pdf', texto: 'CERTIFICADO DE DOMINIO\nMatrícula FR 12-345. Nomenclatura catastral: 4-5.' },
      { nombre: 'scan0002.pdf', texto: 'Certificado catastral. Titular de dominio: Sosa' },
      { nombre: 'scan0003.pdf', texto: 'Certificado de inhibiciones: Rita SOSA' },
    ];
    expect(emparejar(archivos, siete)).toEqual(['dominio-casa', 'catastral', 'inhibicion-rita']);
  });

  it('that may be two certificates, or none, are left to the person', () => {
    expect(emparejar(named('dominio.pdf', 'foto.jpg'), siete)).toEqual([null, null]);
  });

  it('of one certificate are matched once: the clearer one wins, and the other is left', () => {
    const dos = siete.slice(4, 6);
    expect(emparejar(named('catastral viejo 12.pdf', 'catastral FR 12-345.pdf'), dos)).toEqual([null, 'catastral']);
  });

  it('that remain alone with one certificate are that certificate', () => {
    expect(emparejar(named('scan.pdf'), siete.slice(0, 1))).toEqual(['dominio-casa']);
    expect(emparejar(named('scan.pdf'), [])).toEqual([null]);
  });
});

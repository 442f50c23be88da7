import { describe, expect, it } from 'vitest';
import type { Accion, Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { avisosDeVariosAccesos, avisosFromHechos, type CarpetaAvisada, encargo } from './avisos-de-carpeta.js';

const ANA = { id: 'ana', nombre: 'Ana' };
const CARPETA: CarpetaAvisada = {
  id: 'c1',
  codigo: '2026-000123',
  caratula: 'Núñez a Peña',
  responsableId: 'luis',
  escribanoId: 'rosa',
};

const ESPAÑOLAS = palabrasDe('ES');

const hecho = (accion: Accion, datos?: Record<string, unknown>): Hecho => ({
  accion,
  datos,
  entidad: 'carpeta',
  entidadId: 'c1',
  carpetaId: 'c1',
});

const told = (hechos: Hecho[], carpeta: Partial<CarpetaAvisada> = {}, cantidad = 1) =>
  avisosFromHechos(hechos, { ...CARPETA, ...carpeta }, ANA, ESPAÑOLAS).map(({ usuarioId, aviso }) => [
    usuarioId,
    aviso.textos(cantidad).titulo,
  ]);

it('counts the requisitos that a person was given, and joins later ones to the same aviso', () => {
  const textos = (nombres: string[], cantidad = 1) => {
    const { titulo, descripcion, enlace } = encargo(CARPETA, ANA, nombres).textos(cantidad);
    return [titulo, descripcion, enlace];
  };
  const enlace = '/carpetas/c1/requisitos';
  expect(textos(['Título <1>'])).toEqual([
    '<b>2026-000123</b>: le dieron un requisito',
    'Ana · Título &lt;1&gt;',
    enlace,
  ]);
  expect(textos(['A', 'B'])[0]).toBe('<b>2026-000123</b>: le dieron 2 requisitos');
  expect(textos(['A'], 2)).toEqual(['<b>2026-000123</b>: le dieron más requisitos', 'Ana · Núñez a Peña', enlace]);
});

describe('an aviso', () => {
  it('of a new carpeta goes once to each assigned person, except to the person who opened it', () => {
    const assigned = 'Le asignaron <b>2026-000123</b>';
    const opened = [hecho('carpeta.creada'), hecho('carpeta.movida', { de: 'borrador', a: 'en_preparacion' })];
    expect(told(opened)).toEqual([
      ['luis', assigned],
      ['rosa', assigned],
    ]);
    expect(told(opened, { responsableId: 'rosa' })).toEqual([['rosa', assigned]]);
    expect(told(opened, { responsableId: 'ana', escribanoId: null })).toEqual([]);
  });

  it('of a carpeta that gets another person in charge goes only to the new person', () => {
    const changed = (...campos: string[]) => told([hecho('carpeta.modificada', { campos })]).map(([id]) => id);
    expect(changed('responsableId')).toEqual(['luis']);
    expect(changed('caratula', 'escribanoId')).toEqual(['rosa']);
    expect(changed('caratula', 'reservada')).toEqual([]);
  });

  it('of accesos goes to the person who got them, one for several carpetas at once', () => {
    const given = [hecho('acceso.otorgado', { usuarioId: 'eva' }), hecho('acceso.quitado', { usuarioId: 'luis' })];
    expect(told(given)).toEqual([['eva', '<b>2026-000123</b>: le dieron acceso']]);
    const several = [...given, hecho('acceso.otorgado', { usuarioId: 'eva' })];
    expect(avisosDeVariosAccesos(given, ANA)).toEqual([]);
    expect(avisosDeVariosAccesos(several, { ...ANA, id: 'eva' })).toEqual([]);
    expect(
      avisosDeVariosAccesos(several, ANA).map(({ usuarioId, aviso }) => [usuarioId, aviso.textos(1).titulo]),
    ).toEqual([['eva', 'Le dieron acceso a 2 carpetas']]);
    expect(told([hecho('acceso.otorgado', { usuarioId: 'ana' })])).toEqual([]);
  });

  it('of a move goes to responsable and escribano', () => {
    const titulo = '<b>2026-000123</b> pasó a Inscrita';
    const moved = [hecho('carpeta.movida', { de: 'en_inscripcion', a: 'inscripta' })];
    expect(told(moved)).toEqual([
      ['luis', titulo],
      ['rosa', titulo],
    ]);
    expect(told(moved, { responsableId: 'ana' })).toEqual([['rosa', titulo]]);
  });

  it('of documents names the added document, and says how many when there are several', () => {
    const [first] = avisosFromHechos([hecho('documento.subido', { nombre: 'Título.pdf' })], CARPETA, ANA, ESPAÑOLAS);
    expect(first?.aviso.grupo).toBe('documentos:c1');
    expect(first?.aviso.textos(1)).toEqual({
      titulo: '<b>2026-000123</b>: documento nuevo',
      descripcion: 'Ana · Título.pdf',
      icono: 'heroicons_outline:document-plus',
      imagen: null,
      enlace: '/carpetas/c1',
      esInterno: true,
    });
    expect(first?.aviso.textos(3)).toMatchObject({
      titulo: '<b>2026-000123</b>: 3 documentos nuevos',
      descripcion: 'El último, de Ana · Núñez a Peña',
    });
    expect(told([hecho('documento.versionado', { nombre: 'Título.pdf' })])[0]?.[1]).toBe(
      '<b>2026-000123</b>: versión nueva',
    );
    expect(told([hecho('documento.versionado', { nombre: 'Título.pdf' })], { codigo: null })[0]?.[1]).toBe(
      'Versión nueva en <b>Núñez a Peña</b>',
    );
  });

  it('of any other change goes to nobody', () => {
    expect(told([hecho('carpeta.vista'), hecho('carpeta.eliminada'), hecho('documento.renombrado')])).toEqual([]);
  });
});

describe('the texts of avisos', () => {
  it('show as plain text what people wrote', () => {
    const caratula = '<img src=x onerror=alert(1)> & Cía.';
    const [aviso] = avisosFromHechos(
      [hecho('carpeta.creada')],
      { ...CARPETA, codigo: null, caratula },
      {
        id: 'x',
        nombre: '<script>',
      },
      ESPAÑOLAS,
    );
    const { titulo, descripcion } = aviso?.aviso.textos(1) ?? {};
    expect(titulo).toBe('Le asignaron <b>&lt;img src=x onerror=alert(1)&gt; &amp; Cía.</b>');
    expect(descripcion).toBe('&lt;script&gt; · &lt;img src=x onerror=alert(1)&gt; &amp; Cía.');
  });

  it('fit their columns, however long and odd the names are', () => {
    const carpeta = { ...CARPETA, codigo: null, caratula: '"'.repeat(200) };
    const motivo = '"'.repeat(500);
    const moved = [hecho('carpeta.movida', { a: 'suspendida', motivo })];
    const [aviso] = avisosFromHechos(moved, carpeta, { id: 'x', nombre: '"'.repeat(120) }, ESPAÑOLAS);
    const { titulo = '', descripcion = '' } = aviso?.aviso.textos(1) ?? {};
    expect(titulo?.length).toBeLessThanOrEqual(1000);
    expect(descripcion?.length).toBeLessThanOrEqual(4000);
  });
});

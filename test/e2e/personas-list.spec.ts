import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonaDto } from '../../server/expediente/personas/personas.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

it('lists the carpetas of a persona with role and state, without those that the reader does not see', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const persona = await newPersona(titular);
  for (const carpeta of [await newCarpeta(titular), await newCarpeta(titular, { acto: 'Testamento' })]) {
    await newParte(titular, carpeta.id, { personaId: persona.id });
  }
  const path = `/personas/${persona.id}/carpetas`;
  expect((await titular.get(path)).body.total).toBe(2);
  const { body } = await oficial.get(path);
  expect(body).toMatchObject({ total: 1, carpetas: [{ rolNombre: 'Requirente', estado: 'en_preparacion' }] });

  const [{ carpetaId }] = body.carpetas;
  await newParte(titular, carpetaId, { personaId: persona.id, rol: 'firmante' });
  expect((await titular.get(path)).body).toMatchObject({ total: 2, carpetas: { length: 2 } });
  expect((await oficial.get(path)).body).toMatchObject({
    total: 1,
    carpetas: [{ carpetaId, rol: 'requirente', rolNombre: 'Requirente, Firmante' }],
  });
});

it('derives whom a persona represents, and by whom, from the carpetas that the reader sees', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const [apoderado, vendedor] = [await newPersona(titular, { nombre: 'Rita' }), await newPersona(titular)];
  for (const carpeta of [await newCarpeta(titular), await newCarpeta(titular, { acto: 'Testamento' })]) {
    const parte = await newParte(titular, carpeta.id, { personaId: vendedor.id, rol: 'vendedor' });
    const acting = { personaId: apoderado.id, rol: 'apoderado', caracter: 'Poder general', representaA: parte.id };
    await newParte(titular, carpeta.id, acting);
  }
  const path = `/personas/${apoderado.id}/representacion`;
  expect((await titular.get(path)).body.representaA).toHaveLength(2);
  const several = await newCarpeta(titular);
  const first = await newParte(titular, several.id, { rol: 'comprador' });
  const second = await newParte(titular, several.id, { rol: 'comprador' });
  const represented = { representados: [first.id, second.id] };
  const { persona } = await newParte(titular, several.id, { rol: 'apoderado', ...represented });
  const { representaA } = (await titular.get(`/personas/${persona.id}/representacion`)).body;
  const names = [first, second].map((parte) => ({ persona: { id: parte.persona.id } }));
  expect(representaA).toMatchObject(names);
  const { body: bySecond } = await titular.get(`/personas/${second.persona.id}/representacion`);
  expect(bySecond).toMatchObject({ representadaPor: [{ persona: { id: persona.id } }] });
  const seen = { rol: 'vendedor', rolNombre: 'Vendedor', caracter: 'Poder general', persona: { id: vendedor.id } };
  expect((await oficial.get(path)).body).toMatchObject({ representaA: [seen], representadaPor: [] });
  expect((await oficial.get(`/personas/${vendedor.id}/representacion`)).body).toMatchObject({
    representaA: [],
    representadaPor: [{ rol: 'apoderado', persona: { id: apoderado.id, nombreCompleto: 'Rita Núñez Peña' } }],
  });
  expect((await oficial.get(`/personas/${UNKNOWN_ID}/representacion`)).status).toBe(404);
});

describe('the list of personas', () => {
  let titular: Member;

  beforeAll(async () => {
    ({ titular } = await newCuenta(test));
    await newPersona(titular, {
      tipoDoc: 'DNI',
      numeroDoc: '23.456.789',
      idFiscalTipo: 'CUIT',
      idFiscal: '20234567897',
    });
    await newPersona(titular, { nombre: 'Ángela', apellidos: 'Muñoz 100%' });
    await newPersona(titular, { tipo: 'juridica', razonSocial: 'Transportes del Ñandú S.A.' });
  });

  it.each([
    ['a word without its accent', 'buscar=angela', ['Ángela Muñoz 100%']],
    ['words in any order and letter case', 'buscar=PE%C3%91A%20juan', ['Juan Núñez Peña']],
    ['a company', 'buscar=nandu%20s.a.', ['Transportes del Ñandú S.A.']],
    ['surnames before a name', 'buscar=N%C3%BA%C3%B1ez%20Pe%C3%B1a%2C%20Juan', ['Juan Núñez Peña']],
    ['a number with its dots', 'buscar=23.456.789', ['Juan Núñez Peña']],
    ['a number bare', 'buscar=23456', ['Juan Núñez Peña']],
    ['a CUIT with its dashes', 'buscar=20-23456789-7', ['Juan Núñez Peña']],
    ['a sign that LIKE would take for any text', 'buscar=100%25', ['Ángela Muñoz 100%']],
    ['a lone dot', 'buscar=.', ['Transportes del Ñandú S.A.']],
    ['nothing', 'buscar=nadie', []],
    ['a document', 'documento=23.456.789', ['Juan Núñez Peña']],
    ['part of a document', 'documento=23.456', []],
    ['all, by name', '', ['Ángela Muñoz 100%', 'Juan Núñez Peña', 'Transportes del Ñandú S.A.']],
    ['the second page', 'pagina=2&tamano=2', ['Transportes del Ñandú S.A.']],
  ])('finds by %s', async (_, query, expected) => {
    const { body } = await titular.get(`/personas?${query}`);
    expect(body.personas.map(({ nombreCompleto }: { nombreCompleto: string }) => nombreCompleto)).toEqual(expected);
  });

  it('is ordered by the Spanish alphabet or the last change, and shows one kind of persona alone', async () => {
    const { titular: other } = await newCuenta(test);
    for (const [nombre, apellidos] of [
      ['Zoe', 'Núñez'],
      ['Bea', 'nunez'],
      ['Ana', 'Nuzzi'],
      ['Ana', 'Núñez'],
    ]) {
      await newPersona(other, { nombre, apellidos });
    }
    const empresa = await newPersona(other, { tipo: 'juridica', razonSocial: 'Nuntez S.A.' });
    await other.patch(`/personas/${empresa.id}`, { profesion: 'Comercio' }, { version: 1 });
    const namesOf = async (query: string) =>
      (await other.get(`/personas?${query}`)).body.personas.map((one: PersonaDto) => one.nombreCompleto);
    const porApellidos = ['Bea nunez', 'Nuntez S.A.', 'Ana Núñez', 'Zoe Núñez', 'Ana Nuzzi'];
    expect(await namesOf('orden=apellidos')).toEqual(porApellidos);
    expect(await namesOf('orden=apellidos&direccion=desc&tamano=2&pagina=2')).toEqual(['Ana Núñez', 'Nuntez S.A.']);
    expect(await namesOf('orden=apellidos&tipo=humana')).toEqual(porApellidos.filter((name) => !name.endsWith('S.A.')));
    expect((await namesOf('orden=actualizadaEn&direccion=desc'))[0]).toBe('Nuntez S.A.');
    expect((await other.get('/personas?tipo=juridica')).body.paginacion.total).toBe(1);
    for (const query of ['orden=version', 'direccion=up', 'tipo=otra']) {
      expect((await other.get(`/personas?${query}`)).status, query).toBe(400);
    }
  });

  it('says the total past the end, and refuses garbage', async () => {
    const beyond = await titular.get('/personas?pagina=9&tamano=2');
    expect(beyond.body).toEqual({
      personas: [],
      paginacion: { total: 3, totalEsMinimo: false, pagina: 9, tamano: 2, ultimaPagina: 2 },
    });
    for (const query of ['pagina=0', 'tamano=1000', `buscar=${'x'.repeat(201)}`, 'documento=', 'buscar=a&buscar=b']) {
      expect((await titular.get(`/personas?${query}`)).status, query).toBe(400);
    }
  });
});

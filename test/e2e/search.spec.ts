import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchGroupDto } from '../../server/plataforma/search/search.dto.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { chatOf, sayIn } from '../factories/chats.js';
import { newContacto } from '../factories/contactos.js';
import { HOY } from '../factories/days.js';
import { newDocumento } from '../factories/documentos.js';
import { addInscripcion, inscripcionOf, signedCarpeta } from '../factories/inscripciones.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';
import { numerar, registroOf } from '../factories/protocolo.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const search = (client: ApiClient, query: unknown) => client.post('/common/search', { query, grupos: 'todos' });

/** The results from the office. The help and the courses match most words, and have tests of their own. */
async function groups(client: ApiClient, query: string): Promise<SearchGroupDto[]> {
  const { status, body } = await search(client, query);
  expect(status).toBe(200);
  return body.filter(({ id }: SearchGroupDto) => id !== 'help' && id !== 'cursos');
}

/** The values of the results, by group. */
async function found(client: ApiClient, query: string): Promise<Record<string, string[]>> {
  return Object.fromEntries((await groups(client, query)).map(({ id, results }) => [id, results.map((r) => r.value)]));
}

describe('a search', () => {
  it('answers a group for each kind with results, in order, with the fields that the page shows', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3, 'Carla Chat');
    const carpeta = await newCarpeta(titular, { caratula: 'Chatarra s/ acta' });
    const persona = await newPersona(titular, {
      nombre: 'Ana',
      apellidos: 'Chatruc',
      tipoDoc: 'DNI',
      numeroDoc: '12345678',
    });
    const documento = await newDocumento(titular, carpeta.id, { nombre: 'Nota del chat.pdf' });
    const contacto = await newContacto(titular, { name: 'Chantal Chato' });
    expect(await groups(titular, 'chat')).toEqual([
      {
        id: 'contacts',
        label: 'Contactos',
        results: [{ ...contacto, value: 'Chantal Chato', link: `/apps/contacts/${contacto.id}` }],
      },
      {
        id: 'pages',
        label: 'Páginas',
        results: [expect.objectContaining({ id: 'chat', type: 'basic', title: 'Chat', value: 'Chat', link: '/chat' })],
      },
      {
        id: 'miembros',
        label: 'Equipo',
        results: [
          {
            id: oficial.usuarioId,
            name: 'Carla Chat',
            value: 'Carla Chat',
            email: oficial.email,
            avatar: null,
            about: 'Oficial',
            estado: 'invisible',
            status: 'not-visible',
            link: `/chat?con=${oficial.usuarioId}`,
          },
        ],
      },
      {
        id: 'carpetas',
        label: 'Carpetas',
        results: [
          {
            id: carpeta.id,
            codigo: carpeta.codigo,
            caratula: 'Chatarra s/ acta',
            estado: 'en_preparacion',
            value: 'Chatarra s/ acta',
            link: `/carpetas/${carpeta.id}`,
          },
        ],
      },
      {
        id: 'personas',
        label: 'Personas',
        results: [
          {
            id: persona.id,
            nombreCompleto: 'Ana Chatruc',
            documento: 'DNI 12.345.678',
            value: 'Ana Chatruc',
            link: `/personas/${persona.id}`,
          },
        ],
      },
      {
        id: 'documentos',
        label: 'Documentos',
        results: [
          {
            id: documento.id,
            nombre: 'Nota del chat.pdf',
            carpeta: { id: carpeta.id, codigo: carpeta.codigo, caratula: 'Chatarra s/ acta' },
            value: 'Nota del chat.pdf',
            link: `/carpetas/${carpeta.id}/documentos?documento=${documento.id}`,
            pasaje: null,
          },
        ],
      },
    ]);
  });

  it('ignores accents, letter case and the order of words, everywhere', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await newMiembro(test, cuentaId, 4, 'Íñigo Munoz');
    const carpeta = await newCarpeta(titular, { caratula: 'MUÑOZ Íñigo s/ acta' });
    await newPersona(titular, { nombre: 'Iñigo', apellidos: 'Muñoz' });
    await newContacto(titular, { name: 'Muñoz, Íñigo' });
    await newDocumento(titular, carpeta.id, { nombre: 'DNI de Íñigo MUÑOZ.pdf' });
    for (const query of ['muñoz iñigo', 'INIGO munoz', 'Íñigo  Muñoz']) {
      expect(await found(titular, query), query).toEqual({
        contacts: ['Muñoz, Íñigo'],
        miembros: ['Íñigo Munoz'],
        carpetas: ['MUÑOZ Íñigo s/ acta'],
        personas: ['Iñigo Muñoz'],
        documentos: ['DNI de Íñigo MUÑOZ.pdf'],
      });
    }
    expect(await found(titular, 'academía')).toEqual({ pages: ['Academia'] });
  });

  it('finds at most five of each kind, the last changed carpetas and documents first', async () => {
    const { titular } = await newCuenta(test);
    for (let n = 1; n <= 6; n++) {
      const carpeta = await newCarpeta(titular, { caratula: `Sucesiva ${n}` });
      await newDocumento(titular, carpeta.id, { nombre: `Sucesivo ${n}.pdf` });
      await newPersona(titular, { nombre: 'Sucesivo', apellidos: `Orden ${n}` });
    }
    expect(await found(titular, 'sucesiv')).toEqual({
      carpetas: [6, 5, 4, 3, 2].map((n) => `Sucesiva ${n}`),
      personas: [1, 2, 3, 4, 5].map((n) => `Sucesivo Orden ${n}`),
      documentos: [6, 5, 4, 3, 2].map((n) => `Sucesivo ${n}.pdf`),
    });
  });

  it('finds contacts by name, company and job: the first five by name, and no deleted contact', async () => {
    const { titular } = await newCuenta(test);
    for (const name of ['Óscar', 'ana', 'Zoe', 'Luis', 'Beto', 'Álvaro']) {
      await newContacto(titular, { name, company: 'Registro de la Propiedad', title: 'Registradora' });
    }
    const gone = await newContacto(titular, { name: 'Abel', company: 'Registro de la Propiedad' });
    await titular.delete(`/apps/contacts/contact?id=${gone.id}`);
    expect(await found(titular, 'propiedad registrad')).toEqual({
      contacts: ['Álvaro', 'ana', 'Beto', 'Luis', 'Óscar'],
    });
  });

  it('finds the wildcards of LIKE as plain text', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { caratula: 'Sin signos' });
    await newDocumento(titular, carpeta.id, { nombre: 'Boleto 50%_final.pdf' });
    for (const query of ['%', '_', '0%_f']) {
      expect(await found(titular, query), query).toEqual({ documentos: ['Boleto 50%_final.pdf'] });
    }
    for (const query of ['%%', '\\', "'; drop table carpetas; --"]) {
      expect(await groups(titular, query), query).toEqual([]);
    }
  });

  it('finds instrumentos by their kind, number and year, and the numbers of a register', async () => {
    const { titular } = await newCuenta(test);
    const registro = await registroOf(titular, { anioInicial: 2026, escrituraInicial: 26, folioInicial: 1 });
    const carpeta = await newCarpeta(titular, { caratula: 'Numerada s/ acta' });
    const fechado = { tipo: 'escritura', registroId: registro.id, fecha: '2026-03-04', folioHasta: 2 };
    expect((await numerar(titular, carpeta.id, fechado)).status).toBe(201);
    for (const query of ['escritura 26', 'Esc. n.º 26/2026', '26']) {
      expect((await found(titular, query)).instrumentos, query).toEqual(['Escritura 26 de 2026']);
    }
    for (const query of ['acta 26', 'escritura 27', 'escritura 26/2025']) {
      expect((await found(titular, query)).instrumentos, query).toBeUndefined();
    }

    const signed = await signedCarpeta(titular);
    const inscripcion = inscripcionOf(await addInscripcion(titular, signed));
    const presented = { presentada: HOY, numero: '98765/2026' };
    const { version } = inscripcion;
    expect((await titular.patch(`/inscripciones/${inscripcion.id}`, presented, { version })).status).toBe(200);
    const [grupo] = (await groups(titular, '98765/2026')).filter(({ id }) => id === 'inscripciones');
    expect(grupo?.results).toEqual([
      expect.objectContaining({
        value: '98765/2026',
        registro: 'Registro de la Propiedad',
        link: `/carpetas/${signed}/inscripcion/${inscripcion.id}`,
      }),
    ]);
    // The name of the register alone would find most inscripciones.
    expect((await found(titular, 'registro de la propiedad')).inscripciones).toBeUndefined();
    const other = await newCuenta(test);
    for (const query of ['escritura 26', '98765/2026']) expect(await groups(other.titular, query), query).toEqual([]);
  });

  it('finds the messages of my chats, the newest first, and nobody else’s', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [ana, beto] = [await newMiembro(test, cuentaId, 3, 'Ana Acuña'), await newMiembro(test, cuentaId, 4)];
    const chat = await chatOf(ana, beto);
    await sayIn(ana, chat.id, 'El <b>poder</b> de Zárate');
    const { id } = await sayIn(ana, chat.id, 'Zárate firma mañana');
    const [grupo] = (await groups(beto, 'zarate')).filter((one) => one.id === 'mensajes');
    expect(grupo?.results).toEqual([
      {
        id,
        autor: 'Ana Acuña',
        creadoEn: expect.any(String),
        value: 'Zárate firma mañana',
        link: `/chat/${chat.id}?mensaje=${id}`,
      },
      expect.objectContaining({ value: 'El poder de Zárate' }),
    ]);
    expect(await groups(titular, 'zarate')).toEqual([]);
  });

  it('leaves out the trash, the person who searches, and former members', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const former = await newMiembro(test, cuentaId, 3, 'Zulema Zafiro');
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [former.usuarioId]);
    const carpeta = await newCarpeta(titular, { caratula: 'Zafiro uno' });
    const draft = await newCarpeta(titular, { caratula: 'Zafiro dos', abrir: false });
    await newDocumento(titular, draft.id, { nombre: 'Zafiro de borrador.pdf' });
    const documento = await newDocumento(titular, carpeta.id, { nombre: 'Zafiro.pdf' });
    await titular.delete(`/documentos/${documento.id}`);
    await titular.delete(`/carpetas/${draft.id}`, { version: draft.version });
    expect(await found(titular, 'zafiro')).toEqual({ carpetas: ['Zafiro uno'] });
    expect(await groups(titular, titular.email)).toEqual([]);
  });

  it('answers like the reference for a blank query, and an empty list without results', async () => {
    const { titular } = await newCuenta(test);
    expect((await search(titular, '')).body).toEqual({ results: [] });
    expect((await search(titular, '  \n ')).body).toEqual({ results: [] });
    expect((await search(titular, 'zyx-de-nada')).body).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['a']],
    ['an object', { a: 1 }],
    ['too long a text', 'x'.repeat(201)],
  ])('refuses %s', async (_, query) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await search(titular, query);
    expect([status, body.code, body.details?.[0]?.campo]).toEqual([400, 'DATOS_INVALIDOS', 'query']);
  });

  it('needs a token', async () => {
    expect((await search(new ApiClient(test.baseUrl), 'acta')).status).toBe(401);
  });
});

describe('visibility', () => {
  /** Creates a reserved testamento with its testador and a document. */
  async function reserved(titular: Member): Promise<void> {
    const carpeta = await newCarpeta(titular, { acto: 'Testamento', caratula: 'Reservadísimo' });
    const { id: personaId } = await newPersona(titular, { nombre: 'Reservada', apellidos: 'Testadora' });
    await newParte(titular, carpeta.id, { personaId, rol: 'testador' });
    await newDocumento(titular, carpeta.id, { nombre: 'Reservado.pdf' });
  }

  it('shows nothing of a reserved carpeta to people who may not see it (story 9)', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await reserved(titular);
    expect(Object.keys(await found(titular, 'reservad'))).toEqual(['carpetas', 'personas', 'documentos']);
    for (const rolId of [3, 4, 5]) {
      expect(await groups(await newMiembro(test, cuentaId, rolId), 'reservad'), String(rolId)).toEqual([]);
    }
  });

  it('shows nothing of another cuenta (story 2)', async () => {
    const [mine, theirs] = [await newCuenta(test), await newCuenta(test)];
    await reserved(theirs.titular);
    await newMiembro(test, theirs.cuentaId, 3, 'Reservado Ajeno');
    expect(await groups(mine.titular, 'reservad')).toEqual([]);
  });

  it('shows the pages of the person’s menu', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    expect(await found(titular, 'equipo')).toEqual({ pages: ['Equipo'] });
    expect(await found(await newMiembro(test, cuentaId, 3), 'equipo')).toEqual({ pages: ['Equipo'] });
    expect(await groups(titular, 'una página que no está')).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import type {
  ImportacionContactosDto,
  RevisionContactosDto,
} from '../../server/oficina/contactos/intercambio/intercambio.dto.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { newContacto, newContactoEtiqueta } from '../factories/contactos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PATH = '/apps/contacts';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const all = async (client: ApiClient): Promise<ContactoDto[]> => (await client.get(`${PATH}/all`)).body;
const exported = (client: ApiClient, query: string) => client.get<string>(`${PATH}/export?${query}`);

function send(
  client: ApiClient,
  content: string | Uint8Array,
  nombre = 'contactos.csv',
  key?: string,
  elecciones: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(elecciones)) {
    form.append(field, value);
  }
  form.append('archivo', new Blob([content as Uint8Array<ArrayBuffer>]), nombre);
  return client.post<ImportacionContactosDto & { code: string; message: string }>(`${PATH}/import`, form, {
    headers: key ? { 'idempotency-key': key } : {},
  });
}

function check(client: ApiClient, content: string) {
  const form = new FormData();
  form.append('archivo', new Blob([content]), 'contactos.csv');
  return client.post<RevisionContactosDto>(`${PATH}/import/revisar`, form);
}

/** The contacts of a cuenta without ids and times, and with titles of tags instead of their ids. */
async function said(client: ApiClient): Promise<object[]> {
  const titles = new Map((await client.get(`${PATH}/tags`)).body.map(({ id, title }: ContactoTag) => [id, title]));
  return (await all(client)).map(({ id: _, createdAt: __, updatedAt: ___, tags, ...rest }) => ({
    ...rest,
    tags: tags.map((tag) => titles.get(tag)),
  }));
}

interface ContactoTag {
  id: string;
  title: string;
}

const WHOLE = {
  name: 'María Ordóñez; hija, "la arquitecta"',
  emails: [
    { email: 'maria@ejemplo.test', label: 'Trabajo' },
    { email: 'otra@ejemplo.test', label: 'Estudio' },
  ],
  phoneNumbers: [
    { country: 'ar', phoneNumber: '9 11 5555 0001', label: 'Móvil' },
    { country: 'uy', phoneNumber: '2901 0001', label: 'Fax' },
  ],
  title: '=Arquitecta',
  company: 'Estudio Ordóñez, Asociados',
  birthday: '1980-02-29',
  address: 'Lavalle 1450; 3.º B',
  notes: 'Prefiere la mañana.<br />No &lt;llamar&gt; de noche.',
};

describe.each([
  ['vcard', 'text/vcard; charset=utf-8', 'contactos.vcf'],
  ['csv', 'text/csv; charset=utf-8', 'contactos.csv'],
])('an export as %s', (formato, mime, nombre) => {
  it('is a file that another cuenta imports without changes', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular, 'Cliente');
    await newContacto(titular, { ...WHOLE, tags: [tag.id] });
    await newContacto(titular, { name: 'Zoe' });
    const { status, headers, body } = await exported(titular, `formato=${formato}`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      mime,
      `attachment; filename=${nombre}`,
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const other = (await newCuenta(test)).titular;
    const answer = await send(other, body, nombre);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        creados: 2,
        omitidos: [],
        incompletos: [],
        contactos: [expect.any(String), expect.any(String)],
        etiquetas: [expect.any(String)],
      },
    ]);
    expect(await said(other)).toEqual(await said(titular));
    expect(new Set((await all(other)).map(({ id }) => id))).toEqual(new Set(answer.body.contactos));
  });

  it('has the chosen contacts of the cuenta only', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const [a, b] = [await newContacto(titular, { name: 'Ana' }), await newContacto(titular, { name: 'Luis' })];
    const theirs = await newContacto(stranger, { name: 'Ajena' });
    const lectura = await newMiembro(test, cuentaId, 5);
    const { body } = await exported(lectura, `formato=${formato}&ids=${b.id},${theirs.id},${UNKNOWN_ID}`);
    expect([/Ana/, /Luis/, /Ajena/].map((name) => name.test(body))).toEqual([false, true, false]);
    for (const ids of [theirs.id, UNKNOWN_ID]) {
      expect((await exported(titular, `formato=${formato}&ids=${ids}`)).status).toBe(404);
    }
    const ids = [...Array(400).fill(UNKNOWN_ID), theirs.id, b.id];
    const posted = await lectura.post<string>(`${PATH}/export`, { formato, ids });
    expect([posted.status, posted.body]).toEqual([200, body]);
    await titular.delete(`${PATH}/contact?id=${a.id}`);
    expect((await exported(titular, `formato=${formato}`)).body).not.toContain('Ana');
  });

  it('of an empty address book is an empty file', async () => {
    const { titular } = await newCuenta(test);
    const { status, body } = await exported(titular, `formato=${formato}`);
    expect(status).toBe(200);
    expect(body).not.toContain('BEGIN:VCARD');
  });
});

it.each(['', 'formato=pdf', 'formato=csv&ids=x', 'formato=csv&ids=', 'formato=csv&formato=vcard'])(
  'an export refuses ?%s',
  async (query) => {
    const { titular } = await newCuenta(test);
    const { status } = await exported(titular, query);
    expect(status).toBe(query.endsWith('ids=') ? 404 : 400);
  },
);

describe('an import', () => {
  it('adds the valid rows at once, and reports the rest', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { events } = await listen(await newMiembro(test, cuentaId, 5));
    const cliente = await newContactoEtiqueta(titular, 'Cliente');
    const rows = [
      'Nombre,Correo,Teléfono,Cumpleaños,Etiquetas,Notas',
      'Ana,ana@ejemplo.test,11 5555-0001,10/05/1980,"CLIENTE, Banco",<script>alert(1)</script>',
      'Mala,no es un correo,no tiene,,,',
      ',,,,,sin nombre',
      'Futura,,,1/1/2999,,',
      'Imposible,,,31/02/1980,,',
      `${'x'.repeat(201)},,,,,`,
      `Etiquetada,,,,"${'y'.repeat(61)}, Banco",`,
      'Luis,,,,Banco,',
    ];
    const { status, body } = await send(titular, rows.join('\r\n'));
    const tags: ContactoTag[] = (await titular.get(`${PATH}/tags`)).body;
    expect(tags.map(({ title }) => title)).toEqual(['Banco', 'Cliente']);
    const banco = tags[0]?.id;
    expect([status, body]).toEqual([
      200,
      {
        creados: 7,
        omitidos: [{ fila: 4, nombre: null, motivo: 'No tiene nombre, empresa, correo ni teléfono.' }],
        incompletos: [
          {
            fila: 3,
            nombre: 'Mala',
            motivo:
              'El correo «no es un correo» no es válido; se importó sin él. El teléfono «no tiene» no tiene cifras; se importó sin él.',
          },
          {
            fila: 5,
            nombre: 'Futura',
            motivo: 'La fecha de nacimiento «01/01/2999» todavía no llegó; se importó sin ella.',
          },
          {
            fila: 6,
            nombre: 'Imposible',
            motivo: 'La fecha de nacimiento «31/02/1980» no existe; se importó sin ella.',
          },
          { fila: 7, nombre: 'x'.repeat(200), motivo: 'El nombre tiene más de 200 caracteres; se acortó.' },
          {
            fila: 8,
            nombre: 'Etiquetada',
            motivo: `La etiqueta «${'y'.repeat(60)}…» tiene más de 60 caracteres; se importó sin ella.`,
          },
        ],
        contactos: Array(7).fill(expect.any(String)),
        etiquetas: [banco],
      },
    ]);
    expect(await all(titular)).toMatchObject([
      {
        name: 'Ana',
        emails: [{ email: 'ana@ejemplo.test', label: '' }],
        phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555 0001', label: '' }],
        birthday: '1980-05-10T12:00:00.000Z',
        tags: [cliente.id, banco],
        notes: '&lt;script&gt;alert(1)&lt;/script&gt;',
        version: 1,
      },
      { name: 'Etiquetada', tags: [banco] },
      { name: 'Futura', birthday: null },
      { name: 'Imposible', birthday: null },
      { name: 'Luis', tags: [banco] },
      { name: 'Mala', emails: [], phoneNumbers: [] },
      { name: 'x'.repeat(200) },
    ]);
    // The new etiqueta has an event, and the whole import has another.
    await expect.poll(() => events).toHaveLength(2);
  });

  it('is undone as a whole', async () => {
    const { titular } = await newCuenta(test);
    const kept = await newContacto(titular, { name: 'De antes' });
    const { body } = await send(titular, 'Nombre\nAna\nLuis\n');
    const stranger = (await newCuenta(test)).titular;
    const undo = (client: ApiClient, ids: unknown) => client.post(`${PATH}/import/deshacer`, { ids });
    expect((await undo(stranger, body.contactos)).status).toBe(404);
    expect((await all(titular)).length).toBe(3);
    await titular.delete(`${PATH}/contact?id=${body.contactos[0]}`);
    const undone = await undo(titular, body.contactos);
    expect([undone.status, undone.body]).toEqual([200, true]);
    expect(await all(titular)).toEqual([kept]);
    expect((await undo(titular, body.contactos)).status).toBe(404);
    expect((await titular.post(`${PATH}/contact/${body.contactos[1]}/restore`)).status).toBe(200);
    for (const ids of [undefined, [], ['x'], 'x', Array(5_001).fill(UNKNOWN_ID)]) {
      expect((await undo(titular, ids)).status).toBe(400);
    }
  });

  it('is undone with its new etiquetas, except those that are used or were changed since', async () => {
    const { titular } = await newCuenta(test);
    const old = await newContactoEtiqueta(titular, 'De antes');
    const { body } = await send(titular, 'Nombre,Etiquetas\nAna,"De antes,Suelta,Usada,Cambiada"\nLuis,suelta\n');
    const titles = async () => (await titular.get(`${PATH}/tags`)).body.map(({ title }: ContactoTag) => title).sort();
    expect(body.etiquetas).toHaveLength(3);
    const [suelta, usada, cambiada] = body.etiquetas;
    await newContacto(titular, { name: 'Eva', tags: [usada] });
    await titular.patch(`${PATH}/tag`, { id: cambiada, tag: { title: 'Con otro nombre' } });
    const stranger = (await newCuenta(test)).titular;
    const theirs = await send(stranger, 'Nombre,Etiquetas\nZoe,Ajena\n');

    const etiquetas = [...body.etiquetas, ...theirs.body.etiquetas];
    expect((await titular.post(`${PATH}/import/deshacer`, { ids: body.contactos, etiquetas })).body).toBe(true);
    expect(await titles()).toEqual(['Con otro nombre', 'De antes', 'Usada']);
    expect((await stranger.get(`${PATH}/tags`)).body).toHaveLength(1);
    // A deleted etiqueta can be restored for a day.
    expect((await titular.post(`${PATH}/tag/${suelta}/restore`)).status).toBe(200);
    // Etiquetas that the import does not name stay, even when unused.
    const other = await send(titular, 'Nombre\nBea\n');
    await titular.post(`${PATH}/import/deshacer`, { ids: other.body.contactos });
    expect(await titles()).toContain(old.title);
    for (const wrong of ['x', ['x'], Array(101).fill(UNKNOWN_ID)]) {
      const ids = body.contactos;
      expect((await titular.post(`${PATH}/import/deshacer`, { ids, etiquetas: wrong })).status).toBe(400);
    }
  });

  it('keeps an etiqueta that another person starts to use during the undo', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await send(titular, 'Nombre,Etiquetas\nAna,Disputada\n');
    const [eva, undone] = await Promise.all([
      titular.post(`${PATH}/contact`, { contact: { name: 'Eva', tags: body.etiquetas } }),
      titular.post(`${PATH}/import/deshacer`, { ids: body.contactos, etiquetas: body.etiquetas }),
    ]);
    // Both orders are right. Eva has the etiqueta and it stays, or it was deleted and Eva is refused.
    expect([200, 422]).toContain(eva.status);
    expect(undone.body).toBe(true);
    const tags: ContactoTag[] = (await titular.get(`${PATH}/tags`)).body;
    for (const { tags: has } of await all(titular)) {
      expect(has).toEqual(tags.map(({ id }) => id));
    }
  });

  it('creates at most 100 etiquetas', async () => {
    const { titular } = await newCuenta(test);
    const rows = Array.from({ length: 102 }, (_, n) => `Persona ${n},Grupo ${n}`);
    const { body } = await send(titular, `Nombre,Etiquetas\n${rows.join('\n')}`);
    expect([body.creados, body.etiquetas.length]).toEqual([102, 100]);
    expect(body.incompletos).toEqual([
      {
        fila: 102,
        nombre: 'Persona 100',
        motivo: 'El archivo trae más de 100 etiquetas nuevas; se importó sin «Grupo 100».',
      },
      expect.objectContaining({ fila: 103, nombre: 'Persona 101' }),
    ]);
    expect((await titular.get(`${PATH}/tags`)).body).toHaveLength(100);
  });

  it('is made once by one Idempotency-Key, however often it is sent', async () => {
    const { titular } = await newCuenta(test);
    const sendOnce = (text: string) => send(titular, text, 'a.csv', 'una-vez');
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendOnce('Nombre\nAna\n,\n')));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, answers[0]?.body]));
    expect((await all(titular)).map(({ id }) => id)).toEqual(answers[0]?.body.contactos);
    const other = await sendOnce('Nombre\nLuis\n');
    expect([other.status, other.body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
  });

  it('by two at once adds both', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(['Ana', 'Luis'].map((name) => send(titular, `Nombre\n${name}\n`)));
    expect(answers.map(({ body }) => body.creados)).toEqual([1, 1]);
    expect((await all(titular)).map(({ name }) => name)).toEqual(['Ana', 'Luis']);
  });

  it('of files with the same new etiqueta, at once, makes it once', async () => {
    const { titular } = await newCuenta(test);
    const names = ['Ana', 'Luis', 'Eva', 'Raúl'];
    const answers = await Promise.all(
      names.map((name, i) => send(titular, `Nombre,Etiquetas\n${name},${i % 2 ? 'CLIENTES' : 'Clientes'}\n`)),
    );
    expect(answers.map(({ body }) => body.creados)).toEqual([1, 1, 1, 1]);
    const tags: ContactoTag[] = (await titular.get(`${PATH}/tags`)).body;
    expect(tags).toHaveLength(1);
    expect((await all(titular)).map((contacto) => contacto.tags)).toEqual(Array(4).fill([tags[0]?.id]));
  });

  it('of more than 5,000 is refused, and one sent again before its answer is made once, and undone as one', async () => {
    const { titular } = await newCuenta(test);
    const table = (count: number) =>
      `Nombre;Correo 1;Etiquetas;Cumpleaños\n${Array.from({ length: count }, (_, n) => `Persona ${n};p${n}@ejemplo.test;Muchos;1980-02-29`).join('\n')}`;
    const more = await send(titular, table(5_001));
    expect([more.status, more.body.code]).toEqual([422, 'DEMASIADOS_CONTACTOS']);
    expect(await all(titular)).toEqual([]);
    const sendOnce = async (attempts = 5): ReturnType<typeof send> => {
      const answer = await send(titular, table(500), 'a.csv', 'muchos');
      // On a busy machine the first import may outlast the wait of the others. The others then get a 503.
      return answer.status === 503 && attempts > 1 ? sendOnce(attempts - 1) : answer;
    };
    const answers = await Promise.all([sendOnce(), sendOnce(), sendOnce()]);
    expect(answers.map(({ status, body }) => [status, body.creados])).toEqual(Array(3).fill([200, 500]));
    expect(await all(titular)).toHaveLength(500);
    expect((await check(titular, table(500))).body.repetidos).toHaveLength(500);
    expect((await titular.post(`${PATH}/import/deshacer`, { ids: answers[0].body.contactos })).body).toBe(true);
    expect(await all(titular)).toEqual([]);
  });

  it('reads Windows’ own encoding, and vCards whatever their name', async () => {
    const { titular } = await newCuenta(test);
    await send(titular, Buffer.from('Nombre\nÑandú Öz\n', 'latin1'));
    await send(titular, 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoe\r\nEND:VCARD\r\n', 'x.txt');
    expect((await all(titular)).map(({ name }) => name)).toEqual(['Ñandú Öz', 'Zoe']);
  });

  it.each([
    ['nothing', '', 422, 'SIN_ARCHIVO'],
    ['a table without rows', 'Nombre\n', 422, 'SIN_CONTACTOS'],
    ['no table', 'hola, qué tal', 422, 'ARCHIVO_ILEGIBLE'],
    ['a quote that never ends', 'Nombre\n"Ana\n', 422, 'ARCHIVO_ILEGIBLE'],
    ['10,000 columns', Array(10_000).fill('Nombre').join(','), 422, 'ARCHIVO_ILEGIBLE'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]), 415, 'TIPO_NO_ADMITIDO'],
    ['a spreadsheet', 'PK\u0003\u0004xl/workbook.xml', 415, 'TIPO_NO_ADMITIDO'],
    ['more than 5 MiB', 'Nombre\n'.padEnd(5 * 1024 * 1024 + 1, 'x'), 413, 'ARCHIVO_GRANDE'],
  ])('refuses %s', async (_, content, status, code) => {
    const { titular } = await newCuenta(test);
    const answer = await send(titular, content);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await all(titular)).toEqual([]);
    expect((await titular.post(`${PATH}/import`, { archivo: 'x' })).status).toBe(415);
  });

  it('stores nothing of a file that cannot be read to its end', async () => {
    const { titular } = await newCuenta(test);
    const { status } = await send(titular, `Nombre,Etiquetas\n${'Ana,Nueva\n'.repeat(500)}"sin fin`);
    expect(status).toBe(422);
    expect([await all(titular), (await titular.get(`${PATH}/tags`)).body]).toEqual([[], []]);
  });

  it('is for members who may write, and limited by LIMIT_IMPORTS', async () => {
    const { cuentaId } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    expect((await send(lectura, 'Nombre\nAna\n')).status).toBe(403);
    expect((await lectura.post(`${PATH}/import/deshacer`, { ids: [UNKNOWN_ID] })).status).toBe(403);
    expect((await send(new ApiClient(test.baseUrl), 'Nombre\nAna\n')).status).toBe(401);
    const { titular } = await newCuenta(test);
    await withSettings(test, { LIMIT_IMPORTS: 2 }, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => send(titular, 'Nombre\nAna\n')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    });
  });
});

describe('an import of contacts that exist already', () => {
  const TABLE = [
    'Nombre,Correo 1,Teléfono 1,Empresa,Cargo,Etiquetas',
    'Ana R.,ANA@ejemplo.test,11 5555-0009,Otra,Gerente,Banco',
    '"Gómez, Luis",,+54 9 11 4444-0001,,Abogado,',
    'josé  núñez,,,Estudio,,',
    'Eva,eva@ejemplo.test,,,,',
    'Eva Paz,eva@ejemplo.test,11 5555-0003,,Perito,Banco',
  ].join('\n');
  const choose = (client: ApiClient, elecciones: Record<string, string>, key?: string) =>
    send(client, TABLE, 'contactos.csv', key, elecciones);

  async function newOffice() {
    const { titular, cuentaId } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular, 'Cliente');
    const ana = await newContacto(titular, {
      name: 'Ana',
      emails: [{ email: 'ana@ejemplo.test', label: 'Casa' }],
      company: 'Banco Sur',
      tags: [tag.id],
    });
    const luis = await newContacto(titular, {
      name: 'Luis Gómez',
      phoneNumbers: [{ country: 'ar', phoneNumber: '(011) 4444 0001', label: '' }],
    });
    const jose = await newContacto(titular, { name: 'José Núñez', company: 'ESTUDIO' });
    return { titular, cuentaId, ana, luis, jose };
  }

  it('is checked first: which rows they are, and those that are twice in the file', async () => {
    const { titular, cuentaId, ana, luis, jose } = await newOffice();
    const { status, body } = await check(titular, TABLE);
    const fila = (numero: number, nombre: string, con: object, coincidencias: string[]) => ({
      fila: numero,
      nombre,
      con,
      coincidencias,
      diferencias: [],
      propuesta: 'combinar',
    });
    expect([status, body]).toEqual([
      200,
      {
        contactos: 5,
        repetidos: [
          fila(2, 'Ana R.', { id: ana.id, fila: null, nombre: 'Ana' }, ['correo']),
          fila(3, 'Gómez, Luis', { id: luis.id, fila: null, nombre: 'Luis Gómez' }, ['telefono']),
          fila(4, 'josé núñez', { id: jose.id, fila: null, nombre: 'José Núñez' }, ['nombre']),
          fila(6, 'Eva Paz', { id: null, fila: 5, nombre: 'Eva' }, ['correo']),
        ],
      },
    ]);
    expect(await all(titular)).toHaveLength(3);
    // Another cuenta has only the two Evas, and lectura must not ask.
    expect((await check((await newCuenta(test)).titular, TABLE)).body.repetidos).toHaveLength(1);
    expect((await check(await newMiembro(test, cuentaId, 5), TABLE)).status).toBe(403);
    expect((await check(titular, 'hola, qué tal')).status).toBe(422);
    expect((await titular.delete(`${PATH}/contact?id=${ana.id}`)).status).toBe(200);
    expect((await check(titular, TABLE)).body.repetidos).toHaveLength(3);
  });

  it('merges by itself neither who shares a mail, nor who has the name of another', async () => {
    const { titular } = await newCuenta(test);
    await newContacto(titular, { name: 'Estudio Uno', emails: [{ email: 'info@estudio.test', label: '' }] });
    await newContacto(titular, { name: 'Juan Pérez', emails: [{ email: 'juan@x.test', label: '' }] });
    const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
    const cards = [
      card('FN:Marta Gómez', 'EMAIL:info@estudio.test'),
      card('FN:Pedro Díaz', 'EMAIL:info@estudio.test'),
      card('FN:Juan Pérez', 'EMAIL:otro@x.test'),
    ].join('');
    const { body } = await check(titular, cards);
    const otro = (dato: string, deLaFila: string, suyo: string) => ({
      propuesta: 'agregar',
      diferencias: [{ dato, deLaFila, suyo }],
    });
    expect(body.repetidos).toMatchObject([
      otro('nombre', 'Marta Gómez', 'Estudio Uno'),
      otro('nombre', 'Pedro Díaz', 'Estudio Uno'),
      otro('correo', 'otro@x.test', 'juan@x.test'),
    ]);
    // A choice for all contacts loses nobody. The same file again adds nobody.
    const imported = await send(titular, cards, 'contactos.vcf', undefined, { repetidos: 'omitir' });
    expect(imported.body).toMatchObject({ creados: 3, repetidos: { omitidos: 0, agregados: 3 } });
    const again = await send(titular, cards, 'contactos.vcf', undefined, { repetidos: 'combinar' });
    expect(again.body).toMatchObject({ creados: 0, repetidos: { combinados: 0, sinCambios: 3 } });
  });

  it('merges nobody by itself who shares a telephone, and compares numbers whole', async () => {
    const { titular } = await newCuenta(test);
    const central = await readFile(new URL('../factories/entradas/s-central.csv', import.meta.url), 'utf8');
    const { body } = await check(titular, central);
    expect(body).toMatchObject({ repetidos: [{ fila: 3, coincidencias: ['telefono'], propuesta: 'agregar' }] });
    const imported = await send(titular, central, 'contactos.csv', undefined, { repetidos: 'combinar' });
    expect(imported.body).toMatchObject({ creados: 3, repetidos: { combinados: 0, agregados: 1 } });
    // A person may choose to merge them all the same.
    const { titular: other } = await newCuenta(test);
    const chosen = await send(other, central, 'contactos.csv', undefined, { repetidos: 'combinar', combinar: '3' });
    expect(chosen.body).toMatchObject({ creados: 2, repetidos: { combinados: 1 } });
  });

  it('names the card whose end is missing, and takes those after it', async () => {
    const { titular } = await newCuenta(test);
    const rota = await readFile(new URL('../factories/entradas/v-rota.vcf', import.meta.url), 'utf8');
    const { body } = await send(titular, rota, 'contactos.vcf');
    expect(body).toMatchObject({ creados: 4, omitidos: [{ fila: 2, nombre: 'Rota Sin Fin' }] });
    expect(body.omitidos[0]?.motivo).toContain('Le falta el final');
  });

  it('adds to them what is missing, which is undone with the rest, except what was changed since', async () => {
    const { titular, ana, luis, jose } = await newOffice();
    const { status, body } = await choose(titular, { repetidos: 'combinar' });
    expect([status, body]).toMatchObject([
      200,
      {
        creados: 1,
        contactos: [expect.any(String)],
        etiquetas: [expect.any(String)],
        repetidos: { combinados: 3, sinCambios: 1, omitidos: 0, agregados: 0, importacion: expect.any(String) },
      },
    ]);
    const [banco] = body.etiquetas;
    expect(await all(titular)).toMatchObject([
      {
        id: ana.id,
        name: 'Ana',
        emails: [{ email: 'ana@ejemplo.test', label: 'Casa' }],
        phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555 0009' }],
        company: 'Banco Sur',
        title: 'Gerente',
        tags: [...ana.tags, banco],
        version: 2,
      },
      { name: 'Eva', emails: [{}], phoneNumbers: [{}], title: 'Perito', tags: [banco] },
      { id: jose.id, version: 1 },
      { id: luis.id, name: 'Luis Gómez', title: 'Abogado', phoneNumbers: [{ phoneNumber: '(011) 4444 0001' }] },
    ]);
    // The same file again changes nothing.
    const again = await choose(titular, { repetidos: 'combinar' });
    expect(again.body.repetidos).toEqual({
      combinados: 0,
      sinCambios: 5,
      omitidos: 0,
      agregados: 0,
      importacion: null,
    });

    await titular.patch(`${PATH}/contact`, { id: luis.id, contact: { title: 'Escribano' } });
    const undo = (client: ApiClient, importacion: unknown) =>
      client.post(`${PATH}/import/deshacer`, { ids: body.contactos, etiquetas: body.etiquetas, importacion });
    const { importacion } = body.repetidos ?? {};
    expect((await undo((await newCuenta(test)).titular, importacion)).status).toBe(404);
    expect((await undo(titular, 'x')).status).toBe(400);
    expect((await undo(titular, importacion)).body).toBe(true);
    const after = await all(titular);
    expect(after).toMatchObject([
      { id: ana.id, emails: ana.emails, phoneNumbers: [], company: 'Banco Sur', title: ana.title, tags: ana.tags },
      { id: jose.id },
      { id: luis.id, title: 'Escribano' },
    ]);
    expect((await titular.get(`${PATH}/tags`)).body).toHaveLength(1);
    expect((await undo(titular, importacion)).status).toBe(404);
  });

  it('can be undone for a day, as long as something of it is there', async () => {
    const { titular, cuentaId } = await newOffice();
    const before = await said(titular);
    const recent = async (client = titular) => (await client.get(`${PATH}/import`)).body;
    expect(await recent()).toEqual([]);
    await choose(titular, { repetidos: 'combinar' });
    await choose(titular, { repetidos: 'combinar' });
    const [{ id }] = await recent();
    expect(await recent()).toEqual([{ id, importadaEn: expect.any(String), creados: 1, combinados: 2 }]);

    const undo = (client: ApiClient) => client.post(`${PATH}/import/${id}/deshacer`);
    const stranger = (await newCuenta(test)).titular;
    expect([await recent(stranger), (await undo(stranger)).status]).toEqual([[], 404]);
    const lectura = await newMiembro(test, cuentaId, 5);
    expect([(await lectura.get(`${PATH}/import`)).status, (await undo(lectura)).status]).toEqual([403, 403]);
    const age = (days: number) =>
      test.owner.query(
        `update contacto_importaciones set importada_en = importada_en - interval '1 day' * $2
                         where cuenta_id = $1`,
        [cuentaId, days],
      );
    await age(1);
    expect([await recent(), (await undo(titular)).status]).toEqual([[], 404]);
    await age(-1);
    expect((await undo(titular)).body).toBe(true);
    const unversioned = (contactos: object[]) => contactos.map((contacto) => ({ ...contacto, version: 0 }));
    expect(unversioned(await said(titular))).toEqual(unversioned(before));
    expect([await recent(), (await undo(titular)).status]).toEqual([[], 404]);

    const { contactos } = (await send(titular, 'Nombre\nIda\n')).body;
    expect(await recent()).toMatchObject([{ creados: 1, combinados: 0 }]);
    await titular.post(`${PATH}/import/deshacer`, { ids: contactos });
    expect(await recent()).toEqual([]);
  });

  it('follows the choice for all or that of a row, and can be undone when it only merged', async () => {
    const { titular } = await newOffice();
    const skipped = await choose(titular, { repetidos: 'omitir', agregar: '4', combinar: '6' });
    expect(skipped.body).toMatchObject({
      creados: 2,
      repetidos: { combinados: 1, sinCambios: 0, omitidos: 2, agregados: 1, importacion: null },
    });
    expect((await all(titular)).map(({ name }) => name)).toEqual([
      'Ana',
      'Eva',
      'josé núñez',
      'José Núñez',
      'Luis Gómez',
    ]);
    const merged = await choose(titular, { repetidos: 'combinar' });
    expect(merged.body).toMatchObject({ creados: 0, contactos: [], repetidos: { combinados: 2 } });
    const { importacion } = merged.body.repetidos ?? {};
    expect((await titular.post(`${PATH}/import/deshacer`, { ids: [], importacion })).body).toBe(true);
    for (const wrong of [{ repetidos: 'x' }, { repetidos: 'omitir', agregar: '1;2' }, { agregar: '2' }]) {
      expect((await choose(titular, wrong as Record<string, string>)).status).toBe(422);
    }
    expect((await titular.post(`${PATH}/import/deshacer`, { ids: [] })).status).toBe(400);
  });

  it('decides again when it stores: of two at once, the second one finds what the first one added', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => choose(titular, { repetidos: 'omitir' }, key)));
    expect(answers.map(({ body }) => [body.creados, body.repetidos?.omitidos]).sort()).toEqual([
      [0, 5],
      [0, 5],
      [4, 1],
    ]);
    expect(await all(titular)).toHaveLength(4);
    // A key belongs to one request: with other choices it is refused.
    expect((await choose(titular, { repetidos: 'combinar' }, 'a')).body.code).toBe('CLAVE_REUTILIZADA');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { allContactos, CONTACTOS, newContacto, newContactoEtiqueta } from '../factories/contactos.js';
import { type ContactoTag, checkContactos, said, sendContactos } from '../factories/contactos-intercambio.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const exported = (client: ApiClient, query: string) => client.get<string>(`${CONTACTOS}/export?${query}`);

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
    const answer = await sendContactos(other, body, nombre);
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
    expect(new Set((await allContactos(other)).map(({ id }) => id))).toEqual(new Set(answer.body.contactos));
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
    const posted = await lectura.post<string>(`${CONTACTOS}/export`, { formato, ids });
    expect([posted.status, posted.body]).toEqual([200, body]);
    await titular.delete(`${CONTACTOS}/contact?id=${a.id}`);
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
    const { status, body } = await sendContactos(titular, rows.join('\r\n'));
    const tags: ContactoTag[] = (await titular.get(`${CONTACTOS}/tags`)).body;
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
    expect(await allContactos(titular)).toMatchObject([
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
    const { body } = await sendContactos(titular, 'Nombre\nAna\nLuis\n');
    const stranger = (await newCuenta(test)).titular;
    const undo = (client: ApiClient, ids: unknown) => client.post(`${CONTACTOS}/import/deshacer`, { ids });
    expect((await undo(stranger, body.contactos)).status).toBe(404);
    expect((await allContactos(titular)).length).toBe(3);
    await titular.delete(`${CONTACTOS}/contact?id=${body.contactos[0]}`);
    const undone = await undo(titular, body.contactos);
    expect([undone.status, undone.body]).toEqual([200, true]);
    expect(await allContactos(titular)).toEqual([kept]);
    expect((await undo(titular, body.contactos)).status).toBe(404);
    expect((await titular.post(`${CONTACTOS}/contact/${body.contactos[1]}/restore`)).status).toBe(200);
    for (const ids of [undefined, [], ['x'], 'x', Array(5_001).fill(UNKNOWN_ID)]) {
      expect((await undo(titular, ids)).status).toBe(400);
    }
  });

  it('is undone with its new etiquetas, except those that are used or were changed since', async () => {
    const { titular } = await newCuenta(test);
    const old = await newContactoEtiqueta(titular, 'De antes');
    const { body } = await sendContactos(
      titular,
      'Nombre,Etiquetas\nAna,"De antes,Suelta,Usada,Cambiada"\nLuis,suelta\n',
    );
    const titles = async () =>
      (await titular.get(`${CONTACTOS}/tags`)).body.map(({ title }: ContactoTag) => title).sort();
    expect(body.etiquetas).toHaveLength(3);
    const [suelta, usada, cambiada] = body.etiquetas;
    await newContacto(titular, { name: 'Eva', tags: [usada] });
    await titular.patch(`${CONTACTOS}/tag`, { id: cambiada, tag: { title: 'Con otro nombre' } });
    const stranger = (await newCuenta(test)).titular;
    const theirs = await sendContactos(stranger, 'Nombre,Etiquetas\nZoe,Ajena\n');

    const etiquetas = [...body.etiquetas, ...theirs.body.etiquetas];
    expect((await titular.post(`${CONTACTOS}/import/deshacer`, { ids: body.contactos, etiquetas })).body).toBe(true);
    expect(await titles()).toEqual(['Con otro nombre', 'De antes', 'Usada']);
    expect((await stranger.get(`${CONTACTOS}/tags`)).body).toHaveLength(1);
    // A deleted etiqueta can be restored for a day.
    expect((await titular.post(`${CONTACTOS}/tag/${suelta}/restore`)).status).toBe(200);
    // Etiquetas that the import does not name stay, even when unused.
    const other = await sendContactos(titular, 'Nombre\nBea\n');
    await titular.post(`${CONTACTOS}/import/deshacer`, { ids: other.body.contactos });
    expect(await titles()).toContain(old.title);
    for (const wrong of ['x', ['x'], Array(101).fill(UNKNOWN_ID)]) {
      const ids = body.contactos;
      expect((await titular.post(`${CONTACTOS}/import/deshacer`, { ids, etiquetas: wrong })).status).toBe(400);
    }
  });

  it('keeps an etiqueta that another person starts to use during the undo', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await sendContactos(titular, 'Nombre,Etiquetas\nAna,Disputada\n');
    const [eva, undone] = await Promise.all([
      titular.post(`${CONTACTOS}/contact`, { contact: { name: 'Eva', tags: body.etiquetas } }),
      titular.post(`${CONTACTOS}/import/deshacer`, { ids: body.contactos, etiquetas: body.etiquetas }),
    ]);
    // Both orders are right. Eva has the etiqueta and it stays, or it was deleted and Eva is refused.
    expect([200, 422]).toContain(eva.status);
    expect(undone.body).toBe(true);
    const tags: ContactoTag[] = (await titular.get(`${CONTACTOS}/tags`)).body;
    for (const { tags: has } of await allContactos(titular)) {
      expect(has).toEqual(tags.map(({ id }) => id));
    }
  });

  it('creates at most 100 etiquetas', async () => {
    const { titular } = await newCuenta(test);
    const rows = Array.from({ length: 102 }, (_, n) => `Persona ${n},Grupo ${n}`);
    const { body } = await sendContactos(titular, `Nombre,Etiquetas\n${rows.join('\n')}`);
    expect([body.creados, body.etiquetas.length]).toEqual([102, 100]);
    expect(body.incompletos).toEqual([
      {
        fila: 102,
        nombre: 'Persona 100',
        motivo: 'El archivo trae más de 100 etiquetas nuevas; se importó sin «Grupo 100».',
      },
      expect.objectContaining({ fila: 103, nombre: 'Persona 101' }),
    ]);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toHaveLength(100);
  });

  it('is made once by one Idempotency-Key, however often it is sent', async () => {
    const { titular } = await newCuenta(test);
    const sendOnce = (text: string) => sendContactos(titular, text, 'a.csv', 'una-vez');
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendOnce('Nombre\nAna\n,\n')));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, answers[0]?.body]));
    expect((await allContactos(titular)).map(({ id }) => id)).toEqual(answers[0]?.body.contactos);
    const other = await sendOnce('Nombre\nLuis\n');
    expect([other.status, other.body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
  });

  it('by two people at once adds the contacts of both', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(['Ana', 'Luis'].map((name) => sendContactos(titular, `Nombre\n${name}\n`)));
    expect(answers.map(({ body }) => body.creados)).toEqual([1, 1]);
    expect((await allContactos(titular)).map(({ name }) => name)).toEqual(['Ana', 'Luis']);
  });

  it('of files with the same new etiqueta, at once, makes it once', async () => {
    const { titular } = await newCuenta(test);
    const names = ['Ana', 'Luis', 'Eva', 'Raúl'];
    const answers = await Promise.all(
      names.map((name, i) => sendContactos(titular, `Nombre,Etiquetas\n${name},${i % 2 ? 'CLIENTES' : 'Clientes'}\n`)),
    );
    expect(answers.map(({ body }) => body.creados)).toEqual([1, 1, 1, 1]);
    const tags: ContactoTag[] = (await titular.get(`${CONTACTOS}/tags`)).body;
    expect(tags).toHaveLength(1);
    expect((await allContactos(titular)).map((contacto) => contacto.tags)).toEqual(Array(4).fill([tags[0]?.id]));
  });

  it('of more than 5,000 contacts is refused, and one that is sent again before its answer is made and undone once', async () => {
    const { titular } = await newCuenta(test);
    const table = (count: number) =>
      `Nombre;Correo 1;Etiquetas;Cumpleaños\n${Array.from({ length: count }, (_, n) => `Persona ${n};p${n}@ejemplo.test;Muchos;1980-02-29`).join('\n')}`;
    const more = await sendContactos(titular, table(5_001));
    expect([more.status, more.body.code]).toEqual([422, 'DEMASIADOS_CONTACTOS']);
    expect(await allContactos(titular)).toEqual([]);
    const sendOnce = async (attempts = 5): ReturnType<typeof sendContactos> => {
      const answer = await sendContactos(titular, table(500), 'a.csv', 'muchos');
      // On a busy machine the first import may outlast the wait of the others. The others then get a 503.
      return answer.status === 503 && attempts > 1 ? sendOnce(attempts - 1) : answer;
    };
    const answers = await Promise.all([sendOnce(), sendOnce(), sendOnce()]);
    expect(answers.map(({ status, body }) => [status, body.creados])).toEqual(Array(3).fill([200, 500]));
    expect(await allContactos(titular)).toHaveLength(500);
    expect((await checkContactos(titular, table(500))).body.repetidos).toHaveLength(500);
    expect((await titular.post(`${CONTACTOS}/import/deshacer`, { ids: answers[0].body.contactos })).body).toBe(true);
    expect(await allContactos(titular)).toEqual([]);
  });

  it('reads Windows’ own encoding, and vCards whatever their name', async () => {
    const { titular } = await newCuenta(test);
    await sendContactos(titular, Buffer.from('Nombre\nÑandú Öz\n', 'latin1'));
    await sendContactos(titular, 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoe\r\nEND:VCARD\r\n', 'x.txt');
    expect((await allContactos(titular)).map(({ name }) => name)).toEqual(['Ñandú Öz', 'Zoe']);
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
    const answer = await sendContactos(titular, content);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await allContactos(titular)).toEqual([]);
    expect((await titular.post(`${CONTACTOS}/import`, { archivo: 'x' })).status).toBe(415);
  });

  it('stores nothing of a file that cannot be read to its end', async () => {
    const { titular } = await newCuenta(test);
    const { status } = await sendContactos(titular, `Nombre,Etiquetas\n${'Ana,Nueva\n'.repeat(500)}"sin fin`);
    expect(status).toBe(422);
    expect([await allContactos(titular), (await titular.get(`${CONTACTOS}/tags`)).body]).toEqual([[], []]);
  });

  it('is for members who may write, and limited by LIMIT_IMPORTS', async () => {
    const { cuentaId } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    expect((await sendContactos(lectura, 'Nombre\nAna\n')).status).toBe(403);
    expect((await lectura.post(`${CONTACTOS}/import/deshacer`, { ids: [UNKNOWN_ID] })).status).toBe(403);
    expect((await sendContactos(new ApiClient(test.baseUrl), 'Nombre\nAna\n')).status).toBe(401);
    const { titular } = await newCuenta(test);
    await withSettings(test, { LIMIT_IMPORTS: 2 }, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => sendContactos(titular, 'Nombre\nAna\n')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    });
  });
});

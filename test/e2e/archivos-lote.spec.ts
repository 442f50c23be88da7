import { beforeAll, describe, expect, it } from 'vitest';
import { Trash } from '../../server/common/files/trash.js';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import { ApiClient, cookieOf } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import {
  audited,
  contentOf,
  listArchivos,
  moverArchivos,
  namesIn,
  newArchivo,
  newDirectorio,
  newOficina,
  subir,
} from '../factories/archivos.js';
import { storedKeys } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let oficial: Member;
let lectura: Member;
let ajeno: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular, oficial, lectura, ajeno } = await newOficina(test));
});

describe('several archivos at once', () => {
  it('move, and what cannot be moved is named', async () => {
    const [de, a] = [await newDirectorio(titular), await newDirectorio(titular)];
    const hijo = await newDirectorio(titular, { nombre: 'Hijo', padreId: de.id });
    const uno = await newArchivo(titular, { nombre: 'uno.txt', directorioId: de.id });
    const dos = await newArchivo(titular, { nombre: 'dos.txt', directorioId: de.id });
    await newArchivo(titular, { nombre: 'DOS.txt', directorioId: a.id });
    const ids = { archivos: [uno.id, dos.id, UNKNOWN_ID], directorios: [hijo.id] };
    const { status, body } = await moverArchivos(oficial, { ...ids, directorioId: a.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      archivos: [{ id: uno.id, directorioId: a.id }],
      directorios: [{ id: hijo.id, padreId: a.id }],
      rechazados: [
        { id: UNKNOWN_ID, nombre: null, code: 'NO_ENCONTRADO' },
        { id: dos.id, nombre: 'dos.txt', code: 'YA_EXISTE' },
      ],
    });
    const both = await moverArchivos(titular, { archivos: [dos.id], directorioId: a.id, siExiste: 'conservar_ambos' });
    expect(both.body.archivos).toMatchObject([{ nombre: 'dos (2).txt' }]);
    expect((await moverArchivos(titular, { archivos: [dos.id], directorioId: UNKNOWN_ID })).status).toBe(422);
    expect((await moverArchivos(titular, { directorioId: null })).status).toBe(422);
    expect((await moverArchivos(titular, { archivos: [dos.id] })).status).toBe(400);
    expect((await moverArchivos(lectura, { archivos: [dos.id], directorioId: null })).status).toBe(403);
  });

  it('compare names as the database compares them', async () => {
    const [de, a] = [await newDirectorio(titular), await newDirectorio(titular)];
    const uno = await newArchivo(titular, { nombre: 'Straße.txt', directorioId: de.id });
    await newArchivo(titular, { nombre: 'STRASSE.txt', directorioId: a.id });
    const refused = await moverArchivos(titular, { archivos: [uno.id], directorioId: a.id });
    expect([refused.status, refused.body.rechazados]).toMatchObject([200, [{ id: uno.id, code: 'YA_EXISTE' }]]);
    const both = { archivos: [uno.id], directorioId: a.id, siExiste: 'conservar_ambos' };
    expect((await moverArchivos(titular, both, 'copiar')).body.archivos).toMatchObject([{ nombre: 'Straße (2).txt' }]);
    await moverArchivos(titular, { archivos: [uno.id] }, 'eliminar');
    await newArchivo(titular, { nombre: 'strasse.txt', directorioId: de.id });
    expect((await titular.post(`/archivos/${uno.id}/restore`)).body.nombre).toBe('Straße (2).txt');
  });

  it('that are chosen together with their content keep it inside', async () => {
    const padre = await newDirectorio(titular);
    const hijo = await newDirectorio(titular, { padreId: padre.id });
    const { id: archivo } = await newArchivo(titular, { nombre: 'Compañero.txt', directorioId: hijo.id });
    const destino = await newDirectorio(titular);
    const chosen = { directorios: [hijo.id, padre.id], archivos: [archivo], directorioId: destino.id };
    const { body } = await moverArchivos(titular, chosen);
    const moved = [...body.directorios, ...body.archivos].map(({ id }) => id);
    expect(moved.toSorted()).toEqual([hijo.id, padre.id, archivo].toSorted());
    const inside = async (id: string) => {
      const { directorios, archivos } = await listArchivos(titular, `?directorioId=${id}`);
      return [...directorios, ...archivos].map(({ nombre }) => nombre);
    };
    expect([await inside(destino.id), await inside(padre.id), await inside(hijo.id)]).toEqual([
      [padre.nombre],
      [hijo.nombre],
      ['Compañero.txt'],
    ]);
  });

  it('are kept twice with names as long as they can be, and no more than a cuenta may have', async () => {
    const { titular: otra } = await newCuenta(test);
    const { id, nombre } = await newDirectorio(otra, { nombre: 'x'.repeat(120) });
    const copy = () =>
      moverArchivos(otra, { directorios: [id], directorioId: null, siExiste: 'conservar_ambos' }, 'copiar');
    expect((await copy()).body.directorios).toMatchObject([{ nombre: `${nombre.slice(4)} (2)` }]);
    await test.owner.query(
      `insert into directorios (cuenta_id, id, padre_id, nombre, creado_por)
         select cuenta_id, gen_random_uuid(), id, 'd' || n, creado_por from directorios, generate_series(1, 2500) n
          where id = $1`,
      [id],
    );
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'DEMASIADOS_DIRECTORIOS' } });
  });

  it('are copied with thousands of archivos', async () => {
    const { titular: otra } = await newCuenta(test);
    const { id, nombre } = await newDirectorio(otra);
    const archivo = await newArchivo(otra, { nombre: 'uno.txt', directorioId: id });
    const fill = (from: number, to: number) =>
      test.owner.query(
        `insert into archivos (cuenta_id, id, directorio_id, nombre, version_actual, bytes, creado_por)
         select cuenta_id, gen_random_uuid(), directorio_id, 'n' || n, 1, bytes, creado_por
           from archivos, generate_series($2::int, $3::int) n where id = $1`,
        [archivo.id, from, to],
      );
    await fill(2, 2_001);
    await test.owner.query(
      `insert into archivo_versiones (cuenta_id, archivo_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
       select a.cuenta_id, a.id, 1, v.sha256, v.bytes, v.mime, v.nombre_original, v.clave, v.autor_id
         from archivos a, archivo_versiones v where a.directorio_id = $1 and v.archivo_id = $2 and a.id <> $2`,
      [id, archivo.id],
    );
    const copied = await moverArchivos(
      otra,
      { directorios: [id], directorioId: null, siExiste: 'conservar_ambos' },
      'copiar',
    );
    const [copia] = copied.body.directorios;
    expect(copia).toMatchObject({ nombre: `${nombre} (2)`, archivos: 2_001 });
    const [first] = (await listArchivos(otra, `?directorioId=${copia?.id}`)).archivos;
    expect((await contentOf(otra, first!.id)).bytes).toEqual((await contentOf(otra, archivo.id)).bytes);

    // A copy has at most 10,000 files, and so does a ZIP.
    await fill(2_002, 10_001);
    const refusal = { code: 'DEMASIADOS_ARCHIVOS', message: expect.stringContaining('10.000') };
    const refused = await moverArchivos(
      otra,
      { directorios: [id], directorioId: null, siExiste: 'conservar_ambos' },
      'copiar',
    );
    expect(refused.body).toMatchObject({ directorios: [], rechazados: [{ id, ...refusal }] });
    expect((await otra.post('/archivos/zip', { directorios: [id] })).body).toMatchObject(refusal);
  });

  it('move no directorio into itself, also from two tabs at once', async () => {
    const [uno, otro] = [await newDirectorio(titular), await newDirectorio(titular)];
    const hijo = await newDirectorio(titular, { padreId: uno.id });
    expect(
      (await moverArchivos(titular, { directorios: [uno.id], directorioId: hijo.id })).body.rechazados,
    ).toMatchObject([{ id: uno.id, code: 'DENTRO_DE_SI' }]);
    const both = await Promise.all([
      moverArchivos(titular, { directorios: [uno.id], directorioId: otro.id }),
      moverArchivos(oficial, { directorios: [otro.id], directorioId: uno.id }),
    ]);
    expect(both.map(({ body }) => body.rechazados.map(({ code }) => code)).toSorted()).toEqual([[], ['DENTRO_DE_SI']]);
    await expect(
      test.owner.query('update directorios set padre_id = $2 where id = $1', [uno.id, hijo.id]),
    ).rejects.toThrow(/inside itself/);
  });

  it('are copied with the same bytes, which stay until the last copy is gone', async () => {
    const de = await newDirectorio(titular, { nombre: 'Copiable' });
    await newDirectorio(titular, { nombre: 'Adentro', padreId: de.id });
    const { id } = await newArchivo(titular, { nombre: 'uno.txt', content: 'único', directorioId: de.id });
    const keys = await storedKeys(test, cuentaId);
    const again = await moverArchivos(oficial, { directorios: [de.id], directorioId: null }, 'copiar');
    expect(again.body.rechazados).toMatchObject([{ code: 'YA_EXISTE' }]);
    const { body } = await moverArchivos(
      oficial,
      { directorios: [de.id], archivos: [id], directorioId: null, siExiste: 'conservar_ambos' },
      'copiar',
    );
    expect(body.directorios).toMatchObject([{ nombre: 'Copiable (2)', archivos: 1, directorios: 1 }]);
    expect(await storedKeys(test, cuentaId)).toEqual(keys);
    const [copia] = body.archivos;
    await moverArchivos(titular, { directorios: [de.id] }, 'eliminar');
    await expire(29);
    expect((await titular.get(`/archivos/${id}`)).status).toBe(200);
    await expire(1);
    expect((await titular.get(`/archivos/${id}`)).status).toBe(404);
    expect((await contentOf(titular, copia!.id)).bytes.toString()).toBe('único');
    await moverArchivos(titular, { archivos: [copia!.id], directorios: [body.directorios[0]!.id] }, 'eliminar');
    await expire();
    expect(await storedKeys(test, cuentaId)).toHaveLength(keys.length - 1);
  });
});

/** Lets days pass for everything in the trash of the cuenta, and empties the trash. */
async function expire(days = 30): Promise<void> {
  for (const table of ['archivos', 'directorios']) {
    await test.owner.query(
      `update ${table} set se_elimina_en = se_elimina_en - make_interval(days => $2)
        where cuenta_id = $1 and eliminado_en is not null`,
      [cuentaId, days],
    );
  }
  await Promise.all([test.app.get(Trash).empty('vaciar_archivos'), test.app.get(Trash).empty('vaciar_archivos')]);
  await test.app.get(UploadSweeper).sweep();
}

describe('the trash', () => {
  it('takes whole directorios and gives them back, with another name where theirs is taken', async () => {
    const padre = await newDirectorio(titular, { nombre: 'Borrable' });
    const hijo = await newDirectorio(titular, { nombre: 'Hijo', padreId: padre.id });
    const suelto = await newArchivo(titular, { nombre: 'antes.txt', directorioId: padre.id });
    const dentro = await newArchivo(titular, { nombre: 'dentro.txt', directorioId: hijo.id });
    await moverArchivos(oficial, { archivos: [suelto.id] }, 'eliminar');
    await moverArchivos(oficial, { directorios: [padre.id] }, 'eliminar');
    expect((await titular.get(`/directorios/${hijo.id}`)).status).toBe(404);
    expect((await titular.get('/archivos/buscar?buscar=dentro')).body.archivos).toEqual([]);
    expect((await titular.get(`/archivos/${dentro.id}`)).body.eliminadoEn).not.toBeNull();
    const trashed = (await titular.get('/archivos/papelera')).body;
    expect(trashed.directorios.map(({ id }: { id: string }) => id)).toContain(padre.id);
    expect(trashed.directorios.map(({ id }: { id: string }) => id)).not.toContain(hijo.id);
    const listed = (await titular.get('/papelera')).body.find(({ id }: { id: string }) => id === padre.id);
    expect(listed).toMatchObject({ tipo: 'directorio', nombre: 'Borrable' });
    expect(Date.parse(listed.seBorraEn) - Date.parse(listed.eliminadoEn)).toBe(30 * 86_400_000);

    const inside = await moverArchivos(titular, { archivos: [dentro.id, suelto.id] }, 'restaurar');
    expect(inside.body.rechazados.map(({ code }) => code)).toEqual(['LUGAR_EN_PAPELERA', 'LUGAR_EN_PAPELERA']);
    expect((await titular.post(`/archivos/${dentro.id}/restore`)).status).toBe(409);
    await newDirectorio(titular, { nombre: 'BORRABLE' });
    const restored = await titular.post(`/directorios/${padre.id}/restore`);
    expect([restored.status, restored.body]).toMatchObject([
      200,
      { nombre: 'Borrable (2)', directorios: 1, archivos: 0 },
    ]);
    expect(await namesIn(titular, hijo.id)).toEqual(['dentro.txt']);
    expect((await titular.post(`/archivos/${suelto.id}/restore`)).body.nombre).toBe('antes.txt');
    expect((await titular.post(`/archivos/${UNKNOWN_ID}/restore`)).status).toBe(404);
  });

  it('takes and gives back a directorio that was chosen together with its parent', async () => {
    const padre = await newDirectorio(titular);
    const hijo = await newDirectorio(titular, { padreId: padre.id });
    const nieto = await newDirectorio(titular, { padreId: hijo.id });
    const { id } = await newArchivo(titular, { directorioId: nieto.id });
    const chosen = { archivos: [id], directorios: [nieto.id, padre.id] };
    expect((await moverArchivos(titular, chosen, 'eliminar')).body.rechazados).toEqual([]);
    expect((await moverArchivos(titular, chosen, 'restaurar')).body.rechazados).toEqual([]);
    expect(await namesIn(titular, nieto.id)).toHaveLength(1);
    // Directorios that were deleted one after the other return in any order.
    await moverArchivos(titular, { directorios: [nieto.id] }, 'eliminar');
    await moverArchivos(titular, { directorios: [padre.id] }, 'eliminar');
    const { body } = await moverArchivos(titular, { directorios: [nieto.id, padre.id] }, 'restaurar');
    expect([body.rechazados, await namesIn(titular, nieto.id)]).toMatchObject([[], [expect.any(String)]]);
  });

  it('lets a download that has begun end, and refuses changes of its content', async () => {
    const bytes = 'x'.repeat(300_000);
    const { id } = await newArchivo(titular, { nombre: 'bajando.txt', content: bytes });
    const answer = await fetch(`${titular.baseUrl}/api/archivos/${id}/versiones/1/contenido`, {
      headers: { authorization: `Bearer ${titular.accessToken}` },
    });
    await moverArchivos(oficial, { archivos: [id] }, 'eliminar');
    await expire();
    expect((await answer.text()).length).toBe(bytes.length);
    expect((await contentOf(titular, id)).status).toBe(404);
    const otro = await newArchivo(titular);
    await moverArchivos(oficial, { archivos: [otro.id] }, 'eliminar');
    expect((await titular.patch(`/archivos/${otro.id}`, { nombre: 'x.txt' })).body.code).toBe('EN_PAPELERA');
    const version = await subir(titular, [{ nombre: 'x.txt', content: 'x' }], {}, `/archivos/${otro.id}/versiones`);
    expect(version.body.code).toBe('EN_PAPELERA');
  });
});

describe('a ZIP', () => {
  const ask = (client: ApiClient, body: object) => client.post('/archivos/zip', body);
  const fetchZip = (cookie: string) => fetch(`${titular.baseUrl}/api/archivos/zip`, { headers: { cookie } });

  it('has directorios with their content, and is recorded once', async () => {
    const padre = await newDirectorio(titular, { nombre: 'Para bajar' });
    const hijo = await newDirectorio(titular, { nombre: 'Ñandú', padreId: padre.id });
    await newArchivo(titular, { nombre: 'a.txt', content: 'a', directorioId: hijo.id });
    await newDirectorio(titular, { nombre: 'Vacío', padreId: padre.id });
    const { id } = await newArchivo(titular, { nombre: 'suelto.txt', content: 's' });
    const asked = await ask(lectura, { archivos: [id], directorios: [padre.id] });
    expect([asked.status, asked.body]).toEqual([200, { url: '/api/archivos/zip' }]);
    const answer = await fetchZip(cookieOf(asked));
    expect(answer.headers.get('content-disposition')).toContain('Archivos.zip');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text).toContain('Para bajar/Ñandú/a.txt');
    expect(text).toContain('Para bajar/Vacío/');
    expect(text).toContain('suelto.txt');
    expect(
      (await audited(test, cuentaId, cuentaId)).filter((accion) => accion === 'archivos.descargados'),
    ).toHaveLength(1);
    expect((await fetchZip('carpetas-zip=inventada')).status).toBe(404);
    expect((await ask(titular, {})).status).toBe(422);
    expect((await ask(ajeno, { archivos: [id] })).status).toBe(422);
  });
});

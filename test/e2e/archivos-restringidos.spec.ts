import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { moverArchivos, namesIn, newArchivo, newDirectorio, newOficina, subir } from '../factories/archivos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { type Member, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let oficial: Member;
let lectura: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular, oficial, lectura } = await newOficina(test));
});

describe('a restricted directorio', () => {
  it('is made by titulares and adscriptos alone, and seen by nobody else in any way', async () => {
    const adscripto = await newMiembro(test, cuentaId, 2);
    expect((await oficial.post('/directorios', { nombre: 'Mío', restringido: true })).status).toBe(403);
    const padre = await newDirectorio(titular, { nombre: 'Gerencia' });
    const secreto = await newDirectorio(adscripto, { nombre: 'Honorarios', padreId: padre.id, restringido: true });
    const hondo = await newDirectorio(adscripto, { nombre: 'Hondo', padreId: secreto.id });
    const archivo = await newArchivo(adscripto, { nombre: 'Secretísimo.txt', directorioId: hondo.id });
    expect(archivo.reservado).toBe(true);
    expect((await lectura.get(`/archivos/${archivo.id}`)).status).toBe(404);
    for (const path of [
      `/directorios/${hondo.id}`,
      `/archivos?directorioId=${hondo.id}`,
      `/archivos/${archivo.id}`,
      `/archivos/${archivo.id}/versiones`,
      `/archivos/${archivo.id}/versiones/1/contenido`,
      `/apps/file-manager?folderId=${secreto.id}`,
    ]) {
      expect([path, (await oficial.get(path)).status]).toEqual([path, 404]);
    }
    expect((await oficial.get('/archivos/buscar?buscar=secretisimo')).body.archivos).toEqual([]);
    expect(JSON.stringify((await oficial.get('/directorios')).body)).not.toContain('Hondo');
    expect((await oficial.get(`/directorios/${padre.id}`)).body).toMatchObject({ directorios: 0, bytes: 0 });
    expect((await oficial.post('/archivos/zip', { archivos: [archivo.id], directorios: [padre.id] })).status).toBe(422);
    expect(
      (await moverArchivos(oficial, { archivos: [archivo.id], directorioId: null })).body.rechazados,
    ).toMatchObject([{ code: 'NO_ENCONTRADO' }]);
    expect((await moverArchivos(oficial, { directorios: [padre.id] }, 'eliminar')).body.rechazados).toMatchObject([
      { code: 'CON_RESTRINGIDOS' },
    ]);
    // A person can use a name that another, invisible directorio has.
    expect((await newDirectorio(oficial, { nombre: 'Honorarios', padreId: padre.id })).reservado).toBe(false);
    expect(
      (await moverArchivos(oficial, { directorios: [padre.id], directorioId: null }, 'copiar')).body.rechazados,
    ).toMatchObject([{ code: 'YA_EXISTE' }]);

    const abierto = await newDirectorio(titular);
    await moverArchivos(titular, { archivos: [archivo.id], directorioId: abierto.id });
    expect((await oficial.get(`/archivos/${archivo.id}`)).status).toBe(200);
    await titular.patch(`/directorios/${abierto.id}`, { restringido: true });
    expect((await oficial.get(`/archivos/${archivo.id}`)).status).toBe(404);
    await titular.patch(`/directorios/${abierto.id}`, { restringido: false });
    expect((await oficial.get(`/archivos/${archivo.id}`)).status).toBe(200);
    expect((await oficial.patch(`/directorios/${abierto.id}`, { restringido: true })).status).toBe(403);
  });
});

describe('a restricted directorio in an open one', () => {
  it('comes back from the trash with its parent, when the person sees both', async () => {
    const padre = await newDirectorio(titular);
    const secreto = await newDirectorio(titular, { padreId: padre.id, restringido: true });
    const archivo = await newArchivo(titular, { nombre: 'secreto.txt', directorioId: secreto.id });
    await moverArchivos(titular, { directorios: [padre.id] }, 'eliminar');
    expect((await oficial.post(`/directorios/${padre.id}/restore`)).body.code).toBe('CON_RESTRINGIDOS');
    expect((await titular.post(`/directorios/${padre.id}/restore`)).status).toBe(200);
    expect(await namesIn(titular, secreto.id)).toEqual([archivo.nombre]);
    expect((await oficial.get(`/directorios/${padre.id}`)).status).toBe(200);

    // A child that stayed in the trash returns with its parent.
    await moverArchivos(titular, { directorios: [padre.id] }, 'eliminar');
    await test.owner.query(
      `update directorios set (eliminado_en, eliminado_por, se_elimina_en, eliminado_con) = (null, null, null, null)
        where id = $1`,
      [padre.id],
    );
    expect((await titular.get(`/directorios/${secreto.id}`)).status).toBe(404);
    expect((await titular.post(`/directorios/${padre.id}/restore`)).status).toBe(200);
    expect(await namesIn(titular, secreto.id)).toEqual([archivo.nombre]);
  });

  it('is announced only to people who see it', async () => {
    const padre = await newDirectorio(titular);
    const secreto = await newDirectorio(titular, { padreId: padre.id, restringido: true });
    const [seeing, other] = [await listen(titular), await listen(oficial)];
    await newArchivo(titular, { directorioId: secreto.id });
    await newArchivo(titular, { directorioId: padre.id });
    await vi.waitFor(() => expect(JSON.stringify(other.events)).toContain(padre.id));
    expect(JSON.stringify(other.events)).not.toContain(secreto.id);
    await vi.waitFor(() => expect(JSON.stringify(seeing.events)).toContain(secreto.id));
  });

  it('may share its name with an open one, gets the files of an uploaded tree with that name, and stays restricted when its parent changes', async () => {
    const padre = await newDirectorio(titular);
    const secreto = await newDirectorio(titular, { nombre: 'Actas', padreId: padre.id, restringido: true });
    const abierto = await newDirectorio(oficial, { nombre: 'actas', padreId: padre.id });
    const fields = { directorioId: padre.id };
    const uploaded = await subir(titular, [{ nombre: 'Actas/a.txt', content: 'a' }], fields);
    expect(uploaded.body.archivos).toMatchObject([{ directorioId: secreto.id, reservado: true }]);
    const theirs = await subir(oficial, [{ nombre: 'Actas/a.txt', content: 'a' }], fields);
    expect(theirs.body.archivos).toMatchObject([{ directorioId: abierto.id, reservado: false }]);
    for (const restringido of [true, false]) {
      expect((await titular.patch(`/directorios/${padre.id}`, { restringido })).status).toBe(200);
      expect((await titular.get(`/directorios/${abierto.id}`)).body.reservado).toBe(restringido);
      expect((await titular.get(`/directorios/${secreto.id}`)).body.reservado).toBe(true);
    }
  });
});

it('takes a document of a reserved carpeta to where others see it only once that is confirmed', async () => {
  const carpeta = await newCarpeta(titular, { reservada: true });
  const { id: documentoId } = await newDocumento(titular, carpeta.id);
  const [abierto, restringido] = [await newDirectorio(titular), await newDirectorio(titular, { restringido: true })];
  const copyTo = (directorioId: string | null, more = {}) =>
    titular.post('/archivos/desde-documento', { documentoId, directorioId, ...more });
  for (const directorioId of [null, abierto.id]) {
    const { status, body } = await copyTo(directorioId);
    expect([status, body.code, body.message]).toEqual([409, 'DOCUMENTO_RESERVADO', expect.stringMatching(/reservada/)]);
  }
  const hidden = (await copyTo(restringido.id)).body.archivos[0];
  expect((await copyTo(abierto.id, { loVeranOtros: true })).status).toBe(201);

  // Hidden archivos become visible by other actions too. Each asks for the same confirmation.
  const libre = await newArchivo(titular, { directorioId: restringido.id });
  const otraCarpeta = await newCarpeta(titular);
  const chosen = { archivos: [hidden.id], directorioId: abierto.id, siExiste: 'conservar_ambos' };
  const adentro = await newDirectorio(titular, { padreId: restringido.id });
  await titular.post('/archivos/mover', { archivos: [hidden.id], directorioId: adentro.id });
  const show = (more = {}) => titular.patch(`/directorios/${restringido.id}`, { restringido: false, ...more });
  const ways = {
    mover: (more = {}) => titular.post('/archivos/mover', { ...chosen, ...more }),
    'mover el directorio': (more = {}) =>
      titular.post('/archivos/mover', { directorios: [adentro.id], directorioId: null, ...more }),
    copiar: (more = {}) => titular.post('/archivos/copiar', { ...chosen, ...more }),
    'copiar el directorio': (more = {}) =>
      titular.post('/archivos/copiar', { directorios: [adentro.id], directorioId: abierto.id, ...more }),
    'a otra carpeta': (more = {}) =>
      titular.post(`/archivos/${hidden.id}/documento`, { carpetaId: otraCarpeta.id, ...more }),
    mostrar: show,
  };
  for (const [name, way] of Object.entries(ways)) {
    const { status, body } = await way();
    expect([name, status, body.code]).toEqual([name, 409, 'DOCUMENTO_RESERVADO']);
  }
  expect((await titular.post(`/archivos/${hidden.id}/documento`, { carpetaId: carpeta.id })).status).toBe(201);
  const { mover: _, 'mover el directorio': __, ...others } = ways;
  for (const [name, way] of Object.entries(others)) {
    expect([200, 201], name).toContain((await way({ loVeranOtros: true })).status);
  }
  expect((await titular.post('/archivos/mover', { ...chosen, archivos: [libre.id] })).status).toBe(200);
  const hechos = await test.owner.query(
    `select accion, count(*)::int as n from auditoria
      where carpeta_id = $1 and accion in ('documento.copiado', 'archivo.mostrado') group by accion order by accion`,
    [carpeta.id],
  );
  expect(hechos.rows).toEqual([
    { accion: 'archivo.mostrado', n: 4 },
    { accion: 'documento.copiado', n: 1 },
  ]);
});

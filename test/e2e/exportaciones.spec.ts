import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collect } from '../../server/domains.js';
import { ExportacionZip } from '../../server/plataforma/exportaciones/exportacion-zip.service.js';
import { Exportador } from '../../server/plataforma/exportaciones/exportador.service.js';
import { createTestApp, FAST_JOBS, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento, pdf, sha256, storedKeys, upload } from '../factories/documentos.js';
import { downloadExport, newExport, unzipped } from '../factories/exportaciones.js';
import { loseJob } from '../factories/lost-jobs.js';
import { mailTo } from '../factories/mails.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ ...FAST_JOBS, EXPORT_DAYS: '7' });
});

afterAll(() => test.close());

const exportador = () => test.app.get(Exportador, { strict: false });
const runOf = (id: string, isLastTry = false) => ({ data: { id }, isLastTry, signal: new AbortController().signal });

/** A row of a pending export, without a job that makes it. @returns its id */
async function pendingExport({ cuentaId, usuarioId }: Member, clave: string | null = null): Promise<string> {
  const id = uuid();
  await test.owner.query('insert into exportaciones (cuenta_id, id, pedida_por, clave) values ($1, $2, $3, $4)', [
    cuentaId,
    id,
    usuarioId,
    clave,
  ]);
  return id;
}

async function rowOf(id: string): Promise<{ estado: string; clave: string | null } | undefined> {
  const { rows } = await test.owner.query('select estado, clave from exportaciones where id = $1', [id]);
  return rows[0];
}

describe('an export', () => {
  it('has all rows and all document versions of the cuenta, and of no other, with the right hashes', async () => {
    const { titular, cuentaId } = await newCuenta(test, { nombre: 'Escribanía «Ñandú» / Sur' });
    const theirs = await newCuenta(test);
    const secret = await newCarpeta(theirs.titular, { caratula: 'De la otra cuenta' });
    await newDocumento(theirs.titular, secret.id, { nombre: 'Ajeno.pdf' });

    await titular.patch('/cuenta', { prefijo: 'R/' }, { version: 1 });
    const adscripto = await newMiembro(test, cuentaId, 2);
    const carpeta = await newCarpeta(adscripto, { caratula: 'Venta de «Ñ»', reservada: true });
    await newCarpeta(titular, { caratula: 'Borrador', abrir: false });
    const { body: seccion } = await titular.post(`/carpetas/${carpeta.id}/secciones`, { nombre: 'Títulos: antes' });
    const persona = await newPersona(titular, { nombre: 'Íñigo' });
    const [first, second] = [pdf('uno', 100_000), pdf('dos')];
    const documento = await newDocumento(titular, carpeta.id, {
      nombre: 'Título.pdf',
      content: first,
      seccionId: seccion.id,
    });
    await upload(titular, `/documentos/${documento.id}/versiones`, [{ nombre: 'Título.pdf', content: second }]);
    const homonym = await newDocumento(titular, carpeta.id, {
      nombre: 'título.PDF',
      content: pdf('tres'),
      seccionId: seccion.id,
    });

    await upload(titular, `/personas/${persona.id}/archivos`, [{ nombre: 'DNI.pdf', content: first }], {
      clase: 'dni',
    });

    // An export has only the mails of the person who requests it.
    for (const member of [titular, adscripto]) {
      const { body: draft } = await member.post('/correos/borradores', { asunto: `Informe ${member.rolId}` });
      await upload(member, `/correos/borradores/${draft.id}/adjuntos`, [{ nombre: 'Informe.pdf', content: second }]);
    }

    const exportacion = await newExport(titular);
    expect(exportacion).toMatchObject({ estado: 'lista', pedidaPor: { id: titular.usuarioId } });
    const { status, headers, bytes } = await downloadExport(titular, exportacion.id);
    expect([status, bytes.length]).toEqual([200, exportacion.bytes]);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=.*\.zip/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');

    const files = await unzipped(bytes);
    const manifest = JSON.parse(String(files.get('manifest.json')));
    expect(manifest).toMatchObject({
      cuenta: { id: cuentaId, nombre: 'Escribanía «Ñandú» / Sur' },
      totales: { carpetas: 2, personas: 1, documentos: 2, documento_versiones: 3, membresias: 2, avisos: 1 },
      faltantes: [],
    });
    const told = new Map(manifest.archivos.map((archivo: { ruta: string }) => [archivo.ruta, archivo]));
    expect([...told.keys(), 'manifest.json'].toSorted()).toEqual([...files.keys()].toSorted());
    for (const [ruta, content] of files) {
      if (ruta !== 'manifest.json') {
        expect(told.get(ruta)).toMatchObject({ bytes: content.length, sha256: sha256(content) });
      }
    }

    const folder = `documentos/R_${carpeta.anio}-000001/Títulos_ antes`;
    expect(sha256(files.get(`${folder}/Título v1.pdf`) as Buffer)).toBe(sha256(first));
    expect(sha256(files.get(`${folder}/Título v2.pdf`) as Buffer)).toBe(sha256(second));
    expect([...files.keys()].filter((ruta) => ruta.startsWith('documentos/'))).toHaveLength(3);
    expect(told.get([...files.keys()].find((ruta) => /t[íi]tulo v1 \(2\)/.test(ruta)) as string)).toMatchObject({
      documentoId: homonym.id,
      version: 1,
    });

    const ofPersonas = [...files.keys()].filter((ruta) => ruta.startsWith('personas/'));
    expect(ofPersonas.map((ruta) => sha256(files.get(ruta) as Buffer))).toEqual([sha256(first)]);

    expect([...files.keys()].filter((ruta) => ruta.startsWith('correos/'))).toEqual(['correos/Informe 1/Informe.pdf']);
    expect(sha256(files.get('correos/Informe 1/Informe.pdf') as Buffer)).toBe(sha256(second));
    expect(JSON.parse(String(files.get('datos/correos.json')))).toMatchObject([{ asunto: 'Informe 1' }]);

    const rows = JSON.parse(String(files.get('datos/carpetas.json')));
    expect(rows.map(({ caratula }: { caratula: string }) => caratula).toSorted()).toEqual(['Borrador', 'Venta de «Ñ»']);
    expect(rows[0]).not.toHaveProperty('cuenta_id');
    expect(JSON.parse(String(files.get('datos/personas.json')))[0]).toMatchObject({ id: persona.id, nombre: 'Íñigo' });
    expect(JSON.parse(String(files.get('datos/membresias.json')))).toContainEqual(
      expect.objectContaining({ usuario_id: adscripto.usuarioId, email: adscripto.email, rol_id: 2 }),
    );
    const all = Buffer.concat([...files.values()]).toString('latin1');
    for (const foreign of [
      theirs.cuentaId,
      secret.id,
      'De la otra cuenta',
      theirs.titular.email,
      'clave_hash',
      'Ajeno.pdf',
    ]) {
      expect(all).not.toContain(foreign);
    }
  });

  it('is announced when it is ready, in the panel and by mail, and recorded in the audit', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const exportacion = await newExport(titular);
    expect(await notificationsOf(titular)).toMatchObject([
      { title: 'La exportación está lista', link: '/configuraciones/cuenta', useRouter: true },
    ]);
    const mail = await mailTo(test, titular.email, /^La exportación de .* está lista$/);
    expect(mail.text).toContain('/configuraciones/cuenta');
    await downloadExport(titular, exportacion.id);
    const { rows } = await test.owner.query(
      `select accion, entidad_id, usuario_id from auditoria where cuenta_id = $1 order by n`,
      [cuentaId],
    );
    const common = { entidad_id: exportacion.id, usuario_id: titular.usuarioId };
    expect(rows).toEqual([
      { accion: 'exportacion.pedida', ...common },
      { accion: 'exportacion.descargada', ...common },
    ]);
  });

  it('is deleted after a week, with its bytes', async () => {
    const { titular } = await newCuenta(test);
    const { id, expiraEn } = await newExport(titular);
    const days = (new Date(expiraEn as Date).getTime() - Date.now()) / 86_400_000;
    expect(Math.abs(days - 7)).toBeLessThan(0.1);
    const clave = (await rowOf(id))?.clave as string;
    await exportador().sweep();
    expect((await downloadExport(titular, id)).status).toBe(200);

    await test.owner.query(`update exportaciones set expira_en = now() - interval '1 second' where id = $1`, [id]);
    expect((await downloadExport(titular, id)).status).toBe(404);
    expect((await titular.get('/exportaciones')).body).toEqual([]);
    await exportador().sweep();
    expect(await rowOf(id)).toBeUndefined();
    expect(await storedKeys(test, 'exportaciones')).not.toContain(clave);
  });

  it('that a crash interrupted is made again, and nothing of the first try remains', async () => {
    const { titular } = await newCuenta(test);
    await newCarpeta(titular);
    const half = `exportaciones/${uuid()}`;
    await mkdir(join(test.dataDir, 'archivos', 'exportaciones'), { recursive: true });
    await writeFile(join(test.dataDir, 'archivos', half), 'PK medio');
    const id = await pendingExport(titular, half);

    await exportador().run(runOf(id));
    // The job runs again, as if it had ended without being marked as completed.
    await exportador().run(runOf(id));
    expect((await rowOf(id))?.estado).toBe('lista');
    expect(await storedKeys(test, 'exportaciones')).not.toContain(half);
    const { bytes } = await downloadExport(titular, id);
    expect((await unzipped(bytes)).has('datos/carpetas.json')).toBe(true);
  });

  it('that two jobs make at once is one file', async () => {
    const { titular } = await newCuenta(test);
    const id = await pendingExport(titular);
    await Promise.allSettled([exportador().run(runOf(id)), exportador().run(runOf(id))]);
    await exportador().run(runOf(id));
    const clave = (await rowOf(id))?.clave as string;
    expect((await unzipped((await downloadExport(titular, id)).bytes)).has('manifest.json')).toBe(true);
    const { rows } = await test.owner.query('select clave from exportaciones where clave is not null');
    const known = new Set(rows.map((row) => row.clave));
    expect(known).toContain(clave);
    expect((await storedKeys(test, 'exportaciones')).filter((key) => !known.has(key))).toEqual([]);
  });

  it('that fails is announced after the last try, and leaves no bytes', async () => {
    const { titular } = await newCuenta(test);
    const id = await pendingExport(titular);
    const before = await storedKeys(test, 'exportaciones');
    vi.spyOn(test.app.get(ExportacionZip, { strict: false }), 'write').mockRejectedValue(new Error('No disk'));
    try {
      await expect(exportador().run(runOf(id))).rejects.toThrow('No disk');
      expect((await rowOf(id))?.estado).toBe('pendiente');
      await expect(exportador().run(runOf(id, true))).rejects.toThrow('No disk');
    } finally {
      vi.restoreAllMocks();
    }
    expect((await titular.get('/exportaciones')).body).toMatchObject([{ id, estado: 'fallida', bytes: null }]);
    expect(await notificationsOf(titular)).toMatchObject([{ title: 'La exportación no se pudo hacer' }]);
    expect(await storedKeys(test, 'exportaciones')).toEqual(before);
    expect((await downloadExport(titular, id)).status).toBe(404);
    // The person can request another export.
    expect((await newExport(titular)).estado).toBe('lista');
  });

  it('whose last try died with its process fails at once, and can be asked for again', async () => {
    const { titular } = await newCuenta(test);
    const half = `exportaciones/${uuid()}`;
    await mkdir(join(test.dataDir, 'archivos', 'exportaciones'), { recursive: true });
    await writeFile(join(test.dataDir, 'archivos', half), 'PK medio');
    const id = await pendingExport(titular, half);
    await loseJob(test, 'exportaciones', { id });
    await expect.poll(() => rowOf(id), { timeout: 20_000 }).toMatchObject({ estado: 'fallida' });
    expect((await titular.get('/exportaciones')).body).toMatchObject([{ id, estado: 'fallida' }]);
    expect(await notificationsOf(titular)).toMatchObject([{ title: 'La exportación no se pudo hacer' }]);
    expect(await storedKeys(test, 'exportaciones')).not.toContain(half);
    expect((await newExport(titular)).estado).toBe('lista');
  });

  it('is not made for a person who is no longer a titular', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const second = await newMiembro(test, cuentaId, 1);
    const id = await pendingExport(second);
    await test.owner.query('update membresias set rol_id = 3 where cuenta_id = $1 and usuario_id = $2', [
      cuentaId,
      second.usuarioId,
    ]);
    await exportador().run(runOf(id));
    expect((await titular.get('/exportaciones')).body).toMatchObject([{ id, estado: 'fallida' }]);
  });

  it('leaves out a document whose bytes are lost, and says so', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const lost = await newDocumento(titular, carpeta.id, { nombre: 'Perdido.pdf' });
    const kept = await newDocumento(titular, carpeta.id, { nombre: 'Guardado.pdf' });
    await test.owner.query(`update documento_versiones set clave = 'no/esta' where documento_id = $1`, [lost.id]);
    const { id } = await newExport(titular);
    const files = await unzipped((await downloadExport(titular, id)).bytes);
    const { faltantes, archivos } = JSON.parse(String(files.get('manifest.json')));
    expect(faltantes).toMatchObject([{ documentoId: lost.id, version: 1 }]);
    expect(archivos).toContainEqual(expect.objectContaining({ documentoId: kept.id }));
  });

  it('has every table with a cuenta_id', async () => {
    const { rows } = await test.owner.query<{ tabla: string }>(
      `select table_name as tabla
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'cuenta_id' and table_type = 'BASE TABLE'`,
    );
    const known = Object.keys(collect('tables'));
    expect(known.filter((tabla) => tabla !== 'cuentas').toSorted()).toEqual(rows.map(({ tabla }) => tabla).toSorted());
  });
});

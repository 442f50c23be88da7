import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { FileStorage } from '../../server/common/files/file-storage.js';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import type { DocumentoDto } from '../../server/expediente/documentos/documentos.dto.js';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { Imagenes } from '../../server/plataforma/imagenes/imagenes.service.js';
import { UsoService } from '../../server/plataforma/uso/uso.service.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import {
  borrarCuentaOf,
  closeCuenta,
  leaveInterrupted,
  newClosedCuenta,
  rowsOf,
  rowsOfOthers,
  tablas,
} from '../factories/borrado.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContacto } from '../factories/contactos.js';
import { loadSmallDemo } from '../factories/demo.js';
import { download, newDocumento, pdf, upload } from '../factories/documentos.js';
import { CLAVE, type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';
import { photograph, putPicture } from '../factories/pictures.js';
import {
  backUp,
  countIn,
  databaseOf,
  emptyInstallation,
  filesOf,
  type Installation,
  newFolder,
  restore,
  schemaOf,
} from '../factories/respaldos.js';
import { execute } from '../support/execute.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  // The demo gives every domain rows, in two cuentas, and a person who is in both.
  await loadSmallDemo(test);
}, 180_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const stored = () => filesOf(test);

const exists = async (tabla: string, id: string) =>
  (await test.owner.query(`select 1 from ${tabla} where id = $1`, [id])).rows.length === 1;

describe('a backup', () => {
  const identity = generateIdentity();
  let cuentaId: string;
  let titular: Member;
  let documento: DocumentoDto;
  let path: string;
  let there: Installation;

  beforeAll(async () => {
    ({ cuentaId, titular } = await newCuenta(test, { nombre: 'Notaría copiada' }));
    documento = await newDocumento(titular, (await newCarpeta(titular)).id, { content: pdf('copiado') });
    path = join(await newFolder(), 'copia');
    there = await emptyInstallation(test);
  });
  afterAll(() => execute(inject('postgresUrl'), `drop database "${databaseOf(there)}" with (force)`));

  const sweep = () => Promise.all([test.app.get(UploadSweeper).sweep(), test.app.get(Imagenes).sweep()]);
  const keyOf = async (sql: string, id: string): Promise<string> => (await test.owner.query(sql, [id])).rows[0].clave;

  it('of a running product gives an empty installation the rows of one moment, and each of their files', async () => {
    const persona = await newPersona(titular);
    const dni = { nombre: 'dni.pdf', content: pdf('dni') };
    await upload(titular, `/personas/${persona.id}/archivos`, [dni], { clase: 'dni' });
    await putPicture(titular, '/cuenta/logo', 'imagen', await photograph());
    // Rows that need several parts.
    await test.owner.query(
      `insert into claves_idempotencia (cuenta_id, usuario_id, ruta, clave, huella, respuesta)
       select $1, $2, 'POST /x', n::text, 'x', to_jsonb(repeat(md5(n::text), 30000)) from generate_series(1, 3) n`,
      [cuentaId, titular.usuarioId],
    );
    const closed = await newClosedCuenta(test);
    const file = await keyOf('select clave from persona_archivos where cuenta_id = $1', cuentaId);
    const logo = await keyOf(
      `select 'imagenes/' || i.clave as clave from imagenes i join cuentas c on c.logo = '/api/imagenes/' || i.clave where c.id = $1`,
      cuentaId,
    );
    let isCopied = false;
    const writing = (async () => {
      let made = 0;
      for (; !isCopied; made += 1) {
        await newCarpeta(titular);
      }
      return made;
    })();

    const manifiesto = await backUp(path, test, {
      clave: await identityToRecipient(await identity),
      meanwhile: async () => {
        isCopied = true;
        await writing;
        await test.owner.query('delete from persona_archivos where cuenta_id = $1', [cuentaId]);
        await test.owner.query(`update imagenes set retirada_en = '-infinity' where 'imagenes/' || clave = $1`, [logo]);
        await sweep();
        expect(await stored()).toEqual(expect.arrayContaining([file, logo]));
        await expect(borrarCuentaOf(test, closed.cuentaId)).rejects.toThrow('Hay un respaldo en marcha');
      },
    });
    expect(await writing).toBeGreaterThan(0);
    // The backup has ended, and no longer holds the files.
    await sweep();
    expect(await stored()).not.toContain(file);
    expect(await stored()).not.toContain(logo);
    expect(await borrarCuentaOf(test, closed.cuentaId)).toContain('La cuenta se borró.');

    const { isWhole, said } = await restore(path, there, { clave: await identity });
    expect(isWhole, said).toBe(true);
    expect(said).toContain('La auditoría está íntegra.');
    expect(said).not.toMatch(/Atención|Trabajos/);
    const again = await backUp(join(await newFolder(), 'otra'), there);
    expect(again.tablas).toEqual(manifiesto.tablas);
    expect(again.archivos).toEqual(manifiesto.archivos);
    expect(again.archivos.faltan).toEqual([]);
    expect(await schemaOf(there.ownerUrl)).toEqual(await schemaOf(test.ownerUrl));

    const replica = await startReplica({ ...test, ...there }, there.settings);
    onTestFinished(() => replica.app.close());
    const guest = new ApiClient(replica.baseUrl);
    expect((await new ApiClient(replica.baseUrl, titular.accessToken).get('/carpetas')).status).toBe(401);
    const { status, body } = await guest.post('/auth/sign-in', { email: titular.email, password: CLAVE });
    expect(status).toBe(200);
    const signedIn = new ApiClient(replica.baseUrl, body.accessToken);
    // The counter and the carpetas are of one moment. So the next number is free, and no number is skipped.
    const copied = await countIn(there.ownerUrl, `carpetas where cuenta_id = '${cuentaId}'`);
    const { id, numero } = await newCarpeta(signedIn);
    expect(numero).toBe(copied + 1);
    expect((await download(signedIn, documento.id)).bytes).toEqual(Buffer.from(pdf('copiado')));
    await newDocumento(signedIn, id);
    await expect(restore(path, there, { isReemplazo: true })).rejects.toThrow('Carpetas está en marcha');
  }, 120_000);

  it('is refused to a login that does not see all rows', async () => {
    const role = `mira_${randomBytes(6).toString('hex')}`;
    await test.owner.query(`create role ${role} login password 'prueba'`);
    onTestFinished(() => test.owner.query(`drop role ${role}`).then(() => {}));
    const url = new URL(test.ownerUrl);
    [url.username, url.password] = [role, 'prueba'];
    await expect(backUp(join(await newFolder(), 'copia'), test, { ownerUrl: url.href })).rejects.toThrow('no ve todas');
  });
});

describe('deleting a cuenta', () => {
  const withoutMiniatura = async () => {
    const { rows } = await test.owner.query('select count(*)::int as total from fotos where miniatura is null');
    return rows[0].total;
  };

  it('removes all its rows and files, and nothing else', async () => {
    const { rows } = await test.owner.query(`select id, nombre from cuentas order by nombre limit 1`);
    const cuentaId: string = rows[0].id;
    const only = await newMiembro(test, cuentaId, 1);
    await newMiembro(test, cuentaId, 1);
    const both = await newMiembro(test, cuentaId, 3);
    const other = await newCuenta(test);
    await test.app.get(CuentasService).addMiembro(other.cuentaId, both.usuarioId, 2);
    await newDocumento(other.titular, (await newCarpeta(other.titular)).id);
    await putPicture(both, '/common/user/avatar', 'avatar', await photograph());
    await putPicture(only, '/common/user/avatar', 'avatar', await photograph());
    await putPicture(only, '/cuenta/logo', 'imagen', await photograph());
    const contacto = await newContacto(only);
    const form = new FormData();
    form.append('id', contacto.id);
    form.append('avatar', new Blob([await photograph()]), 'foto.jpg');
    expect((await only.post('/apps/contacts/avatar', form)).status).toBe(200);
    await only.post('/tokens', { nombre: 'Programa', rolId: 3, dias: 30 });
    await only.post('/invitaciones', { email: 'invitada@ejemplo.test', rolId: 3 });
    await leaveInterrupted(test, only);
    await closeCuenta(test, cuentaId);
    // A job makes the small pictures of the demo.
    await vi.waitFor(async () => expect(await withoutMiniatura()).toBe(0), { timeout: 10_000 });

    const before = await rowsOf(test, cuentaId);
    expect(Object.values(before).filter((n) => n > 0).length).toBeGreaterThan(25);
    const gone: string[] = (
      await test.owner.query(
        `select usuario_id from membresias group by usuario_id having every(cuenta_id = $1) order by 1`,
        [cuentaId],
      )
    ).rows.map(({ usuario_id }) => usuario_id);
    expect(gone).toContain(only.usuarioId);
    expect(gone).not.toContain(both.usuarioId);
    // The counts of use are written later, so they are written now.
    await test.app.get(UsoService).flush();
    const theirs = await rowsOfOthers(test, cuentaId, gone);
    const claves: string[] = (
      await test.owner.query(
        `select clave from documento_versiones where cuenta_id <> $1
         union select clave from archivo_versiones where cuenta_id <> $1
         union select clave from plantilla_versiones where cuenta_id <> $1
         union select clave from correo_adjuntos where cuenta_id <> $1
         union select replace(miniatura, '/api/', '') from fotos where cuenta_id <> $1 and miniatura <> ''
         union select 'imagenes/' || clave from imagenes i where usuario_id = $2`,
        [cuentaId, both.usuarioId],
      )
    ).rows.map(({ clave }) => clave);

    expect(await borrarCuentaOf(test, cuentaId)).toContain('La cuenta se borró.');

    expect(await rowsOf(test, cuentaId)).toEqual(Object.fromEntries((await tablas(test)).map((tabla) => [tabla, 0])));
    expect(await exists('cuentas', cuentaId)).toBe(false);
    expect((await test.owner.query('select 1 from usuarios where id = any ($1)', [gone])).rows).toEqual([]);
    expect(await rowsOfOthers(test, cuentaId, gone)).toEqual(theirs);
    expect((await other.titular.get('/carpetas')).body.carpetas).toHaveLength(1);
    expect(await stored()).toEqual(claves.toSorted());
    // Row-level security and the triggers are on again.
    const { rows: unguarded } = await test.owner.query(
      `select 1 from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'cuenta_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity
       union all select 1 from pg_trigger where tgenabled <> 'O' and not tgisinternal`,
    );
    expect(unguarded).toEqual([]);
  }, 120_000);

  it('leaves a mail that another cuenta is still to receive', async () => {
    const [first, second] = [await newClosedCuenta(test), await newClosedCuenta(test)];
    const clave = `${first.cuentaId}/${uuid()}`;
    const file = join(test.dataDir, 'archivos', clave);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'Subject: Para dos');
    for (const { cuentaId, titular } of [first, second]) {
      await test.owner.query(
        `insert into correo_entradas (cuenta_id, id, usuario_id, direccion, remitente, clave, bytes, recibida_en)
         values ($1, $2, $3, 'x', '', $4, 17, now())`,
        [cuentaId, uuid(), titular.usuarioId, clave],
      );
    }
    await borrarCuentaOf(test, first.cuentaId);
    expect(await stored()).toContain(clave);
    await borrarCuentaOf(test, second.cuentaId);
    expect(await stored()).not.toContain(clave);
  });

  it('knows every column that names a stored file or a picture', async () => {
    const { rows } = await test.owner.query(
      `select table_name || '.' || column_name as name from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
          and column_name in ('clave', 'avatar', 'fondo', 'imagen', 'logo', 'miniatura') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'archivo_versiones.clave',
      'archivo_versiones.miniatura',
      // The person's own picture, which is deleted with them.
      'avisos.imagen',
      'ayuda_adjuntos.clave',
      'chat_adjuntos.clave',
      'chat_adjuntos.miniatura',
      // The name of the clause.
      'clausulas.clave',
      'claves_idempotencia.clave',
      'contactos.avatar',
      'contactos.fondo',
      // The name of the corrected rule.
      'correcciones_de_reglas.clave',
      'correo_adjuntos.clave',
      'correo_adjuntos.miniatura',
      'correo_entradas.clave',
      'cuentas.logo',
      'curso_pasos.imagen',
      'documento_versiones.clave',
      'documento_versiones.miniatura',
      'exportaciones.clave',
      // The name of the rule.
      'feriado_reglas.clave',
      'imagenes.clave',
      'limites.clave',
      'notas.imagen',
      'persona_archivos.clave',
      'plantilla_versiones.clave',
      'producto_imagenes.imagen',
      // The name of the rule.
      'reglas_de_plazo.clave',
      // The key of a requisito of the acto.
      'requisitos.clave',
      'subidas.clave',
      // The file of a version.
      'textos.clave',
      'tipos_acto.clave',
      'usuarios.avatar',
    ]);
  });

  it('says what would go, and changes nothing, unless it is confirmed', async () => {
    const { cuentaId, titular } = await newClosedCuenta(test);
    const before = [await rowsOf(test, cuentaId), await stored()];
    const said = await borrarCuentaOf(test, cuentaId, { isConfirmed: false });
    expect(said).toContain('Lavalle');
    expect(said).toContain('  carpetas: 1\n');
    expect(said).toContain('  archivos: 3\n');
    expect(said).toContain(titular.email);
    expect(said).toContain('No se borró nada.');
    expect([await rowsOf(test, cuentaId), await stored()]).toEqual(before);
  });

  it('is refused for a cuenta that is open, is still closing, or does not exist', async () => {
    const { cuentaId } = await newCuenta(test, { nombre: 'Abierta' });
    const before = await rowsOf(test, cuentaId);
    await expect(borrarCuentaOf(test, cuentaId)).rejects.toThrow('Abierta no está cerrada');
    await expect(borrarCuentaOf(test, cuentaId, { isConfirmed: false })).rejects.toThrow('Abierta no está cerrada');
    await closeCuenta(test, cuentaId, '1 day');
    await expect(borrarCuentaOf(test, cuentaId)).rejects.toThrow('Abierta no está cerrada');
    expect(await rowsOf(test, cuentaId)).toEqual(before);
    await expect(borrarCuentaOf(test, uuid())).rejects.toThrow('No hay una cuenta con ese id.');
    await expect(borrarCuentaOf(test, uuid(), { isConfirmed: false })).rejects.toThrow('No hay una cuenta con ese id.');
    await expect(borrarCuentaOf(test, `' or true --`)).rejects.toThrow('Falta el id de la cuenta');
  });

  it('ends the sessions of its people, also where they are still known', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const replica = await startReplica(test, { ACCESS_CACHE_SECONDS: 30 });
    onTestFinished(() => replica.app.close());
    const there = new ApiClient(replica.baseUrl, titular.accessToken);
    expect((await there.get('/common/user')).status).toBe(200);
    await closeCuenta(test, cuentaId);
    await borrarCuentaOf(test, cuentaId);
    for (const [method, path, body] of [
      ['GET', '/carpetas'],
      ['GET', '/common/user'],
      ['PATCH', '/common/user', { user: { name: 'Nadie' } }],
      ['DELETE', '/common/user/avatar'],
      ['POST', '/auth/verificar', { password: CLAVE }],
      ['POST', '/cuentas', { nombre: 'Otra', pais: 'AR' }],
      ['POST', '/auth/cambiar-clave', { actual: CLAVE, nueva: 'tres tristes tigres comen' }],
    ] as const) {
      expect([path, (await there.send(method, path, body)).status]).toEqual([path, 401]);
    }
  });

  it('that could not delete the files deletes them the next time', async () => {
    const { cuentaId } = await newClosedCuenta(test);
    const before = (await stored()).length;
    const remove = vi.spyOn(FileStorage.prototype, 'remove').mockRejectedValueOnce(new Error('No disk'));
    await expect(borrarCuentaOf(test, cuentaId)).rejects.toThrow('No disk');
    remove.mockRestore();
    expect(await exists('cuentas', cuentaId)).toBe(false);
    expect(await stored()).toHaveLength(before);
    expect(await borrarCuentaOf(test, cuentaId)).toContain('se borraron los archivos que quedaban: 3');
    expect(await stored()).toHaveLength(before - 3);
    await expect(borrarCuentaOf(test, cuentaId)).rejects.toThrow('No hay una cuenta con ese id.');
  });

  it('that fails deletes neither rows nor files', async () => {
    const { cuentaId } = await newClosedCuenta(test);
    const [rows, files] = [await rowsOf(test, cuentaId), await stored()];
    // This table stands for a new one that the command does not know.
    await test.owner.query('create table ajena (cuenta uuid references cuentas (id))');
    await test.owner.query('insert into ajena values ($1)', [cuentaId]);
    await expect(borrarCuentaOf(test, cuentaId)).rejects.toThrow(/foreign key/);
    // Jobs and counts of use may have added rows meanwhile.
    const left = await rowsOf(test, cuentaId);
    expect(Object.keys(rows).filter((tabla) => (left[tabla] ?? 0) < (rows[tabla] ?? 0))).toEqual([]);
    expect(await stored()).toEqual(expect.arrayContaining(files));
    await test.owner.query('drop table ajena');
  });

  it('that two commands begin at once happens once', async () => {
    const { cuentaId } = await newClosedCuenta(test);
    const results = await Promise.allSettled([borrarCuentaOf(test, cuentaId), borrarCuentaOf(test, cuentaId)]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await exists('cuentas', cuentaId)).toBe(false);
    expect((await stored()).filter((clave) => clave.startsWith(cuentaId))).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileStorage } from '../../server/common/files/file-storage.js';
import { borrarCuenta } from '../../server/cuentas/borrado/borrar-cuenta.js';
import { CuentasService } from '../../server/cuentas/cuentas.service.js';
import { REPARTO } from '../../server/demo/demo-reparto.js';
import { loadDemoIntoEmpty } from '../../server/demo/load-demo.js';
import { UsoService } from '../../server/paneles/uso.service.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContacto } from '../factories/contactos.js';
import { newDocumento, pdf, upload } from '../factories/documentos.js';
import { CLAVE, type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';
import { photograph, putPicture } from '../factories/pictures.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  // The demo gives every domain rows, in three cuentas, and people who are in two of them.
  await loadSmallDemo();
}, 180_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** Loads the demo with one carpeta in each state, which takes a fraction of the time. */
async function loadSmallDemo(): Promise<void> {
  const whole = REPARTO.map(({ actos }) => actos);
  for (const tramo of REPARTO)
    tramo.actos = Object.fromEntries(
      Object.keys(tramo.actos)
        .map((acto) => [acto, 1])
        .slice(0, 1),
    );
  await loadDemoIntoEmpty(test.app, () => {});
  for (const [i, tramo] of REPARTO.entries()) tramo.actos = whole[i] ?? {};
}

async function borrar(cuentaId: string, { isConfirmed = true, ownerUrl = test.ownerUrl } = {}): Promise<string> {
  const said: string[] = [];
  await borrarCuenta({ cuentaId, isConfirmed }, { ownerUrl, settings: test.settings, say: (line) => said.push(line) });
  return said.join('\n');
}

const close = (cuentaId: string, when = '-1 minute') =>
  test.owner.query(
    `update cuentas set cierre_pedido_en = now() - interval '30 days', cierra_en = now() + $2::interval where id = $1`,
    [cuentaId, when],
  );

/** Every table with a column cuenta_id, from the information schema. */
async function tablas(): Promise<string[]> {
  const { rows } = await test.owner.query(
    `select table_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'cuenta_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The number of rows of a cuenta, by table. */
async function rowsOf(cuentaId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const tabla of await tablas()) {
    const { rows } = await test.owner.query(`select count(*)::int as n from ${tabla} where cuenta_id = $1`, [cuentaId]);
    counts[tabla] = rows[0].n;
  }
  return counts;
}

/** A count and a hash of all rows, by table, that belong neither to the cuenta nor to these people. */
async function others(cuentaId: string, people: string[]): Promise<Record<string, string>> {
  const wheres: [string, string][] = [
    ...(await tablas()).map((tabla): [string, string] => [tabla, 'cuenta_id <> $1']),
    ['cuentas', 'id <> $1'],
    ['usuarios', 'id <> all ($2)'],
    ['codigos_recuperacion', 'usuario_id <> all ($2)'],
  ];
  const found: Record<string, string> = {};
  for (const [tabla, where] of wheres) {
    const { rows } = await test.owner.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as sum
         from ${tabla} t where ($1::uuid is not null and $2::uuid[] is not null) and ${where}`,
      [cuentaId, people],
    );
    found[tabla] = rows[0].sum;
  }
  return found;
}

async function stored(): Promise<string[]> {
  const root = join(test.dataDir, 'archivos');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .toSorted();
}

/** Leaves an export and an upload that never completed. */
async function interrupted({ cuentaId, usuarioId }: Member): Promise<void> {
  for (const [tabla, columns] of [
    ['exportaciones', '(clave, cuenta_id, pedida_por, id)'],
    ['subidas', '(clave, cuenta_id, usuario_id)'],
  ] as const) {
    const clave = `${tabla === 'subidas' ? cuentaId : tabla}/${uuid()}`;
    const values = [clave, cuentaId, usuarioId, ...(tabla === 'subidas' ? [] : [uuid()])];
    await test.owner.query(`insert into ${tabla} ${columns} values (${values.map((_, n) => `$${n + 1}`)})`, values);
    const file = join(test.dataDir, 'archivos', clave);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'medio archivo');
  }
}

/** A closed cuenta with a document, one of a persona, and a picture. Its titular is in no other cuenta. */
async function closedCuenta(): Promise<{ cuentaId: string; titular: Member }> {
  const { cuentaId, titular } = await newCuenta(test, { nombre: 'Lavalle' });
  const { id } = await newCarpeta(titular);
  await newDocumento(titular, id);
  const persona = await newPersona(titular);
  const dni = { nombre: 'dni.pdf', content: pdf('dni') };
  await upload(titular, `/personas/${persona.id}/archivos`, [dni], { clase: 'dni' });
  await putPicture(titular, '/cuenta/logo', 'imagen', await photograph());
  await close(cuentaId);
  return { cuentaId, titular };
}

const exists = async (tabla: string, id: string) =>
  (await test.owner.query(`select 1 from ${tabla} where id = $1`, [id])).rows.length === 1;

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
    await interrupted(only);
    await close(cuentaId);
    // The demo's pictures get their small ones by a job.
    await vi.waitFor(async () => expect(await withoutMiniatura()).toBe(0), { timeout: 10_000 });

    const before = await rowsOf(cuentaId);
    expect(Object.values(before).filter((n) => n > 0).length).toBeGreaterThan(25);
    const gone: string[] = (
      await test.owner.query(
        `select usuario_id from membresias group by usuario_id having every(cuenta_id = $1) order by 1`,
        [cuentaId],
      )
    ).rows.map(({ usuario_id }) => usuario_id);
    expect(gone).toContain(only.usuarioId);
    expect(gone).not.toContain(both.usuarioId);
    // What is counted of the use is written later.
    await test.app.get(UsoService).flush();
    const theirs = await others(cuentaId, gone);
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

    expect(await borrar(cuentaId)).toContain('La cuenta se borró.');

    expect(await rowsOf(cuentaId)).toEqual(Object.fromEntries((await tablas()).map((tabla) => [tabla, 0])));
    expect(await exists('cuentas', cuentaId)).toBe(false);
    expect((await test.owner.query('select 1 from usuarios where id = any ($1)', [gone])).rows).toEqual([]);
    expect(await others(cuentaId, gone)).toEqual(theirs);
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
    const [first, second] = [await closedCuenta(), await closedCuenta()];
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
    await borrar(first.cuentaId);
    expect(await stored()).toContain(clave);
    await borrar(second.cuentaId);
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
      'correo_adjuntos.clave',
      'correo_adjuntos.miniatura',
      'correo_entradas.clave',
      'cuentas.logo',
      'curso_pasos.imagen',
      'documento_versiones.clave',
      'documento_versiones.miniatura',
      'exportaciones.clave',
      'imagenes.clave',
      'limites.clave',
      'notas.imagen',
      'persona_archivos.clave',
      'plantilla_versiones.clave',
      'producto_imagenes.imagen',
      // A name of the rule.
      'reglas_de_plazo.clave',
      // The key of what its acto asks for.
      'requisitos.clave',
      'subidas.clave',
      // The file of a version.
      'textos.clave',
      'tipos_acto.clave',
      'usuarios.avatar',
    ]);
  });

  it('says what would go, and changes nothing, unless it is confirmed', async () => {
    const { cuentaId, titular } = await closedCuenta();
    const before = [await rowsOf(cuentaId), await stored()];
    const said = await borrar(cuentaId, { isConfirmed: false });
    expect(said).toContain('Lavalle');
    expect(said).toContain('  carpetas: 1\n');
    expect(said).toContain('  archivos: 3\n');
    expect(said).toContain(titular.email);
    expect(said).toContain('No se borró nada.');
    expect([await rowsOf(cuentaId), await stored()]).toEqual(before);
  });

  it('is refused for a cuenta that is open, is still closing, or does not exist', async () => {
    const { cuentaId } = await newCuenta(test, { nombre: 'Abierta' });
    const before = await rowsOf(cuentaId);
    await expect(borrar(cuentaId)).rejects.toThrow('Abierta no está cerrada');
    await expect(borrar(cuentaId, { isConfirmed: false })).rejects.toThrow('Abierta no está cerrada');
    await close(cuentaId, '1 day');
    await expect(borrar(cuentaId)).rejects.toThrow('Abierta no está cerrada');
    expect(await rowsOf(cuentaId)).toEqual(before);
    await expect(borrar(uuid())).rejects.toThrow('No hay una cuenta con ese id.');
    await expect(borrar(uuid(), { isConfirmed: false })).rejects.toThrow('No hay una cuenta con ese id.');
    await expect(borrar(`' or true --`)).rejects.toThrow('Falta el id de la cuenta');
  });

  it('ends the sessions of its people, also where they are still known', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const replica = await startReplica(test, { ACCESS_CACHE_SECONDS: 30 });
    onTestFinished(() => replica.app.close());
    const there = new ApiClient(replica.baseUrl, titular.accessToken);
    expect((await there.get('/common/user')).status).toBe(200);
    await close(cuentaId);
    await borrar(cuentaId);
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
    const { cuentaId } = await closedCuenta();
    const before = (await stored()).length;
    const remove = vi.spyOn(FileStorage.prototype, 'remove').mockRejectedValueOnce(new Error('No disk'));
    await expect(borrar(cuentaId)).rejects.toThrow('No disk');
    remove.mockRestore();
    expect(await exists('cuentas', cuentaId)).toBe(false);
    expect(await stored()).toHaveLength(before);
    expect(await borrar(cuentaId)).toContain('se borraron los archivos que quedaban: 3');
    expect(await stored()).toHaveLength(before - 3);
    await expect(borrar(cuentaId)).rejects.toThrow('No hay una cuenta con ese id.');
  });

  it('that fails deletes neither rows nor files', async () => {
    const { cuentaId } = await closedCuenta();
    const [rows, files] = [await rowsOf(cuentaId), await stored()];
    // This table stands for a new one that the command does not know.
    await test.owner.query('create table ajena (cuenta uuid references cuentas (id))');
    await test.owner.query('insert into ajena values ($1)', [cuentaId]);
    await expect(borrar(cuentaId)).rejects.toThrow(/foreign key/);
    // Jobs and the counts of the use may add to what there was.
    const left = await rowsOf(cuentaId);
    expect(Object.keys(rows).filter((tabla) => (left[tabla] ?? 0) < (rows[tabla] ?? 0))).toEqual([]);
    expect(await stored()).toEqual(expect.arrayContaining(files));
    await test.owner.query('drop table ajena');
  });

  it('by two at once happens once', async () => {
    const { cuentaId } = await closedCuenta();
    const results = await Promise.allSettled([borrar(cuentaId), borrar(cuentaId)]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await exists('cuentas', cuentaId)).toBe(false);
    expect((await stored()).filter((clave) => clave.startsWith(cuentaId))).toEqual([]);
  });
});

it('an owner without superuser rights, who is under row-level security too, can delete a cuenta', async () => {
  const { cuentaId } = await closedCuenta();
  const role = `dueno_${randomBytes(6).toString('hex')}`;
  await test.owner.query(`create role ${role} login password 'prueba'`);
  try {
    await test.owner.query(
      `do $$ declare t text; begin
         for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
           execute format('alter table %I owner to ${role}', t);
         end loop; end $$`,
    );
    await test.owner.query(`grant usage, create on schema public to ${role}`);
    const url = new URL(test.ownerUrl);
    [url.username, url.password] = [role, 'prueba'];
    expect(await borrar(cuentaId, { ownerUrl: url.toString() })).toContain('La cuenta se borró.');
    expect(Object.values(await rowsOf(cuentaId)).every((n) => n === 0)).toBe(true);
    const { rows } = await test.owner.query(
      `select 1 from pg_class where relrowsecurity and not relforcerowsecurity and relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
  } finally {
    await test.owner.query(`reassign owned by ${role} to current_user`);
    await test.owner.query(`drop owned by ${role}`);
    await test.owner.query(`drop role ${role}`);
  }
});

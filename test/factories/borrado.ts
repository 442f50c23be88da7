import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { borrarCuenta } from '../../server/plataforma/cuentas/borrado/borrar-cuenta.js';
import { UsoService } from '../../server/plataforma/uso/uso.service.js';
import type { TestApp } from './app.js';
import { newCarpeta } from './carpetas.js';
import { newDocumento, pdf, upload } from './documentos.js';
import { type Member, newCuenta } from './people.js';
import { newPersona } from './personas.js';
import { photograph, putPicture } from './pictures.js';

export async function borrarCuentaOf(
  test: TestApp,
  cuentaId: string,
  { isConfirmed = true, ownerUrl = test.ownerUrl } = {},
): Promise<string> {
  const said: string[] = [];
  await borrarCuenta({ cuentaId, isConfirmed }, { ownerUrl, settings: test.settings, say: (line) => said.push(line) });
  return said.join('\n');
}

export const closeCuenta = (test: TestApp, cuentaId: string, when = '-1 minute') =>
  test.owner.query(
    `update cuentas set cierre_pedido_en = now() - interval '30 days', cierra_en = now() + $2::interval where id = $1`,
    [cuentaId, when],
  );

/** Every table with a column cuenta_id, from the information schema. */
export async function tablas(test: TestApp): Promise<string[]> {
  const { rows } = await test.owner.query(
    `select table_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'cuenta_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The number of rows of a cuenta, by table. */
export async function rowsOf(test: TestApp, cuentaId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const tabla of await tablas(test)) {
    const { rows } = await test.owner.query(`select count(*)::int as n from ${tabla} where cuenta_id = $1`, [cuentaId]);
    counts[tabla] = rows[0].n;
  }
  return counts;
}

/** A count and a hash of all rows, by table, that belong neither to the cuenta nor to these people. */
export async function rowsOfOthers(test: TestApp, cuentaId: string, people: string[]): Promise<Record<string, string>> {
  const wheres: [string, string][] = [
    ...(await tablas(test)).map((tabla): [string, string] => [tabla, 'cuenta_id <> $1']),
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

/** Leaves an export and an upload that never completed. */
export async function leaveInterrupted(test: TestApp, { cuentaId, usuarioId }: Member): Promise<void> {
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

/** A closed cuenta with a document, a document of a persona, and a picture. Its titular is in no other cuenta. */
export async function newClosedCuenta(test: TestApp): Promise<{ cuentaId: string; titular: Member }> {
  const { cuentaId, titular } = await newCuenta(test, { nombre: 'Lavalle' });
  const { id } = await newCarpeta(titular);
  await newDocumento(titular, id);
  const persona = await newPersona(titular);
  const dni = { nombre: 'dni.pdf', content: pdf('dni') };
  await upload(titular, `/personas/${persona.id}/archivos`, [dni], { clase: 'dni' });
  await putPicture(titular, '/cuenta/logo', 'imagen', await photograph());
  await closeCuenta(test, cuentaId);
  // The counts of use are written later, so they are written now.
  await test.app.get(UsoService).flush();
  return { cuentaId, titular };
}

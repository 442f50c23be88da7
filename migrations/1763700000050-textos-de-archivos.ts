import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, runAll } from './support.js';

/** The tables whose rows have bytes (cuenta_id, sha256, clave): who sees such a row sees the text of its bytes. */
const DOCUMENTOS = ['documento_versiones'];
const ALL = [...DOCUMENTOS, 'archivo_versiones'];

const visibleWith = (tables: readonly string[]) =>
  tables
    .map(
      (table) => `exists (select 1 from ${table} v where v.cuenta_id = textos.cuenta_id and v.sha256 = textos.sha256)`,
    )
    .join(' or ');

/** The texts of the drive's files are read and searched as those of documents are. */
export class TextosDeArchivos1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create index archivo_versiones_hash on archivo_versiones (cuenta_id, sha256)',
      ...this.rules(ALL),
      `create trigger textos_sin_bytes after delete on archivo_versiones
         for each row execute function textos_sin_bytes()`,
      `insert into textos (cuenta_id, sha256, clave, mime, bytes, pedido_por, pedido_en)
         select distinct on (cuenta_id, sha256) cuenta_id, sha256, clave, mime, bytes, autor_id, creada_en
           from archivo_versiones order by cuenta_id, sha256, creada_en
         on conflict do nothing`,
    ]);
  }

  /** Who sees a text, and what its deletion looks at. */
  private rules(tables: readonly string[]): string[] {
    const others = tables.map(
      (table) => `select clave from ${table} where cuenta_id = old.cuenta_id and sha256 = old.sha256`,
    );
    return [
      `alter policy cuenta on textos using (cuenta_id = ${CURRENT_CUENTA} and (${visibleWith(tables)}))`,
      `create or replace function textos_sin_bytes() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         declare
           otra text;
         begin
           -- Waits for who asks for it now, whose bytes the next statement sees.
           perform 1 from textos where cuenta_id = old.cuenta_id and sha256 = old.sha256 for update;
           select clave into otra from (${others.join(' union all ')}) as v limit 1;
           if otra is null then
             delete from textos where cuenta_id = old.cuenta_id and sha256 = old.sha256;
           else
             update textos set clave = otra
              where cuenta_id = old.cuenta_id and sha256 = old.sha256 and clave = old.clave;
           end if;
           return null;
         end $$`,
    ];
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger textos_sin_bytes on archivo_versiones',
      ...this.rules(DOCUMENTOS),
      `delete from textos where not exists (
         select 1 from documento_versiones v where v.cuenta_id = textos.cuenta_id and v.sha256 = textos.sha256)`,
      'drop index archivo_versiones_hash',
    ]);
  }
}

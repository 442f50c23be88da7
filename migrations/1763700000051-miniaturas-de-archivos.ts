import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Small pictures of the pictures of the drive. Copies and restored versions share them, as they share the stored bytes. */
export class MiniaturasDeArchivos1763700000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table archivo_versiones add column miniatura text',
      // Nothing else of a version changes.
      'grant update (miniatura) on archivo_versiones to carpetas_tenant',
      // A picture is retired with the last version that shows it. Of two at once, one sees the other.
      `create function archivo_version_sin_miniatura() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           perform pg_advisory_xact_lock(hashtextextended(old.miniatura, 0));
           update imagenes set retirada_en = now()
            where clave = substring(old.miniatura from '[^/]+$')
              and not exists (select 1 from archivo_versiones v
                               where v.cuenta_id = old.cuenta_id and v.sha256 = old.sha256
                                 and v.miniatura = old.miniatura);
           return null;
         end $$`,
      `create trigger archivo_version_sin_miniatura after delete on archivo_versiones
         for each row when (old.miniatura is not null) execute function archivo_version_sin_miniatura()`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger archivo_version_sin_miniatura on archivo_versiones',
      'drop function archivo_version_sin_miniatura()',
      'alter table archivo_versiones drop column miniatura',
    ]);
  }
}

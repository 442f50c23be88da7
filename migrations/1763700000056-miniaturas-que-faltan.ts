import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Pictures without a small one: those filed before there were any, and those whose job was lost. */
const LACKING = `miniatura is null and bytes <= 26214400
  and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')`;

/** Lets a job of the platform find the pictures of the drive that have no small one. */
export class MiniaturasQueFaltan1763700000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create index archivo_versiones_sin_miniatura on archivo_versiones (cuenta_id, sha256) where ${LACKING}`,
      // At random: those that cannot be drawn stay among them, and keep nobody else waiting.
      `create function versiones_sin_miniatura(cuantas integer)
         returns table ("cuentaId" uuid, "usuarioId" uuid, sha256 text)
         language sql security definer set search_path = pg_catalog, public as $$
         select * from (
           select distinct on (v.cuenta_id, v.sha256) v.cuenta_id, v.autor_id, v.sha256
             from archivo_versiones v where ${LACKING}
            order by v.cuenta_id, v.sha256) as sin
          order by random() limit cuantas $$`,
      'revoke execute on function versiones_sin_miniatura(integer) from public',
      'grant execute on function versiones_sin_miniatura(integer) to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop function versiones_sin_miniatura(integer)',
      'drop index archivo_versiones_sin_miniatura',
    ]);
  }
}

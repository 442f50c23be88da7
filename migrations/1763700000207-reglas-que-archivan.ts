import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Lets the rules of mails file what arrives in a carpeta. */
export class ReglasQueArchivan1763700000207 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // A rule outlives its carpeta, and says that it does not file any more.
      `alter table correo_reglas
         add column archivar boolean not null default false,
         add column carpeta_id uuid,
         add constraint correo_reglas_archivar check (archivar or carpeta_id is null),
         add constraint correo_reglas_carpeta foreign key (cuenta_id, carpeta_id)
           references carpetas (cuenta_id, id) on delete set null (carpeta_id),
         drop constraint correo_reglas_accion,
         add constraint correo_reglas_accion check (etiqueta_id is not null or apartar or marcar_leido or archivar)`,
      `create index correo_reglas_carpeta on correo_reglas (cuenta_id, carpeta_id) where carpeta_id is not null`,
      // The author of a mail delivers it to mailboxes that the author does not see. A job of each receiver files it.
      `create function correos_por_archivar(copias uuid[]) returns table (usuario_id uuid, copia_id uuid)
       language sql stable security definer set search_path = pg_catalog, public as $$
       select distinct k.usuario_id, k.id
         from correo_copias k
         join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
         join correo_reglas r on r.cuenta_id = k.cuenta_id and r.usuario_id = k.usuario_id and r.carpeta_id is not null
        where k.cuenta_id = :cuenta and k.id = any (copias) and (k.usuario_id = :usuario or c.autor_id = :usuario)
          and correo_cumple(r, c)
       $$`,
      'revoke execute on function correos_por_archivar(uuid[]) from public',
      'grant execute on function correos_por_archivar(uuid[]) to carpetas_tenant',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function correos_por_archivar(uuid[])');
    await runner.query('delete from correo_reglas where etiqueta_id is null and not apartar and not marcar_leido');
    await runner.query('alter table correo_reglas drop archivar cascade, drop carpeta_id');
    await runner.query(
      'alter table correo_reglas add constraint correo_reglas_accion check (etiqueta_id is not null or apartar or marcar_leido)',
    );
  }
}

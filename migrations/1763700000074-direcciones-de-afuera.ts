import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, runAll } from './support.js';

/**
 * The addresses elsewhere from which the members of the running cuenta write to others. Only a person themselves reads the
 * rest of their account, with its sealed password.
 */
export class DireccionesDeAfuera1763700000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create policy remitentes on correo_cuentas_externas for select to current_user
         using (cuenta_id = ${CURRENT_CUENTA} and enviar_por_ella and quitada_en is null)`,
      `create function correo_direcciones_de_afuera() returns table (usuario_id uuid, direccion text)
         language sql stable security definer set search_path = pg_catalog, public as $$
         select e.usuario_id, e.direccion from correo_cuentas_externas e
          where e.cuenta_id = ${CURRENT_CUENTA} and e.enviar_por_ella and e.quitada_en is null $$`,
      'revoke all on function correo_direcciones_de_afuera() from public',
      'grant execute on function correo_direcciones_de_afuera() to carpetas_tenant',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop function correo_direcciones_de_afuera()',
      'drop policy remitentes on correo_cuentas_externas',
    ]);
  }
}

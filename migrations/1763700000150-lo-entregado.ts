import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** What was handed over stays as its receipt says: nothing is changed but what is noted upon a copy. */
export class LoEntregado1763700000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // The owner deletes a whole cuenta.
      `create function lo_entregado() returns trigger language plpgsql set search_path = pg_catalog, public as $$
         begin
           if tg_op = 'DELETE'
              and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
             return old;
           end if;
           raise exception 'what was handed over does not change' using errcode = 'check_violation';
         end $$`,
      `create trigger copias_entregadas before update on copias for each row
         when (old.entrega_id is not null
           and to_jsonb(old) - '{observacion,version}'::text[] is distinct from to_jsonb(new) - '{observacion,version}'::text[])
         execute function lo_entregado()`,
      `create trigger copias_entregadas_borradas before delete on copias for each row
         when (old.entrega_id is not null) execute function lo_entregado()`,
      `create trigger entregas_registradas before update or delete on entregas for each row
         execute function lo_entregado()`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function lo_entregado() cascade');
  }
}

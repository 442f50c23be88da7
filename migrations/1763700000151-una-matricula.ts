import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * A matrícula is registered once in a registry, as far as who registers it sees: also of two at once, and whichever program
 * writes. Those that are there twice stay, and one that somebody does not see takes no matrícula from them.
 */
export class UnaMatricula1763700000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // It runs as who writes, so that policies decide what is there. The key of the lock is that of the service. What the
      // owner restores is as it was.
      `create function inmueble_unico() returns trigger language plpgsql set search_path = pg_catalog, public as $$
         declare
           clave_nueva text := regexp_replace(sin_acentos(new.matricula), '[^a-z0-9]', '', 'g');
           registro_nuevo text := regexp_replace(sin_acentos(coalesce(new.registro, '')), '[^a-z0-9]', '', 'g');
         begin
           if clave_nueva = '' then
             return new;
           end if;
           perform pg_advisory_xact_lock(hashtextextended(
             'matricula ' || new.cuenta_id || ' ' || registro_nuevo || ' ' || clave_nueva, 0));
           if exists (select 1 from inmuebles i
                       where i.cuenta_id = new.cuenta_id and i.registro_clave = registro_nuevo and i.matricula_clave = clave_nueva
                         and i.id <> new.id) then
             raise exception 'the matrícula is registered' using errcode = 'unique_violation';
           end if;
           return new;
         end $$`,
      `create trigger inmueble_unico before insert on inmuebles for each row
         when (new.matricula is not null and current_user = 'carpetas_tenant') execute function inmueble_unico()`,
      `create trigger inmueble_unico_cambiado before update of matricula, registro on inmuebles for each row
         when (new.matricula is not null and current_user = 'carpetas_tenant'
           and (old.matricula, old.registro) is distinct from (new.matricula, new.registro))
         execute function inmueble_unico()`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function inmueble_unico() cascade');
  }
}

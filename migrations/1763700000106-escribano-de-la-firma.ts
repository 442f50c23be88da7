import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, CURRENT_USUARIO, hasRol, runAll } from './support.js';

/** Who sees a carpeta, as migration 14 says it. @param propia what makes a carpeta somebody's own */
const carpetaVisible = (propia: string) => `
  cuenta_id = ${CURRENT_CUENTA} and (${hasRol(1, 2)}
  or (${hasRol(3)} and not reservada)
  or ${propia}
  or exists (select 1 from carpeta_accesos a
              where a.cuenta_id = carpetas.cuenta_id and a.carpeta_id = carpetas.id
                and a.usuario_id = ${CURRENT_USUARIO} and (a.hasta is null or a.hasta >= (select hoy_en_la_cuenta()))))`;
const RESPONSABLE = `responsable_id = ${CURRENT_USUARIO}`;

const SIGNED = `('firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada')`;
const FILLED = ['instrumentos', 'registros_notariales', 'carpetas', 'membresias'];

/** A signed instrumento keeps who signed it, and only titular and adscripto are named as the notary of a carpeta. */
export class EscribanoDeLaFirma1763700000106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table instrumentos
         add column escribano_id uuid,
         add column escribano_nombre text check (length(escribano_nombre) between 1 and 200),
         -- NULL for who was neither, before only these could be named.
         add column escribano_caracter text check (escribano_caracter in ('titular', 'adscripto')),
         add column registro_al_firmar text check (length(registro_al_firmar) between 1 and 80),
         add constraint instrumentos_escribano check (
           (escribano_id is null) = (escribano_nombre is null)
           and (escribano_id is null) = (registro_al_firmar is null)
           and (escribano_caracter is null or escribano_id is not null)),
         add foreign key (cuenta_id, escribano_id) references membresias (cuenta_id, usuario_id)`,
      'create index instrumentos_escribano on instrumentos (cuenta_id, escribano_id)',
    ]);
    await this.fill(runner);
    await runAll(runner, [
      `create function instrumentos_firmados() returns trigger language plpgsql set search_path = pg_catalog, public as $$
         begin
           raise exception 'the notary of a signed instrumento does not change' using errcode = 'check_violation';
         end $$`,
      `create trigger instrumentos_firmados before update on instrumentos for each row
         when (old.escribano_id is not null
           and (old.escribano_id, old.escribano_nombre, old.escribano_caracter, old.registro_al_firmar)
             is distinct from (new.escribano_id, new.escribano_nombre, new.escribano_caracter, new.registro_al_firmar))
         execute function instrumentos_firmados()`,
      `create function carpetas_escribano() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           if tg_op = 'UPDATE' and old.estado in ${SIGNED} then
             raise exception 'the notary of a signed carpeta does not change' using errcode = 'check_violation';
           end if;
           if new.escribano_id is not null and not exists (
             select 1 from membresias m
              where m.cuenta_id = new.cuenta_id and m.usuario_id = new.escribano_id and m.rol_id in (1, 2)) then
             raise exception 'the notary of a carpeta is a titular or an adscripto' using errcode = 'check_violation';
           end if;
           return new;
         end $$`,
      `create trigger carpetas_escribano_nuevo before insert on carpetas for each row
         when (new.escribano_id is not null) execute function carpetas_escribano()`,
      `create trigger carpetas_escribano before update of escribano_id on carpetas for each row
         when (old.escribano_id is distinct from new.escribano_id) execute function carpetas_escribano()`,
      // Titular and adscripto see all carpetas: being named as the notary gives no sight of its own.
      `alter policy cuenta on carpetas using (${carpetaVisible(RESPONSABLE)})`,
    ]);
  }

  /** What was signed before keeps the notary that its carpeta has now. */
  private async fill(runner: QueryRunner): Promise<void> {
    const forced: { name: string }[] = await runner.query(
      'select relname as name from pg_class where oid = any ($1::regclass[]) and relforcerowsecurity',
      [FILLED],
    );
    const force = (how: string) => forced.map(({ name }) => `alter table ${name} ${how} row level security`);
    await runAll(runner, [
      ...force('no force'),
      `update instrumentos i
          set escribano_id = c.escribano_id, escribano_nombre = left(u.nombre, 200), registro_al_firmar = r.nombre,
              escribano_caracter = case m.rol_id when 1 then 'titular' when 2 then 'adscripto' end
         from carpetas c
         join membresias m on m.cuenta_id = c.cuenta_id and m.usuario_id = c.escribano_id
         join usuarios u on u.id = m.usuario_id, registros_notariales r
        where c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id and c.estado in ${SIGNED} and i.estado = 'vigente'
          and r.cuenta_id = i.cuenta_id and r.id = i.registro_id`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter policy cuenta on carpetas using (${carpetaVisible(`${RESPONSABLE} or escribano_id = ${CURRENT_USUARIO}`)})`,
      'drop function carpetas_escribano() cascade',
      'drop function instrumentos_firmados() cascade',
      `alter table instrumentos drop column registro_al_firmar, drop column escribano_caracter,
         drop column escribano_nombre, drop column escribano_id`,
    ]);
  }
}

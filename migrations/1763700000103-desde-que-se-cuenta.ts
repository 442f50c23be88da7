import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const TABLES = ['reglas_de_plazo', 'tipos_acto', 'plazos', 'inscripciones'];
const force = (how: 'force' | 'no force') => TABLES.map((table) => `alter table ${table} ${how} row level security`);

/** What a term counts from (server/vocabulario/cuenta-desde.ts). */
const CUENTA_DESDE = `cuenta_desde text not null default 'movimiento' check (cuenta_desde in
  ('movimiento', 'firma', 'presentacion', 'pago_tasa', 'expedicion', 'recepcion', 'libro'))`;

/** Rules of the country that begin with the signature by all actos that have them. */
const DE_LA_FIRMA = ['presentacion', 'copias', 'itp_ajd', 'plusvalia', 'extracto'];
/** Rules of the country that begin with the presentation by all actos that have them. */
const DE_LA_PRESENTACION = ['asiento', 'anotacion'];
const DE_LA_EXPEDICION = ['certificado_ciudad', 'certificado_interior', 'certificado_fuera', 'reserva_prioridad'];

/** Names what rules count from already. A rule that an acto ties to another step stays as it is. */
const naming = (cuentaDesde: string, paso: string, claves: readonly string[]) =>
  `update reglas_de_plazo r set cuenta_desde = '${cuentaDesde}'
    where r.clave in ('${claves.join("', '")}')
      and not exists (select 1 from tipos_acto t, jsonb_array_elements(t.plazos) p
                       where t.cuenta_id = r.cuenta_id and p ->> 'regla' = r.clave and p ->> 'desde' <> '${paso}')`;

/** What terms count from, the day on which the tasa was paid, and one last day for an inscripción and its term. */
export class DesdeQueSeCuenta1763700000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table reglas_de_plazo
         add column ${CUENTA_DESDE},
         -- Since when its figures are these: what began before may have others.
         add column cambiada_en timestamptz`,
      `alter table plazos
         add column ${CUENTA_DESDE},
         -- Whether it is until when its inscripción holds its place.
         add column reserva_lugar boolean not null default false`,
      `create unique index plazos_reserva_lugar on plazos (cuenta_id, inscripcion_id)
         where reserva_lugar and anulado_en is null and (cumplido_en is null or por_resultado)`,
      `alter table inscripciones
         add column tasa_pagada date check (tasa_pagada >= presentada),
         add constraint inscripciones_tasa check (presentada is not null or tasa_pagada is null)`,
      // An inscripción and its term end on one day: that of the term is the one that is written.
      `create function vence_de_inscripcion() returns trigger language plpgsql as $$
       declare
         dia date := case when new.anulado_en is null or new.por_resultado then new.vence end;
       begin
         update inscripciones i set vence = dia, version = version + 1
          where i.cuenta_id = new.cuenta_id and i.id = new.inscripcion_id and i.vence is distinct from dia;
         return null;
       end $$`,
      `create trigger vence_de_inscripcion
         after insert or update of vence, reserva_lugar, inscripcion_id, anulado_en on plazos
         for each row when (new.reserva_lugar and new.inscripcion_id is not null)
         execute function vence_de_inscripcion()`,
      ...force('no force'),
      naming('firma', 'firmada', DE_LA_FIRMA),
      naming('presentacion', 'en_inscripcion', DE_LA_PRESENTACION),
      naming('expedicion', '', DE_LA_EXPEDICION),
      // Where both ended on one day already, they go on as one.
      `update plazos p set reserva_lugar = true
         from (select p.cuenta_id, min(p.id::text)::uuid as id
                 from plazos p
                 join inscripciones i on i.cuenta_id = p.cuenta_id and i.id = p.inscripcion_id and i.vence = p.vence
                 join reglas_de_plazo r on r.cuenta_id = p.cuenta_id and r.id = p.regla_id
                where r.clave in ('inscripcion_provisional', 'subsanacion', 'asiento', 'anotacion')
                  and p.anulado_en is null and (p.cumplido_en is null or p.por_resultado)
                group by p.cuenta_id, i.id) uno
        where p.cuenta_id = uno.cuenta_id and p.id = uno.id`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger vence_de_inscripcion on plazos',
      'drop function vence_de_inscripcion',
      'alter table inscripciones drop column tasa_pagada',
      'drop index plazos_reserva_lugar',
      'alter table plazos drop column reserva_lugar, drop column cuenta_desde',
      'alter table reglas_de_plazo drop column cambiada_en, drop column cuenta_desde',
    ]);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const TABLES = ['plazos', 'inscripciones', 'carpetas', 'tipos_acto_versiones', 'reglas_de_plazo'];
const force = (how: 'force' | 'no force') => TABLES.map((table) => `alter table ${table} ${how} row level security`);

/** Of which inscripción a plazo is, so that several of one carpeta have their own. Its policies are those of plazos. */
export class PlazosDeInscripciones1763700000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table plazos
         add column inscripcion_id uuid,
         -- Whether the result of its inscripción closed it: without that, it is open again.
         add column por_resultado boolean not null default false
           check (not por_resultado or inscripcion_id is not null and (cumplido_en is not null or anulado_en is not null)),
         add foreign key (cuenta_id, carpeta_id, inscripcion_id) references inscripciones (cuenta_id, carpeta_id, id)
           on delete set null (inscripcion_id)`,
      `create index plazos_inscripcion on plazos (cuenta_id, carpeta_id, inscripcion_id)
         where inscripcion_id is not null`,
      ...force('no force'),
      // What a carpeta with one inscripción has already is of that one.
      `update plazos p set inscripcion_id = i.id
         from (select cuenta_id, carpeta_id, min(id::text)::uuid as id from inscripciones
                group by cuenta_id, carpeta_id having count(*) = 1) i
         join carpetas c on c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id
         join tipos_acto_versiones v
           on v.cuenta_id = c.cuenta_id and v.tipo_acto_id = c.tipo_acto_id and v.version = c.tipo_acto_version
        cross join jsonb_to_recordset(v.plazos) as pa (regla text, desde text, hasta jsonb)
         join reglas_de_plazo r on r.cuenta_id = c.cuenta_id and r.clave = pa.regla
        where p.cuenta_id = i.cuenta_id and p.carpeta_id = i.carpeta_id and p.regla_id = r.id
          and (pa.desde in ('en_inscripcion', 'observada') or pa.desde = 'firmada' and pa.hasta ? 'en_inscripcion')`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table plazos drop column por_resultado, drop column inscripcion_id']);
  }
}

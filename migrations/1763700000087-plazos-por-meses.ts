import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const TABLES = ['reglas_de_plazo', 'certificado_reglas', 'tipos_acto', 'tipos_acto_versiones'];
const force = (how: 'force' | 'no force') => TABLES.map((table) => `alter table ${table} ${how} row level security`);
const CONTADAS = ['plazos', 'reglas_de_plazo', 'certificados', 'certificado_reglas'];
const computos = (all: string) =>
  CONTADAS.flatMap((table) => [
    `alter table ${table} drop constraint ${table}_computo_check`,
    `alter table ${table} add constraint ${table}_computo_check check (computo in (${all}))`,
  ]);
const marcas = (all: string) => [
  'alter table plazo_avisos drop constraint plazo_avisos_marca_check',
  `alter table plazo_avisos add constraint plazo_avisos_marca_check check (marca in (${all}))`,
];

/** Which rule of plazos counts a rule of certificates of the initial catalogues: by its country, kind and alcance. */
const CUENTA_CON = `(values
  ('AR', 'dominio', 'Escribano de la ciudad del registro', 'certificado_ciudad'),
  ('AR', 'dominio', 'Escribano del interior de la provincia', 'certificado_interior'),
  ('AR', 'dominio', 'Escribano de otra provincia', 'certificado_fuera'),
  ('AR', 'inhibicion', 'Escribano de la ciudad del registro', 'certificado_ciudad'),
  ('AR', 'inhibicion', 'Escribano del interior de la provincia', 'certificado_interior'),
  ('AR', 'inhibicion', 'Escribano de otra provincia', 'certificado_fuera'),
  ('ES', 'nota_simple', null, 'informacion_registral'),
  ('UY', 'reserva_prioridad', null, 'reserva_prioridad'))`;

const REGISTRO = `'{"regla": "%", "desde": "en_inscripcion", "hasta": ["observada", "inscripta"]}'::jsonb`;
const PROTOCOLO = `'{"regla": "protocolo", "desde": "firmada", "hasta": []}'::jsonb`;
/** The plazos that actos of the initial catalogues did not begin, though their country has the rule. */
const NUEVOS = `(values ${[
  ...['compraventa', 'hipoteca', 'donacion'].flatMap((acto) => [
    `('AR', '${acto}', ${REGISTRO.replace('%', 'observacion')})`,
    `('ES', '${acto}', ${REGISTRO.replace('%', 'inscripcion')})`,
  ]),
  ...['compraventa', 'hipoteca', 'donacion', 'sociedad', 'poder', 'testamento'].map(
    (acto) => `('CL', '${acto}', ${PROTOCOLO})`,
  ),
].join(', ')})`;

/** Months as months, one source for the days of certificates, plazos that actos began not, and reminders of late ones. */
export class PlazosPorMeses1763700000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...computos(`'corridos', 'habiles', 'meses'`),
      ...marcas('7, 3, 1, 0, -1, -3, -7, -15, -30'),
      `alter table certificado_reglas
         add column regla_de_plazo_id uuid,
         add foreign key (cuenta_id, regla_de_plazo_id) references reglas_de_plazo (cuenta_id, id)
           on delete set null (regla_de_plazo_id),
         -- Its days and their source are those of that rule.
         add constraint certificado_reglas_dias check (regla_de_plazo_id is null or dias is null and fuente is null)`,
      `create index certificado_reglas_regla_de_plazo on certificado_reglas (cuenta_id, regla_de_plazo_id)
         where regla_de_plazo_id is not null`,
      ...force('no force'),
      `update reglas_de_plazo r set dias = 2, computo = 'meses'
         from cuentas c
        where c.id = r.cuenta_id and c.pais = 'CL' and r.clave in ('anotacion', 'protocolo')
          and r.dias = 60 and r.computo = 'corridos'`,
      // What the cuenta changed stays its own.
      `update certificado_reglas ce set regla_de_plazo_id = r.id, dias = null, fuente = null
         from ${CUENTA_CON} as con (pais, tipo, alcance, clave)
         join cuentas c on c.pais = con.pais
         join reglas_de_plazo r on r.cuenta_id = c.id and r.clave = con.clave
        where ce.cuenta_id = c.id and ce.tipo = con.tipo and ce.alcance is not distinct from con.alcance
          and (ce.dias is null or ce.dias = r.dias and ce.computo = r.computo and ce.arranque = r.arranque)`,
      `with juntos as (
         select t.cuenta_id, t.id, jsonb_agg(n.plazo) as plazos
           from tipos_acto t
           join ${NUEVOS} as n (pais, clave, plazo) on n.pais = t.pais and n.clave = t.clave
          where not exists (select 1 from jsonb_array_elements(t.plazos) p where p ->> 'regla' = n.plazo ->> 'regla')
            and exists (select 1 from reglas_de_plazo r where r.cuenta_id = t.cuenta_id and r.clave = n.plazo ->> 'regla')
            and jsonb_array_length(t.plazos) < 20
          group by t.cuenta_id, t.id),
       escritas as (
         update tipos_acto t set version = t.version + 1, plazos = t.plazos || j.plazos
           from juntos j where j.cuenta_id = t.cuenta_id and j.id = t.id
         returning t.*)
       insert into tipos_acto_versiones (cuenta_id, tipo_acto_id, version, nombre, es_registrable, reservado_por_defecto,
                                         roles_requeridos, requisitos, plazos, secciones, alcance_aml)
         select cuenta_id, id, version, nombre, es_registrable, reservado_por_defecto, roles_requeridos, requisitos, plazos,
                secciones, alcance_aml
           from escritas`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...force('no force'),
      `update certificado_reglas ce set dias = r.dias, computo = r.computo, arranque = r.arranque, fuente = r.fuente,
              regla_de_plazo_id = null
         from reglas_de_plazo r where r.cuenta_id = ce.cuenta_id and r.id = ce.regla_de_plazo_id`,
      'alter table certificado_reglas drop column regla_de_plazo_id',
      ...force('force'),
      // Marks and months that are there already stay.
      ...computos(`'corridos', 'habiles', 'meses'`),
    ]);
  }
}

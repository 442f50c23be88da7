import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const TABLES = ['requisitos', 'certificados', 'tipos_acto', 'tipos_acto_versiones'];
const force = (how: 'force' | 'no force') => TABLES.map((table) => `alter table ${table} ${how} row level security`);

/** Which kind of certificate the requisitos of the initial catalogues are fulfilled by. */
const CERTIFICADOS = JSON.stringify({
  ...{ dominio: 'dominio', dominio_vigente: 'dominio', registro_inmueble: 'dominio' },
  ...{ inhibicion: 'inhibicion', gravamenes: 'inhibicion', informacion_registral: 'nota_simple' },
  ...{ catastral: 'catastral', avaluo: 'catastral', referencia_catastral: 'catastral', catastro: 'catastral' },
  ...{ libre_deuda_municipal: 'libre_deuda', libre_deuda_impuestos: 'libre_deuda', contribuciones: 'libre_deuda' },
  ...{ libre_deuda_servicios: 'libre_deuda', libre_deuda_expensas: 'libre_deuda', aseo: 'libre_deuda' },
  ...{ gastos_comunes: 'libre_deuda', ibi: 'libre_deuda', comunidad: 'libre_deuda', contribucion: 'libre_deuda' },
});

/** By which certificate a requisito is fulfilled, and of which requisito a certificate is. */
export class RequisitosYCertificados1763700000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table requisitos
         -- The kind of certificate that fulfils it; null for what is no certificate.
         add column certificado text check (certificado in ('dominio', 'inhibicion', 'catastral', 'libre_deuda',
           'nota_simple', 'reserva_prioridad', 'otro')),
         add unique (cuenta_id, carpeta_id, id)`,
      `alter table certificados
         add column requisito_id uuid,
         add foreign key (cuenta_id, carpeta_id, requisito_id) references requisitos (cuenta_id, carpeta_id, id)
           on delete set null (requisito_id)`,
      `create index certificados_requisito on certificados (cuenta_id, carpeta_id, requisito_id)
         where requisito_id is not null`,
      `alter table certificado_avisos drop constraint certificado_avisos_motivo_check,
         add constraint certificado_avisos_motivo_check check (motivo in ('firma', 'semana', 'vencido'))`,
      ...force('no force'),
      ...['tipos_acto', 'tipos_acto_versiones'].map(
        (table) => `update ${table} set requisitos =
          (select jsonb_agg(r.value || jsonb_build_object('certificado', '${CERTIFICADOS}'::jsonb -> (r.value ->> 'clave'))
                            order by r.ordinality)
             from jsonb_array_elements(requisitos) with ordinality as r)
          where requisitos <> '[]'`,
      ),
      `update requisitos set certificado = '${CERTIFICADOS}'::jsonb ->> clave where '${CERTIFICADOS}'::jsonb ? clave`,
      // Where there is one requisito for a kind of certificate, those of that kind are its.
      `update certificados ce set requisito_id = r.id
         from (select cuenta_id, carpeta_id, certificado, min(id::text)::uuid as id from requisitos
                where certificado is not null group by 1, 2, 3 having count(*) = 1) r
        where r.cuenta_id = ce.cuenta_id and r.carpeta_id = ce.carpeta_id and r.certificado = ce.tipo`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `delete from certificado_avisos where motivo = 'vencido'`,
      `alter table certificado_avisos drop constraint certificado_avisos_motivo_check,
         add constraint certificado_avisos_motivo_check check (motivo in ('firma', 'semana'))`,
      'alter table certificados drop column requisito_id',
      'alter table requisitos drop column certificado, drop constraint requisitos_cuenta_id_carpeta_id_id_key',
    ]);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Their rows of all cuentas are read here, which their policies hide from the owner too. */
const READ = ['cotizacion_seguidas', 'membresias'];
const force = (how: 'force' | 'no force') => READ.map((table) => `alter table ${table} ${how} row level security`);

/** Rates that were withdrawn stay in the history, and count no more. Each person follows pairs of their own. */
export class CotizacionesRetiradas1763700000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table cotizaciones
         add column retirada_en timestamptz,
         add column retirada_por uuid,
         -- The file that it came in, so that an import can be undone.
         add column importacion_id uuid,
         add foreign key (cuenta_id, retirada_por) references membresias (cuenta_id, usuario_id),
         add check ((retirada_en is null) = (retirada_por is null))`,
      'create index cotizaciones_retirada_por on cotizaciones (cuenta_id, retirada_por) where retirada_por is not null',
      'create index cotizaciones_importacion on cotizaciones (cuenta_id, importacion_id) where importacion_id is not null',
      'grant insert (importacion_id) on cotizaciones to carpetas_tenant',
      // What was written stays as it was.
      'grant update (retirada_en, retirada_por) on cotizaciones to carpetas_tenant',
      ...force('no force'),
      'alter table cotizacion_seguidas drop constraint cotizacion_seguidas_pkey, add column usuario_id uuid',
      // Whoever was a member goes on with what the office followed.
      `insert into cotizacion_seguidas (cuenta_id, moneda, base, orden, usuario_id)
         select s.cuenta_id, s.moneda, s.base, s.orden, m.usuario_id
           from cotizacion_seguidas s join membresias m on m.cuenta_id = s.cuenta_id`,
      'delete from cotizacion_seguidas where usuario_id is null',
      `alter table cotizacion_seguidas
         add primary key (cuenta_id, usuario_id, moneda, base),
         add foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...force('no force'),
      // One person's stays for the office.
      `delete from cotizacion_seguidas s where usuario_id <>
         (select min(o.usuario_id::text)::uuid from cotizacion_seguidas o where o.cuenta_id = s.cuenta_id)`,
      `alter table cotizacion_seguidas drop column usuario_id, add primary key (cuenta_id, moneda, base)`,
      ...force('force'),
      'alter table cotizaciones drop column retirada_en, drop column retirada_por, drop column importacion_id',
    ]);
  }
}

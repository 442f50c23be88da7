import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll } from './support.js';

const FILLED = ['auditoria', 'carpetas', 'contadores', 'cuentas'];
/** What the policy asks of each row and what the order is made of, so that counting a list reads the index alone. */
const INCLUDED = 'include (reservada, responsable_id, escribano_id';

/** Of the vínculos, those of which the person may see both carpetas: another would tell of one that they may not see. */
const SEEN_BOTH = ['carpeta_id', 'otra_id']
  .map(
    (column) => `exists (select 1 from carpetas c
      where c.cuenta_id = carpeta_vinculos.cuenta_id and c.id = carpeta_vinculos.${column})`,
  )
  .join(' and ');

/** The real date of the signature, which the list is ordered by from then on, and the vínculos between carpetas. */
export class FirmaYVinculos1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table carpetas
         add column fecha_firma date,
         add constraint carpetas_fecha_firma check (fecha_firma is null
           or estado not in ('borrador', 'en_preparacion', 'lista_para_firma', 'suspendida', 'anulada'))`,
      // The date of the last row that was numbered; NULL for series whose dates may come in any order.
      'alter table contadores add column ultima_fecha date',
    ]);
    await this.fill(runner);
    await runAll(runner, [
      'drop index carpetas_por_firma_asc, carpetas_por_firma_desc',
      ...(['', ' desc'] as const).map(
        (direction) =>
          `create index carpetas_por_firma_${direction ? 'desc' : 'asc'} on carpetas (cuenta_id,
             coalesce(fecha_firma, fecha_firma_prevista)${direction && ' desc nulls last'}, id${direction})
             ${INCLUDED}, fecha_firma, fecha_firma_prevista) where eliminada_en is null`,
      ),
      `create table carpeta_vinculos (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         -- What carpeta_id does to otra_id; the inverse is seen from the other side.
         tipo text not null check (tipo in ('corrige', 'continua', 'antecede')),
         otra_id uuid not null check (otra_id <> carpeta_id),
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, otra_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      // Neither twice nor both ways.
      `create unique index carpeta_vinculos_par on carpeta_vinculos
         (cuenta_id, tipo, least(carpeta_id, otra_id), greatest(carpeta_id, otra_id))`,
      'create index carpeta_vinculos_carpeta on carpeta_vinculos (cuenta_id, carpeta_id)',
      'create index carpeta_vinculos_otra on carpeta_vinculos (cuenta_id, otra_id)',
      'create index carpeta_vinculos_creado_por on carpeta_vinculos (cuenta_id, creado_por)',
    ]);
    await protectTenantTable(runner, 'carpeta_vinculos', {
      visible: SEEN_BOTH,
      written: SEEN_BOTH,
      privileges: 'select, insert, delete',
    });
  }

  /** The audit says when the carpetas were signed that already are. */
  private async fill(runner: QueryRunner): Promise<void> {
    const forced: { name: string }[] = await runner.query(
      'select relname as name from pg_class where oid = any ($1::regclass[]) and relforcerowsecurity',
      [FILLED],
    );
    const force = (how: string) => forced.map(({ name }) => `alter table ${name} ${how} row level security`);
    await runAll(runner, [
      ...force('no force'),
      `update carpetas c set fecha_firma = firma.fecha
         from (select a.cuenta_id, a.carpeta_id, max(a.en at time zone cu.zona_horaria)::date as fecha
                 from auditoria a join cuentas cu on cu.id = a.cuenta_id
                where a.accion = 'carpeta.movida' and a.datos->>'a' = 'firmada'
                group by a.cuenta_id, a.carpeta_id) firma
        where c.cuenta_id = firma.cuenta_id and c.id = firma.carpeta_id
          and c.estado not in ('borrador', 'en_preparacion', 'lista_para_firma', 'suspendida', 'anulada')`,
      `insert into contadores (cuenta_id, serie, anio, ultimo, ultima_fecha)
         select cuenta_id, 'firma', extract(year from fecha_firma), count(*), max(fecha_firma)
           from carpetas where fecha_firma is not null group by 1, 3`,
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop index carpetas_por_firma_asc, carpetas_por_firma_desc',
      ...(['', ' desc'] as const).map(
        (direction) =>
          `create index carpetas_por_firma_${direction ? 'desc' : 'asc'} on carpetas (cuenta_id,
             fecha_firma_prevista${direction && ' desc nulls last'}, id${direction})
             ${INCLUDED}) where eliminada_en is null`,
      ),
      'drop table carpeta_vinculos',
      'alter table carpetas drop column fecha_firma',
      'alter table contadores no force row level security',
      `delete from contadores where serie = 'firma'`,
      'alter table contadores force row level security',
      'alter table contadores drop column ultima_fecha',
    ]);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, hasRol, openToPlatform, protectTenantTable, runAll } from './support.js';

const DEFINER = 'language sql stable security definer set search_path = pg_catalog, public';
/** How a currency, a unit of account or a coin is called: `USD`, `UF`. */
const CODIGO = `~ '^[A-Z]{2,5}$'`;
const VALOR = 'numeric(22,10) not null check (valor > 0)';
/** What the policy of carpetas reads, so that an index alone can answer. */
const INCLUDED = 'include (monto, estado, reservada, responsable_id, escribano_id)';

/** Rates of currencies, and what the office wants to keep to. */
export class Cotizaciones1763700000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table cotizaciones (
         ${CUENTA_COLUMN},
         id uuid not null,
         dia date not null,
         moneda text not null check (moneda ${CODIGO}),
         base text not null check (base ${CODIGO} and base <> moneda),
         -- What one of moneda is worth in base.
         valor ${VALOR},
         fuente text not null check (fuente in ('manual', 'csv')),
         usuario_id uuid not null,
         en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id)
       )`,
      'create index cotizaciones_por_dia on cotizaciones (cuenta_id, moneda, base, dia desc, en desc, id desc)',
      'create index cotizaciones_usuario on cotizaciones (cuenta_id, usuario_id)',
      // Which pairs the office follows, in its order. Without any it follows those of its country.
      `create table cotizacion_seguidas (
         ${CUENTA_COLUMN},
         moneda text not null check (moneda ${CODIGO}),
         base text not null check (base ${CODIGO} and base <> moneda),
         orden smallint not null,
         primary key (cuenta_id, moneda, base)
       )`,
      `create table presupuestos (
         ${CUENTA_COLUMN},
         moneda text not null check (moneda ~ '^[A-Z]{3}$'),
         gastos numeric(18,2) not null check (gastos >= 0),
         ahorro numeric(18,2) not null check (ahorro >= 0),
         pendientes numeric(18,2) not null check (pendientes >= 0),
         resumen numeric(18,2) not null check (resumen >= 0),
         version integer not null default 1,
         primary key (cuenta_id, moneda)
       )`,
    ]);
    // A correction is a new row, so nothing is ever changed.
    await protectTenantTable(runner, 'cotizaciones', {
      privileges: 'select, insert (id, dia, moneda, base, valor, fuente, usuario_id, en)',
    });
    await protectTenantTable(runner, 'cotizacion_seguidas');
    await protectTenantTable(runner, 'presupuestos', { visible: hasRol(1, 2, 3) });
    await this.publicas(runner);
    await runAll(runner, [
      `create index carpetas_montos_firmados on carpetas (cuenta_id, moneda, fecha_firma desc, id) ${INCLUDED}
         where eliminada_en is null and monto is not null and fecha_firma is not null`,
      `create index carpetas_montos_abiertos on carpetas (cuenta_id, moneda) ${INCLUDED}
         where eliminada_en is null and monto is not null and estado not in ('entregada', 'archivada', 'anulada')`,
    ]);
  }

  /** Rates that the operator's source publishes, which are the same for every cuenta. */
  private async publicas(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table cotizaciones_publicas (
         id uuid primary key,
         dia date not null,
         moneda text not null check (moneda ${CODIGO}),
         base text not null check (base ${CODIGO} and base <> moneda),
         valor ${VALOR},
         en timestamptz not null default now()
       )`,
      'create index cotizaciones_publicas_por_dia on cotizaciones_publicas (moneda, base, dia desc, en desc, id desc)',
      `create table cotizaciones_consulta (
         -- There is one source, so there is one row.
         unica boolean primary key default true check (unica),
         intentada_en timestamptz not null,
         lograda_en timestamptz,
         falla text check (length(falla) <= 500)
       )`,
      `create function cotizaciones_publicas_entre(desde date, hasta date)
         returns setof cotizaciones_publicas ${DEFINER} as
         $$ select * from cotizaciones_publicas where dia between desde and hasta $$`,
      'revoke all on function cotizaciones_publicas_entre(date, date) from public',
      'grant execute on function cotizaciones_publicas_entre(date, date) to carpetas_tenant',
    ]);
    await openToPlatform(runner, 'cotizaciones_publicas');
    await openToPlatform(runner, 'cotizaciones_consulta');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop index carpetas_montos_firmados, carpetas_montos_abiertos',
      'drop function cotizaciones_publicas_entre(date, date)',
      'drop table cotizaciones_consulta, cotizaciones_publicas, presupuestos, cotizacion_seguidas, cotizaciones',
    ]);
  }
}

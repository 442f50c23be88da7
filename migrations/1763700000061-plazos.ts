import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, hasRol, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

const NOMBRE = 'text not null check (length(nombre) between 1 and 120)';
/** How the days of a term are counted (server/vocabulario/computo.ts). */
const CONTEO = `dias integer not null check (dias between 1 and 3650),
         computo text not null check (computo in ('corridos', 'habiles')),
         arranque text not null check (arranque in ('mismo_dia', 'dia_siguiente'))`;

/** A rule as cuentas of a country begin with it: clave, name, days, which days count, from when, and its source. */
type Regla = readonly [string, string, number, 'corridos' | 'habiles', 'mismo_dia' | 'dia_siguiente', string];

/** Those of the cuentas that are already there. New ones get the list of server/expediente/reglas-de-plazo/reglas-del-pais.ts. */
const REGLAS: Readonly<Record<string, readonly Regla[]>> = {
  AR: [
    ['certificado_ciudad', 'Certificado: sede del registro', 15, 'corridos', 'mismo_dia', 'Ley 17.801, art. 24'],
    ['certificado_interior', 'Certificado: interior', 25, 'corridos', 'mismo_dia', 'Ley 17.801, art. 24'],
    ['certificado_fuera', 'Certificado: fuera de la jurisdicción', 30, 'corridos', 'mismo_dia', 'Ley 17.801, art. 24'],
    ['presentacion', 'Presentar la escritura al registro', 45, 'corridos', 'dia_siguiente', 'Ley 17.801, art. 5'],
    ['observacion', 'Devolución de lo observado', 30, 'corridos', 'dia_siguiente', 'Ley 17.801, art. 9'],
    ['inscripcion_provisional', 'Inscripción provisional', 180, 'corridos', 'dia_siguiente', 'Ley 17.801, art. 9'],
  ],
  ES: [
    ['informacion_registral', 'Firmar tras la nota del registro', 10, 'corridos', 'dia_siguiente', 'RN 175'],
    ['copias', 'Expedir las copias', 5, 'habiles', 'dia_siguiente', 'RN 249'],
    ['asiento', 'Asiento de presentación', 60, 'habiles', 'dia_siguiente', 'LH 17 y 109'],
    ['inscripcion', 'Inscribir', 15, 'habiles', 'dia_siguiente', 'LH 18 y 109'],
    ['itp_ajd', 'Liquidar ITP/AJD', 30, 'habiles', 'dia_siguiente', 'RITP 102'],
    ['plusvalia', 'Liquidar la plusvalía municipal', 30, 'habiles', 'dia_siguiente', 'TRLRHL 110'],
  ],
  UY: [
    ['reserva_prioridad', 'Reserva de prioridad', 30, 'corridos', 'dia_siguiente', 'Ley 16.871'],
    ['subsanacion', 'Subsanar la inscripción provisoria', 150, 'corridos', 'dia_siguiente', 'Ley 16.871'],
    ['calificacion', 'Calificación del registro', 5, 'habiles', 'dia_siguiente', 'Ley 16.871'],
  ],
};

/** Holidays, the rules by which terms are computed, and the terms of carpetas with the reminders that were sent. */
export class Plazos1763700000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.feriados(runner);
    await this.reglas(runner);
    await this.plazos(runner);
  }

  private async feriados(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // The years that the office has edited: they were copied from the calendar of its country.
      `create table feriado_anios (
         ${CUENTA_COLUMN},
         anio smallint not null check (anio between 1900 and 2200),
         primary key (cuenta_id, anio)
       )`,
      `create table feriados (
         ${CUENTA_COLUMN},
         anio smallint not null,
         dia date not null check (extract(year from dia) = anio),
         nombre ${NOMBRE},
         origen text not null check (origen in ('calendario', 'propio')),
         -- A day of the calendar that the office took away stays, as one that is no holiday.
         rige boolean not null default true check (rige or origen = 'calendario'),
         primary key (cuenta_id, dia),
         foreign key (cuenta_id, anio) references feriado_anios (cuenta_id, anio) on delete cascade
       )`,
      'create index feriados_anio on feriados (cuenta_id, anio)',
    ]);
    for (const table of ['feriado_anios', 'feriados']) {
      await protectTenantTable(runner, table, { written: hasRol(1, 2) });
    }
  }

  private async reglas(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table reglas_de_plazo (
         ${CUENTA_COLUMN},
         id uuid not null,
         -- By it actos name the rule: a word for those of the country, its id for the office's own.
         clave text not null check (clave ~ '^[a-z0-9_-]{1,40}$'),
         nombre ${NOMBRE},
         ${CONTEO},
         -- The law or whatever else says so.
         fuente text check (length(fuente) between 1 and 300),
         activa boolean not null default true,
         version integer not null default 1,
         primary key (cuenta_id, id),
         unique (cuenta_id, clave)
       )`,
    );
    for (const [pais, reglas] of Object.entries(REGLAS)) {
      await runner.query(
        `insert into reglas_de_plazo (cuenta_id, id, clave, nombre, dias, computo, arranque, fuente)
         select c.id, gen_random_uuid(), r.*
           from cuentas c,
                unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[]) as r
          where c.pais = $1`,
        [pais, ...([0, 1, 2, 3, 4, 5] as const).map((column) => reglas.map((regla) => regla[column]))],
      );
    }
    await protectTenantTable(runner, 'reglas_de_plazo', { written: hasRol(1, 2) });
  }

  private async plazos(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table plazos (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         regla_id uuid,
         nombre ${NOMBRE},
         inicio date not null,
         -- As they were when it began: a rule that changes later moves no term.
         ${CONTEO},
         vence date not null check (vence >= inicio),
         -- Since when it ends on that day. Reminders of earlier days would be no news.
         vence_desde timestamptz not null,
         responsable_id uuid,
         cumplido_en timestamptz,
         cumplido_por uuid,
         documento_id uuid,
         anulado_en timestamptz,
         anulado_por uuid,
         motivo text check (length(motivo) <= 500),
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null,
         primary key (cuenta_id, id),
         check ((cumplido_en is null) = (cumplido_por is null)),
         check ((anulado_en is null) = (anulado_por is null)),
         check (cumplido_en is null or anulado_en is null),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, regla_id) references reglas_de_plazo (cuenta_id, id) on delete set null (regla_id),
         foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id)
           on delete set null (documento_id),
         foreign key (cuenta_id, responsable_id) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, cumplido_por) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, anulado_por) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index plazos_carpeta on plazos (cuenta_id, carpeta_id, vence, id)',
      `create index plazos_abiertos on plazos (cuenta_id, vence, id)
         where cumplido_en is null and anulado_en is null`,
      // For the reminders, which look over all cuentas.
      'create index plazos_vence on plazos (vence) where cumplido_en is null and anulado_en is null',
      'create index plazos_regla on plazos (cuenta_id, regla_id) where regla_id is not null',
      'create index plazos_documento on plazos (cuenta_id, documento_id) where documento_id is not null',
      'create index plazos_responsable on plazos (cuenta_id, responsable_id) where responsable_id is not null',
      // A reminder is sent by whoever adds its row, and so once.
      `create table plazo_avisos (
         ${CUENTA_COLUMN},
         plazo_id uuid not null,
         vence date not null,
         -- Days before the last one; -1 is the day after it.
         marca smallint not null check (marca in (7, 3, 1, 0, -1)),
         en timestamptz not null default now(),
         primary key (cuenta_id, plazo_id, vence, marca),
         foreign key (cuenta_id, plazo_id) references plazos (cuenta_id, id) on delete cascade
       )`,
    ]);
    await protectTenantTable(runner, 'plazos', {
      visible: visibleWithCarpeta('plazos'),
      privileges: 'select, insert, update',
    });
    await protectTenantTable(runner, 'plazo_avisos', {
      visible: `exists (select 1 from plazos p where p.cuenta_id = plazo_avisos.cuenta_id and p.id = plazo_avisos.plazo_id)`,
      privileges: 'select, insert',
    });
    await runAll(runner, [
      // Which cuentas have something to be reminded of; not what.
      `create policy recordatorios on plazos for select to carpetas_platform
         using (cumplido_en is null and anulado_en is null)`,
      'grant select (cuenta_id, vence, cumplido_en, anulado_en) on plazos to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plazo_avisos, plazos, reglas_de_plazo, feriados, feriado_anios');
  }
}

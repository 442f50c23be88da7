import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REGLAS_DE_CERTIFICADOS } from '../server/expediente/certificados/catalogo.js';
import {
  CUENTA_COLUMN,
  CURRENT_USUARIO,
  hasRol,
  makeSearchableByParts,
  protectTenantTable,
  runAll,
  visibleWithCarpeta,
} from './support.js';

const TIPO = `tipo text not null check (tipo in ('dominio', 'inhibicion', 'catastral', 'libre_deuda', 'nota_simple',
  'reserva_prioridad', 'otro'))`;
/** For how long a certificado is valid, as «plazos» count. Without days it does not expire. */
const VIGENCIA = `dias integer check (dias between 1 and 3650),
  computo text not null check (computo in ('corridos', 'habiles')),
  arranque text not null check (arranque in ('mismo_dia', 'dia_siguiente'))`;

/** The properties that carpetas are about, and the certificates that a signature needs. */
export class Inmuebles1763700000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.inmuebles(runner);
    await this.certificados(runner);
  }

  private async inmuebles(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table inmuebles (
         ${CUENTA_COLUMN},
         id uuid not null,
         matricula text check (length(matricula) <= 80),
         registro text check (length(registro) <= 120),
         nomenclatura text check (length(nomenclatura) <= 120),
         domicilio text check (length(domicilio) <= 300),
         superficie numeric(16, 4) check (superficie > 0),
         superficie_unidad text not null default 'm2' check (superficie_unidad in ('m2', 'ha')),
         linderos text check (length(linderos) <= 2000),
         valuacion numeric(18, 2) check (valuacion >= 0),
         valuacion_moneda text check (valuacion_moneda ~ '^[A-Z]{3}$'),
         valuacion_anio integer check (valuacion_anio between 1900 and 2200),
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         -- What is the same however it is written: «12-3456/7» is «1234567».
         matricula_clave text generated always as (
           nullif(regexp_replace(sin_acentos(matricula), '[^a-z0-9]', '', 'g'), '')) stored,
         registro_clave text generated always as (
           regexp_replace(sin_acentos(coalesce(registro, '')), '[^a-z0-9]', '', 'g')) stored,
         busqueda text generated always as (
           sin_acentos(coalesce(matricula, '') || ' ' || coalesce(nomenclatura, '') || ' ' || coalesce(domicilio, '')
             || ' ' || coalesce(registro, '')) || ' '
           || regexp_replace(sin_acentos(coalesce(matricula, '')), '[^a-z0-9]', '', 'g') || ' '
           || regexp_replace(sin_acentos(coalesce(nomenclatura, '')), '[^a-z0-9]', '', 'g')) stored,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         check (coalesce(matricula, nomenclatura, domicilio) is not null),
         check ((valuacion is null) = (valuacion_moneda is null))
       )`,
      `create unique index inmuebles_matricula on inmuebles (cuenta_id, registro_clave, matricula_clave)
         where matricula_clave is not null`,
      'create index inmuebles_creado_por on inmuebles (cuenta_id, creado_por)',
      `create table carpeta_inmuebles (
         ${CUENTA_COLUMN},
         carpeta_id uuid not null,
         inmueble_id uuid not null,
         -- Null for the whole of it.
         porcentaje numeric(5, 2) check (porcentaje > 0 and porcentaje <= 100),
         orden integer not null,
         primary key (cuenta_id, carpeta_id, inmueble_id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, inmueble_id) references inmuebles (cuenta_id, id)
       )`,
      'create index carpeta_inmuebles_inmueble on carpeta_inmuebles (cuenta_id, inmueble_id)',
    ]);
    await protectTenantTable(runner, 'carpeta_inmuebles', { visible: visibleWithCarpeta('carpeta_inmuebles') });
    // As personas: a hidden carpeta must not show through its property.
    await protectTenantTable(runner, 'inmuebles', {
      visible: `${hasRol(1, 2)} or creado_por = ${CURRENT_USUARIO} or exists (
        select 1 from carpeta_inmuebles i where i.cuenta_id = inmuebles.cuenta_id and i.inmueble_id = inmuebles.id)`,
    });
    await makeSearchableByParts(runner, 'inmuebles', 'true');
  }

  private async certificados(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table certificado_reglas (
         ${CUENTA_COLUMN},
         id uuid not null,
         ${TIPO},
         nombre text not null check (length(nombre) between 1 and 80),
         -- When it is the one to take: «Registro de otra provincia».
         alcance text check (length(alcance) <= 160),
         organismo text check (length(organismo) <= 120),
         ${VIGENCIA},
         fuente text check (length(fuente) <= 300),
         por text not null check (por in ('carpeta', 'inmueble', 'parte')),
         usual boolean not null,
         orden integer not null,
         version integer not null default 1,
         primary key (cuenta_id, id)
       )`,
      `create table certificados (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         ${TIPO},
         nombre text not null check (length(nombre) between 1 and 80),
         organismo text check (length(organismo) <= 120),
         inmueble_id uuid,
         parte_id uuid,
         -- Whether the signature waits for it.
         necesario boolean not null,
         solicitado date,
         esperado date,
         expedido date,
         ${VIGENCIA},
         fuente text check (length(fuente) <= 300),
         -- The last day on which it is valid. Null until it is issued, and for what does not expire.
         vence date,
         resultado text check (length(resultado) <= 500),
         documento_id uuid,
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, carpeta_id, inmueble_id)
           references carpeta_inmuebles (cuenta_id, carpeta_id, inmueble_id) on delete set null (inmueble_id),
         foreign key (cuenta_id, carpeta_id, parte_id)
           references partes (cuenta_id, carpeta_id, id) on delete set null (parte_id),
         foreign key (cuenta_id, carpeta_id, documento_id)
           references documentos (cuenta_id, carpeta_id, id) on delete set null (documento_id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         check (expedido >= solicitado),
         check ((vence is null) = (expedido is null or dias is null))
       )`,
      'create index certificados_carpeta on certificados (cuenta_id, carpeta_id)',
      `create index certificados_inmueble on certificados (cuenta_id, carpeta_id, inmueble_id)
         where inmueble_id is not null`,
      'create index certificados_parte on certificados (cuenta_id, carpeta_id, parte_id) where parte_id is not null',
      `create index certificados_documento on certificados (cuenta_id, carpeta_id, documento_id)
         where documento_id is not null`,
      'create index certificados_creado_por on certificados (cuenta_id, creado_por)',
    ]);
    await this.seed(runner);
    await protectTenantTable(runner, 'certificado_reglas');
    await protectTenantTable(runner, 'certificados', { visible: visibleWithCarpeta('certificados') });
  }

  /** Cuentas that are there get what new ones get. The table is not under its policy yet. */
  private async seed(runner: QueryRunner): Promise<void> {
    for (const [pais, reglas] of Object.entries(REGLAS_DE_CERTIFICADOS)) {
      await runner.query(
        `insert into certificado_reglas
           (cuenta_id, id, tipo, nombre, alcance, organismo, dias, computo, arranque, fuente, por, usual, orden)
         select c.id, gen_random_uuid(), r.tipo, r.nombre, r.alcance, r.organismo, r.dias, r.computo, r.arranque,
                r.fuente, r.por, r.usual, r.orden
           from cuentas c, jsonb_to_recordset($2) as r (tipo text, nombre text, alcance text, organismo text, dias integer,
             computo text, arranque text, fuente text, por text, usual boolean, orden integer)
          where c.pais = $1`,
        [pais, JSON.stringify(reglas.map((regla, i) => ({ ...regla, orden: i + 1 })))],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table certificados, certificado_reglas',
      'drop view inmuebles_hallables, inmuebles_por_partes',
      'drop table carpeta_inmuebles cascade',
      'drop table inmuebles',
    ]);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, hasRol, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

/**
 * Who sees a carpeta (domain.md, «Roles and permissions»), said once, in the database: titular and adscripto all of
 * them, an oficial those not reserved, and anybody those that were assigned or granted.
 */
const CARPETA_VISIBLE = `
  ${hasRol(1, 2)}
  or (${hasRol(3)} and not reservada)
  or responsable_id = ${CURRENT_USUARIO}
  or escribano_id = ${CURRENT_USUARIO}
  or exists (select 1 from carpeta_accesos a
              where a.cuenta_id = carpetas.cuenta_id and a.carpeta_id = carpetas.id and a.usuario_id = ${CURRENT_USUARIO})`;

/** Carpetas, their catalogue of actos, the counter that numbers them and the accesses granted one by one. */
export class Carpetas1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table tipos_acto (
         ${CUENTA_COLUMN},
         id uuid not null,
         clave text not null,
         nombre text not null check (length(nombre) between 1 and 120),
         pais text not null check (pais in ('AR', 'ES', 'UY')),
         es_registrable boolean not null,
         reservado_por_defecto boolean not null default false,
         roles_requeridos text[] not null default '{}',
         requisitos jsonb not null default '[]',
         plazos jsonb not null default '[]',
         secciones text[] not null default '{}',
         alcance_aml boolean not null default false,
         primary key (cuenta_id, id),
         unique (cuenta_id, clave)
       )`,
      `create table contadores (
         ${CUENTA_COLUMN},
         serie text not null,
         anio integer not null,
         ultimo integer not null check (ultimo > 0),
         primary key (cuenta_id, serie, anio)
       )`,
      `create table carpetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         numero integer,
         anio integer,
         caratula text not null check (length(caratula) between 1 and 200),
         tipo_acto_id uuid not null,
         estado text not null default 'borrador' check (estado in ('borrador', 'en_preparacion', 'lista_para_firma',
           'firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada', 'suspendida', 'anulada')),
         estado_previo text,
         motivo_estado text check (length(motivo_estado) <= 500),
         responsable_id uuid,
         escribano_id uuid,
         prioridad smallint not null default 1 check (prioridad between 0 and 3),
         reservada boolean not null default false,
         moneda text check (moneda ~ '^[A-Z]{3}$'),
         monto numeric(18, 2) check (monto >= 0),
         fecha_firma_prevista date,
         ubicacion_fisica text check (length(ubicacion_fisica) <= 120),
         etiquetas text[] not null default '{}',
         campos_extra jsonb not null default '{}',
         version integer not null default 1,
         eliminada_en timestamptz,
         creada_por uuid not null,
         creada_en timestamptz not null default now(),
         actualizada_en timestamptz not null default now(),
         codigo text generated always as (anio::text || '-' || lpad(numero::text, 6, '0')) stored,
         busqueda text generated always as (
           sin_acentos(caratula || ' ' || coalesce(anio::text || '-' || lpad(numero::text, 6, '0'), ''))
             || ' ' || sin_acentos(etiquetas)) stored,
         -- Stems, so that «compraventas» finds «compraventa»; unaccented on both sides.
         busqueda_ts tsvector generated always as (to_tsvector('spanish', sin_acentos(caratula))) stored,
         primary key (cuenta_id, id),
         unique (cuenta_id, anio, numero),
         foreign key (cuenta_id, tipo_acto_id) references tipos_acto (cuenta_id, id),
         foreign key (cuenta_id, responsable_id) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, escribano_id) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id),
         check ((numero is null) = (anio is null)),
         check (estado = 'borrador' or numero is not null),
         check (eliminada_en is null or numero is null)
       )`,
      // With what the policy asks of each row, so that counting a list reads the index alone.
      `create index carpetas_actualizada on carpetas (cuenta_id, actualizada_en desc, id)
         include (reservada, responsable_id, escribano_id) where eliminada_en is null`,
      'create index carpetas_tipo_acto on carpetas (cuenta_id, tipo_acto_id)',
      'create index carpetas_responsable on carpetas (cuenta_id, responsable_id)',
      'create index carpetas_escribano on carpetas (cuenta_id, escribano_id)',
      'create index carpetas_creada_por on carpetas (cuenta_id, creada_por)',
      `create table carpeta_accesos (
         ${CUENTA_COLUMN},
         carpeta_id uuid not null,
         usuario_id uuid not null,
         otorgado_en timestamptz not null default now(),
         primary key (cuenta_id, carpeta_id, usuario_id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index carpeta_accesos_usuario on carpeta_accesos (cuenta_id, usuario_id)',
    ]);
    await protectTenantTable(runner, 'tipos_acto');
    await protectTenantTable(runner, 'contadores', { privileges: 'select, insert, update' });
    await protectTenantTable(runner, 'carpeta_accesos');
    await protectTenantTable(runner, 'carpetas', { visible: CARPETA_VISIBLE });

    await runAll(runner, [
      `create table personas (
         ${CUENTA_COLUMN},
         id uuid not null,
         tipo text not null check (tipo in ('humana', 'juridica')),
         nombre text check (length(nombre) <= 120),
         apellidos text check (length(apellidos) <= 120),
         razon_social text check (length(razon_social) <= 200),
         pais_doc text,
         tipo_doc text,
         numero_doc text check (length(numero_doc) <= 40),
         -- A RUT is of Chile or of Uruguay: the kind alone does not say.
         id_fiscal_pais text,
         id_fiscal_tipo text,
         id_fiscal text check (length(id_fiscal) <= 40),
         nacimiento date,
         nacionalidad text check (length(nacionalidad) <= 60),
         estado_civil text check (estado_civil in ('soltero', 'casado', 'divorciado', 'viudo', 'union')),
         nupcias smallint check (nupcias between 1 and 9),
         conyuge text check (length(conyuge) <= 200),
         regimen text check (length(regimen) <= 120),
         domicilio text check (length(domicilio) <= 300),
         profesion text check (length(profesion) <= 120),
         email text check (length(email) <= 254),
         telefono text check (length(telefono) <= 40),
         motivo_excepcion text check (length(motivo_excepcion) between 3 and 300),
         version integer not null default 1,
         creada_por uuid not null,
         creada_en timestamptz not null default now(),
         actualizada_en timestamptz not null default now(),
         nombre_completo text generated always as (
           case when tipo = 'juridica' then razon_social
                else trim(coalesce(nombre, '') || ' ' || coalesce(apellidos, '')) end) stored,
         busqueda text generated always as (
           sin_acentos(coalesce(razon_social, '') || ' ' || coalesce(nombre, '') || ' ' || coalesce(apellidos, '') || ' '
             || coalesce(numero_doc, '') || ' ' || coalesce(id_fiscal, ''))) stored,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id),
         check ((numero_doc is null) = (tipo_doc is null) and (numero_doc is null) = (pais_doc is null)),
         check ((id_fiscal is null) = (id_fiscal_tipo is null) and (id_fiscal is null) = (id_fiscal_pais is null)),
         check ((tipo = 'juridica' and razon_social is not null) or (tipo = 'humana' and nombre is not null and apellidos is not null))
       )`,
      'create index personas_creada_por on personas (cuenta_id, creada_por)',
      'create index personas_numero_doc on personas (cuenta_id, numero_doc)',
      'create index personas_id_fiscal on personas (cuenta_id, id_fiscal)',
      `create table partes (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         persona_id uuid not null,
         rol text not null check (rol in ('vendedor', 'comprador', 'donante', 'donatario', 'poderdante', 'apoderado',
           'acreedor', 'deudor', 'socio', 'testador', 'requirente', 'firmante', 'conyuge_asentiente', 'testigo')),
         caracter text check (length(caracter) <= 200),
         representa_a uuid,
         porcentaje numeric(5, 2) check (porcentaje > 0 and porcentaje <= 100),
         orden integer not null,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, id),
         unique (cuenta_id, carpeta_id, persona_id, rol),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, persona_id) references personas (cuenta_id, id),
         foreign key (cuenta_id, carpeta_id, representa_a) references partes (cuenta_id, carpeta_id, id)
           on delete set null (representa_a)
       )`,
      'create index partes_persona on partes (cuenta_id, persona_id)',
      'create index partes_representa on partes (cuenta_id, carpeta_id, representa_a)',
    ]);
    await protectTenantTable(runner, 'partes', { visible: visibleWithCarpeta('partes') });
    // A person is as visible as the carpetas they take part in: a hidden testamento must not show through its testator.
    await protectTenantTable(runner, 'personas', {
      visible: `${hasRol(1, 2)} or creada_por = ${CURRENT_USUARIO}
        or exists (select 1 from partes p where p.cuenta_id = personas.cuenta_id and p.persona_id = personas.id)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table partes, personas, carpeta_accesos, carpetas, contadores, tipos_acto');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REQUISITOS } from '../server/expediente/tipos-acto/catalogo.js';
import { plazosIniciales } from '../server/expediente/tipos-acto/plazos-iniciales.js';
import type { Pais } from '../server/vocabulario/paises.js';
import { CUENTA_COLUMN, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

/** Tables whose rows of all cuentas are read here, which their policies hide from the owner too. */
const READ = ['tipos_acto', 'carpetas'];

/** The actos in versions, of which each carpeta keeps its own, and what each carpeta asks for before it is signed. */
export class Requisitos1763700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(
      runner,
      READ.map((table) => `alter table ${table} no force row level security`),
    );
    await this.versiones(runner);
    await this.requisitos(runner);
    await runAll(
      runner,
      READ.map((table) => `alter table ${table} force row level security`),
    );
    await protectTenantTable(runner, 'tipos_acto_versiones', { privileges: 'select, insert' });
    const visible = visibleWithCarpeta('requisitos');
    await protectTenantTable(runner, 'requisitos', { visible, written: visible });
  }

  private async versiones(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table tipos_acto
         add column version integer not null default 1 check (version > 0),
         add column activo boolean not null default true`,
      `create table tipos_acto_versiones (
         ${CUENTA_COLUMN},
         tipo_acto_id uuid not null,
         version integer not null check (version > 0),
         nombre text not null check (length(nombre) between 1 and 120),
         es_registrable boolean not null,
         reservado_por_defecto boolean not null,
         roles_requeridos text[] not null,
         requisitos jsonb not null,
         plazos jsonb not null,
         secciones text[] not null,
         alcance_aml boolean not null,
         -- Null for the initial catalogue.
         creada_por uuid,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, tipo_acto_id, version),
         foreign key (cuenta_id, tipo_acto_id) references tipos_acto (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index tipos_acto_versiones_creada_por on tipos_acto_versiones (cuenta_id, creada_por)',
    ]);
    // Until now no acto asked for anything, so the cuentas that exist get what new ones start with.
    for (const [pais, actos] of Object.entries(REQUISITOS)) {
      for (const [clave, requisitos] of Object.entries(actos)) {
        await runner.query(
          `update tipos_acto set requisitos = $3::jsonb, plazos = $4::jsonb where pais = $1 and clave = $2 and requisitos = '[]'`,
          [pais, clave, JSON.stringify(requisitos), JSON.stringify(plazosIniciales(pais as Pais, clave))],
        );
      }
    }
    await runAll(runner, [
      `insert into tipos_acto_versiones (cuenta_id, tipo_acto_id, version, nombre, es_registrable, reservado_por_defecto,
                                         roles_requeridos, requisitos, plazos, secciones, alcance_aml)
         select cuenta_id, id, version, nombre, es_registrable, reservado_por_defecto, roles_requeridos, requisitos, plazos,
                secciones, alcance_aml
           from tipos_acto`,
      `alter table carpetas
         add column tipo_acto_version integer not null default 1,
         add foreign key (cuenta_id, tipo_acto_id, tipo_acto_version)
           references tipos_acto_versiones (cuenta_id, tipo_acto_id, version)`,
      'drop index carpetas_tipo_acto',
      'create index carpetas_tipo_acto on carpetas (cuenta_id, tipo_acto_id, tipo_acto_version)',
    ]);
  }

  private async requisitos(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table requisitos (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         -- That of the acto's requisito; null for one that was added to this carpeta alone.
         clave text,
         nombre text not null check (length(nombre) between 1 and 200),
         descripcion text check (length(descripcion) <= 1000),
         fuente text check (length(fuente) <= 200),
         obligatorio boolean not null,
         estado text not null default 'pendiente'
           check (estado in ('pendiente', 'solicitado', 'recibido', 'aprobado', 'no_aplica')),
         motivo text check (length(motivo) <= 500),
         responsable_id uuid,
         vence date,
         documento_id uuid,
         orden integer not null,
         decidido_por uuid,
         decidido_en timestamptz,
         version integer not null default 1,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, clave),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id)
           on delete set null (documento_id),
         foreign key (cuenta_id, responsable_id) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, decidido_por) references membresias (cuenta_id, usuario_id),
         check ((estado = 'no_aplica') = (motivo is not null)),
         check ((estado in ('aprobado', 'no_aplica')) = (decidido_en is not null))
       )`,
      'create index requisitos_orden on requisitos (cuenta_id, carpeta_id, orden)',
      'create index requisitos_documento on requisitos (cuenta_id, carpeta_id, documento_id)',
      'create index requisitos_responsable on requisitos (cuenta_id, responsable_id)',
      'create index requisitos_decidido_por on requisitos (cuenta_id, decidido_por)',
      `create index requisitos_abiertos on requisitos (cuenta_id, vence) include (carpeta_id)
         where vence is not null and estado in ('pendiente', 'solicitado', 'recibido')`,
      // Carpetas that were signed are past what the signature waits for.
      `insert into requisitos (cuenta_id, id, carpeta_id, clave, nombre, descripcion, fuente, obligatorio, orden)
         select c.cuenta_id, gen_random_uuid(), c.id, r.value ->> 'clave', r.value ->> 'nombre', r.value ->> 'descripcion',
                r.value ->> 'fuente', (r.value ->> 'obligatorio')::boolean, r.ordinality
           from carpetas c
           join tipos_acto t on t.cuenta_id = c.cuenta_id and t.id = c.tipo_acto_id
          cross join lateral jsonb_array_elements(t.requisitos) with ordinality as r
          where c.estado in ('borrador', 'en_preparacion', 'lista_para_firma', 'suspendida')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table requisitos',
      'drop index carpetas_tipo_acto',
      'alter table carpetas drop column tipo_acto_version',
      'create index carpetas_tipo_acto on carpetas (cuenta_id, tipo_acto_id)',
      'drop table tipos_acto_versiones',
      'alter table tipos_acto drop column version, drop column activo',
    ]);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

const REGISTRO = 'foreign key (cuenta_id, registro_id) references registros_notariales (cuenta_id, id)';
const CREADO_POR = 'foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)';
/** Certificaciones have a book of their own; escrituras and actas share that of the protocolo. */
const LIBRO = `libro text not null check (libro in ('protocolo', 'certificaciones'))`;
const ANIO = 'anio integer not null check (anio between 1900 and 2200)';

/** The protocolo: what is signed is numbered, and each folio is in one place of its book. */
export class Protocolo1763700000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table registros_notariales (
         ${CUENTA_COLUMN},
         id uuid not null,
         nombre text not null check (length(nombre) between 1 and 80),
         escribano_id uuid,
         activo boolean not null default true,
         -- The year in which the office began with these numbers. Other years begin at 1.
         anio_inicial integer check (anio_inicial between 1900 and 2200),
         escritura_inicial integer not null default 1 check (escritura_inicial between 1 and 999999),
         acta_inicial integer not null default 1 check (acta_inicial between 1 and 999999),
         certificacion_inicial integer not null default 1 check (certificacion_inicial between 1 and 999999),
         folio_inicial integer not null default 1 check (folio_inicial between 1 and 9999999),
         folio_certificaciones_inicial integer not null default 1
           check (folio_certificaciones_inicial between 1 and 9999999),
         version integer not null default 1,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, escribano_id) references membresias (cuenta_id, usuario_id)
       )`,
      'create unique index registros_notariales_nombre on registros_notariales (cuenta_id, lower(nombre))',
      'create index registros_notariales_escribano on registros_notariales (cuenta_id, escribano_id)',
      // A numbered row is never deleted: what goes wrong is errose, and keeps its number and folios.
      `create table instrumentos (
         ${CUENTA_COLUMN},
         id uuid not null,
         registro_id uuid not null,
         ${ANIO},
         ${LIBRO},
         tipo text not null check (tipo in ('escritura', 'acta', 'certificacion')),
         numero integer not null check (numero > 0),
         fecha date not null,
         carpeta_id uuid not null,
         objeto text not null check (length(objeto) between 1 and 300),
         lugar text check (length(lugar) <= 120),
         cuantia numeric(18, 2) check (cuantia >= 0),
         moneda text check (moneda ~ '^[A-Z]{3}$'),
         observacion text check (length(observacion) <= 1000),
         estado text not null default 'vigente' check (estado in ('vigente', 'errose')),
         motivo text check (length(motivo) between 1 and 500),
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, id),
         unique (cuenta_id, registro_id, anio, libro, id),
         unique (cuenta_id, registro_id, anio, tipo, numero),
         ${REGISTRO},
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id),
         ${CREADO_POR},
         check (anio = extract(year from fecha)),
         check ((libro = 'certificaciones') = (tipo = 'certificacion')),
         check ((estado = 'errose') = (motivo is not null)),
         check ((cuantia is null) = (moneda is null))
       )`,
      `create unique index instrumentos_vigente on instrumentos (cuenta_id, carpeta_id) where estado = 'vigente'`,
      'create index instrumentos_fecha on instrumentos (cuenta_id, anio, registro_id, libro, fecha)',
      'create index instrumentos_creado_por on instrumentos (cuenta_id, creado_por)',
      // Those of an instrumento, or voided ones with the reason: one table, so that no folio is in two places.
      `create table folios (
         ${CUENTA_COLUMN},
         id uuid not null,
         registro_id uuid not null,
         ${ANIO},
         ${LIBRO},
         desde integer not null check (desde > 0),
         hasta integer not null check (hasta between desde and 9999999),
         instrumento_id uuid,
         motivo text check (length(motivo) between 1 and 500),
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, instrumento_id),
         ${REGISTRO},
         foreign key (cuenta_id, registro_id, anio, libro, instrumento_id)
           references instrumentos (cuenta_id, registro_id, anio, libro, id),
         ${CREADO_POR},
         check ((instrumento_id is null) = (motivo is not null)),
         constraint folios_una_vez exclude using gist (
           cuenta_id with =, registro_id with =, anio with =, libro with =, int4range(desde, hasta, '[]') with &&)
       )`,
      'create index folios_creado_por on folios (cuenta_id, creado_por)',
      'create index folios_libro on folios (cuenta_id, anio, registro_id, libro, desde)',
      `create table copias (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         instrumento_id uuid not null,
         tipo text not null check (tipo in ('primera', 'posterior', 'simple')),
         orden integer not null check (orden > 0),
         solicitante text not null check (length(solicitante) between 1 and 200),
         fecha date not null,
         retirada_por text check (length(retirada_por) between 1 and 200),
         retirada_en date,
         observacion text check (length(observacion) <= 500),
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, instrumento_id, tipo, orden),
         foreign key (cuenta_id, carpeta_id, instrumento_id) references instrumentos (cuenta_id, carpeta_id, id),
         ${CREADO_POR},
         check ((retirada_por is null) = (retirada_en is null)),
         check (retirada_en >= fecha)
       )`,
      'create index copias_carpeta on copias (cuenta_id, carpeta_id)',
      'create index copias_creado_por on copias (cuenta_id, creado_por)',
      // The fields of the persona and of the inmueble as they were at the signature.
      'alter table partes add column snapshot jsonb',
      'alter table carpeta_inmuebles add column snapshot jsonb',
      // Cuentas that are there get what new ones get. The table is not under its policy yet.
      `insert into registros_notariales (cuenta_id, id, nombre) select id, gen_random_uuid(), 'Protocolo' from cuentas`,
    ]);
    await protectTenantTable(runner, 'registros_notariales', { privileges: 'select, insert, update' });
    await protectTenantTable(runner, 'instrumentos', {
      visible: visibleWithCarpeta('instrumentos'),
      privileges: 'select, insert, update',
    });
    await protectTenantTable(runner, 'folios', {
      visible: `instrumento_id is null or exists (
        select 1 from instrumentos i where i.cuenta_id = folios.cuenta_id and i.id = folios.instrumento_id)`,
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'copias', { visible: visibleWithCarpeta('copias') });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table partes drop column snapshot',
      'alter table carpeta_inmuebles drop column snapshot',
      'drop table copias, folios, instrumentos, registros_notariales',
    ]);
  }
}

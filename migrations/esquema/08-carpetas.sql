-- Carpetas, their numbers, who sees them, and how they are found.

-- The last number of each series and year.
create table contadores (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  serie text not null,
  anio integer not null,
  ultimo integer not null,
  -- The date of the last row that was numbered; NULL for series whose dates may come in any order.
  ultima_fecha date,
  primary key (cuenta_id, serie, anio)
);

-- One operation of the office each.
create table carpetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
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
  -- Stems, so that «compraventas» finds «compraventa»; unaccented on both sides.
  busqueda_ts tsvector generated always as (to_tsvector('spanish', sin_acentos(caratula))) stored,
  prefijo text not null default '' check (prefijo ~ '^[A-Z0-9./-]{0,8}$'),
  codigo text generated always as (prefijo || anio::text || '-' || lpad(numero::text, 6, '0')) stored,
  busqueda text generated always as (
    sin_acentos(caratula || ' ' || coalesce(prefijo || anio::text || '-' || lpad(numero::text, 6, '0'), ''))
      || ' ' || sin_acentos(etiquetas)) stored,
  -- The real date of the signature, which the list is ordered by from then on.
  fecha_firma date,
  tipo_acto_version integer not null default 1,
  -- Who proposed it for the signature, until it moves or is given back.
  propuesta_por uuid,
  propuesta_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, anio, numero),
  foreign key (cuenta_id, tipo_acto_id) references tipos_acto (cuenta_id, id),
  foreign key (cuenta_id, responsable_id) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, escribano_id) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id),
  check ((numero is null) = (anio is null)),
  -- What has a number is not deleted. Its name is that of databases of before.
  constraint carpetas_check2 check (eliminada_en is null or numero is null),
  constraint carpetas_fecha_firma check (fecha_firma is null
    or estado not in ('borrador', 'en_preparacion', 'lista_para_firma', 'suspendida', 'anulada')),
  constraint carpetas_numeradas check (numero is not null or estado = 'borrador'
    or (estado = 'suspendida' and estado_previo is not distinct from 'borrador')),
  foreign key (cuenta_id, tipo_acto_id, tipo_acto_version)
    references tipos_acto_versiones (cuenta_id, tipo_acto_id, version),
  constraint carpetas_propuesta check (
    (propuesta_por is null) = (propuesta_en is null)
    and (propuesta_en is null or estado = 'en_preparacion' and eliminada_en is null)),
  foreign key (cuenta_id, propuesta_por) references membresias (cuenta_id, usuario_id)
);

-- Carpetas opened to one member, without an end or until a day.
create table carpeta_accesos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  carpeta_id uuid not null,
  usuario_id uuid not null,
  otorgado_en timestamptz not null default now(),
  otorgado_por uuid,
  -- The last day of the access, in the time zone of the cuenta.
  hasta date,
  primary key (cuenta_id, carpeta_id, usuario_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, otorgado_por) references membresias (cuenta_id, usuario_id)
    on delete set null (otorgado_por)
);

-- Links between two carpetas.
create table carpeta_vinculos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
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
);

-- Saved views of the list of carpetas, of one person or shared.
create table carpeta_vistas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  nombre text not null check (length(nombre) between 1 and 60),
  -- The search, the filters and the order, as the list takes them.
  filtros jsonb not null check (jsonb_typeof(filtros) = 'object' and length(filtros::text) <= 4000),
  -- Whether the other members see it.
  compartida boolean not null default false,
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Comments on a carpeta.
create table carpeta_comentarios (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  texto text not null check (char_length(texto) between 1 and 4000),
  -- Who is mentioned in the text.
  menciones uuid[] not null default '{}' check (cardinality(menciones) <= 50),
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  editado_en timestamptz,
  eliminado_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
);

-- The words by which each carpeta is found.
create table carpetas_busqueda (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  carpeta_id uuid not null,
  texto text not null default '',
  -- Stems of the carátula.
  raices tsvector not null default '',
  primary key (cuenta_id, carpeta_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
);

-- The tags of each carpeta as rows: operators of arrays are not leakproof.
create table carpeta_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  etiqueta text not null,
  carpeta_id uuid not null,
  primary key (cuenta_id, etiqueta, carpeta_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
);

-- The numbers of a year end at six digits: the codigo would cut a seventh. Not valid, since older rows may have it.
alter table contadores add constraint contadores_ultimo_check
  check (ultimo >= 0 and (serie <> 'carpeta' or ultimo <= 999999)) not valid;
alter table carpetas add constraint carpetas_numero_check check (numero <= 999999) not valid;

create index carpetas_responsable on carpetas (cuenta_id, responsable_id);
create index carpetas_escribano on carpetas (cuenta_id, escribano_id);
create index carpetas_creada_por on carpetas (cuenta_id, creada_por);
-- With what the policy asks of each row, so that counting a list reads the index alone.
create index carpetas_por_numero_asc on carpetas (cuenta_id, anio, numero, id)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_por_numero_desc on carpetas (cuenta_id, anio desc nulls last, numero desc nulls last, id desc)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_por_caratula on carpetas (cuenta_id, sin_acentos(caratula), id)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_por_estado_orden on carpetas (cuenta_id,
    array_position(array['borrador', 'en_preparacion', 'lista_para_firma', 'firmada', 'en_inscripcion', 'observada',
      'inscripta', 'entregada', 'archivada', 'suspendida', 'anulada'], estado), id)
  include (reservada, responsable_id, escribano_id)
  where eliminada_en is null;
create index carpetas_por_prioridad on carpetas (cuenta_id, prioridad, id)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_por_creada on carpetas (cuenta_id, creada_en, id)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_por_actualizada on carpetas (cuenta_id, actualizada_en, id)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_por_estado on carpetas (cuenta_id, estado, actualizada_en, id)
  include (reservada, responsable_id, escribano_id) where eliminada_en is null;
create index carpetas_papelera on carpetas (cuenta_id, actualizada_en, id) where eliminada_en is not null;
create index carpetas_por_firma_asc on carpetas (cuenta_id, coalesce(fecha_firma, fecha_firma_prevista), id)
  include (reservada, responsable_id, escribano_id, fecha_firma, fecha_firma_prevista) where eliminada_en is null;
create index carpetas_por_firma_desc on carpetas
  (cuenta_id, coalesce(fecha_firma, fecha_firma_prevista) desc nulls last, id desc)
  include (reservada, responsable_id, escribano_id, fecha_firma, fecha_firma_prevista)
  where eliminada_en is null;
create index carpetas_por_firmar on carpetas (cuenta_id, fecha_firma_prevista, id)
  include (estado, reservada, responsable_id, escribano_id)
  where eliminada_en is null and estado in ('borrador', 'en_preparacion', 'lista_para_firma', 'suspendida');
create index carpetas_en_curso on carpetas (cuenta_id, actualizada_en, id)
  include (estado, reservada, responsable_id, escribano_id)
  where eliminada_en is null and estado not in ('entregada', 'archivada', 'anulada');
create index carpetas_montos_firmados on carpetas (cuenta_id, moneda, fecha_firma desc, id)
  include (monto, estado, reservada, responsable_id, escribano_id)
  where eliminada_en is null and monto is not null and fecha_firma is not null;
create index carpetas_montos_abiertos on carpetas (cuenta_id, moneda)
  include (monto, estado, reservada, responsable_id, escribano_id)
  where eliminada_en is null and monto is not null and estado not in ('entregada', 'archivada', 'anulada');
create index carpetas_montos on carpetas (cuenta_id, fecha_firma)
  include (id, moneda, monto, tipo_acto_id, estado, reservada, responsable_id, escribano_id)
  where eliminada_en is null and monto is not null;
create index carpetas_firmadas on carpetas (cuenta_id, fecha_firma)
  include (id, reservada, responsable_id, escribano_id) where eliminada_en is null and fecha_firma is not null;
create index carpetas_tipo_acto on carpetas (cuenta_id, tipo_acto_id, tipo_acto_version);
create index carpetas_propuesta_por on carpetas (cuenta_id, propuesta_por) where propuesta_por is not null;

create index carpeta_accesos_usuario on carpeta_accesos (cuenta_id, usuario_id);
create index carpeta_accesos_otorgado_por on carpeta_accesos (cuenta_id, otorgado_por);

-- Neither twice nor both ways.
create unique index carpeta_vinculos_par on carpeta_vinculos
  (cuenta_id, tipo, least(carpeta_id, otra_id), greatest(carpeta_id, otra_id));
create index carpeta_vinculos_carpeta on carpeta_vinculos (cuenta_id, carpeta_id);
create index carpeta_vinculos_otra on carpeta_vinculos (cuenta_id, otra_id);
create index carpeta_vinculos_creado_por on carpeta_vinculos (cuenta_id, creado_por);

create unique index carpeta_vistas_nombre on carpeta_vistas (cuenta_id, usuario_id, sin_acentos(nombre));

create index carpeta_comentarios_carpeta on carpeta_comentarios (cuenta_id, carpeta_id, creado_en desc, id desc)
  where eliminado_en is null;
create index carpeta_comentarios_carpeta_id on carpeta_comentarios (cuenta_id, carpeta_id);
create index carpeta_comentarios_creado_por on carpeta_comentarios (cuenta_id, creado_por);

create index carpetas_busqueda_texto on carpetas_busqueda
  using gin (partes_de_palabras(cuenta_id, texto, raices)) with (fastupdate = off);
alter index carpetas_busqueda_texto alter column 1 set statistics 0;

create index carpeta_etiquetas_carpeta on carpeta_etiquetas (cuenta_id, carpeta_id);

-- Writes the words and the tags by which these carpetas are found. Triggers call it for whatever changes them.
create function carpetas_buscables(cuenta uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into carpetas_busqueda (cuenta_id, carpeta_id)
    select c.cuenta_id, c.id from carpetas c where c.cuenta_id = cuenta and c.id = any (ids)
    on conflict do nothing;
  -- Whoever waits here reads what the others wrote meanwhile.
  perform 1 from carpetas_busqueda b
    where b.cuenta_id = cuenta and b.carpeta_id = any (ids) order by b.carpeta_id for update;
  update carpetas_busqueda b set texto = n.texto, raices = n.raices
    from (
      select c.cuenta_id, c.id, c.busqueda_ts as raices,
             c.busqueda || ' ' || sin_acentos(t.nombre) || coalesce(p.texto, '') || coalesce(i.texto, '') as texto
        from carpetas c
        join tipos_acto t on t.cuenta_id = c.cuenta_id and t.id = c.tipo_acto_id
        left join lateral (
          select ' ' || string_agg(pe.busqueda, ' ' order by pe.id) as texto
            from partes pa join personas pe on pe.cuenta_id = pa.cuenta_id and pe.id = pa.persona_id
           where pa.cuenta_id = c.cuenta_id and pa.carpeta_id = c.id) p on true
        left join lateral (
          select ' ' || string_agg(inm.busqueda, ' ' order by inm.id) as texto
            from carpeta_inmuebles ci
            join inmuebles inm on inm.cuenta_id = ci.cuenta_id and inm.id = ci.inmueble_id
           where ci.cuenta_id = c.cuenta_id and ci.carpeta_id = c.id) i on true
       where c.cuenta_id = cuenta and c.id = any (ids)) n
   where b.cuenta_id = n.cuenta_id and b.carpeta_id = n.id and (b.texto, b.raices) <> (n.texto, n.raices);
  delete from carpeta_etiquetas e using carpetas c
    where c.cuenta_id = cuenta and c.id = any (ids) and e.cuenta_id = c.cuenta_id and e.carpeta_id = c.id
      and e.etiqueta <> all (c.etiquetas);
  insert into carpeta_etiquetas (cuenta_id, etiqueta, carpeta_id)
    select c.cuenta_id, etiqueta, c.id from carpetas c, unnest(c.etiquetas) as etiqueta
     where c.cuenta_id = cuenta and c.id = any (ids)
    on conflict do nothing;
end $$;
revoke execute on function carpetas_buscables(uuid, uuid[]) from public;

-- A job does the carpetas of somebody with more than AT_ONCE of them, some in each transaction. It gives the last one.
create function carpetas_buscables_de(cuenta uuid, persona uuid, despues uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  ids uuid[];
begin
  select array_agg(id order by id) into ids from (
    select distinct p.carpeta_id as id from partes p
     where p.cuenta_id = cuenta and p.persona_id = persona and (despues is null or p.carpeta_id > despues)
     order by p.carpeta_id limit 200) as next;
  perform carpetas_buscables(cuenta, ids);
  return ids[cardinality(ids)];
end $$;
revoke execute on function carpetas_buscables_de(uuid, uuid, uuid) from public;
grant execute on function carpetas_buscables_de(uuid, uuid, uuid) to carpetas_platform;

create function carpetas_buscables_insert() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select cuenta_id, id from nuevas) as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

create function carpetas_buscables_update() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select n.cuenta_id, n.id from nuevas n join viejas v using (cuenta_id, id)
            where (n.busqueda, n.etiquetas, n.tipo_acto_id) is distinct from (v.busqueda, v.etiquetas, v.tipo_acto_id))
       as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

create function tipos_acto_buscables_update() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select c.cuenta_id, c.id from nuevas n join viejas v using (cuenta_id, id)
             join carpetas c on c.cuenta_id = n.cuenta_id and c.tipo_acto_id = n.id where n.nombre <> v.nombre)
       as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

-- The tenant role may not read cuentas.
create function hoy_en_la_cuenta() returns date
language sql stable security definer set search_path = pg_catalog, public
return (select (now() at time zone zona_horaria)::date from cuentas where id = :cuenta);
revoke execute on function hoy_en_la_cuenta() from public;
grant execute on function hoy_en_la_cuenta() to carpetas_tenant;

-- Who leaves the cuenta loses the accesos.
create function carpeta_accesos_salida() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from carpeta_accesos where cuenta_id = new.cuenta_id and usuario_id = new.usuario_id;
  return null;
end $$;

-- Only a titular or an adscripto is named as the notary of a carpeta, and nobody else once it is signed.
create function carpetas_escribano() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE'
     and old.estado in ('firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada') then
    raise exception 'the notary of a signed carpeta does not change' using errcode = 'check_violation';
  end if;
  if new.escribano_id is not null and not exists (
    select 1 from membresias m
     where m.cuenta_id = new.cuenta_id and m.usuario_id = new.escribano_id and m.rol_id in (1, 2)) then
    raise exception 'the notary of a carpeta is a titular or an adscripto' using errcode = 'check_violation';
  end if;
  return new;
end $$;

call table_of_cuenta('contadores', may => 'select, insert, update');
-- Titular and adscripto see all carpetas: being named as the notary gives no sight of its own.
call table_of_cuenta('carpetas',
  seen => $$
    :rol(1, 2)
    or (:rol(3) and not reservada)
    or responsable_id = :usuario
    or exists (select 1 from carpeta_accesos a
                where a.cuenta_id = carpetas.cuenta_id and a.carpeta_id = carpetas.id
                  and a.usuario_id = :usuario and (a.hasta is null or a.hasta >= (select hoy_en_la_cuenta())))$$);
create policy uso on carpetas for select to carpetas_platform using (true);
grant select (cuenta_id, eliminada_en) on carpetas to carpetas_platform;
call table_of_cuenta('carpeta_accesos');
call table_of_cuenta('carpeta_vinculos',
  rows => with_carpeta('carpeta_vinculos') || $$ and exists (
    select 1 from carpetas c where c.cuenta_id = carpeta_vinculos.cuenta_id and c.id = carpeta_vinculos.otra_id)$$,
  may => 'select, insert, delete');
call table_of_cuenta('carpeta_vistas',
  seen => $$usuario_id = :usuario or compartida$$,
  written => $$usuario_id = :usuario or (compartida and :rol(1))$$);
create policy borrado on carpeta_vistas as restrictive for delete to carpetas_tenant
  using (usuario_id = :usuario or :rol(1));
call table_of_cuenta('carpeta_comentarios',
  seen => with_carpeta('carpeta_comentarios'),
  written => with_carpeta('carpeta_comentarios') || $$ and creado_por = :usuario$$,
  may => 'select, insert, update');
call sweep_deleted('carpeta_comentarios', 'eliminado_en');
alter table carpetas_busqueda enable row level security, force row level security;
alter table carpeta_etiquetas enable row level security, force row level security;

create trigger carpetas_buscables_insert after insert on carpetas referencing new table as nuevas
  for each statement execute function carpetas_buscables_insert();
create trigger carpetas_buscables_update after update on carpetas referencing old table as viejas new table as nuevas
  for each statement execute function carpetas_buscables_update();
create trigger tipos_acto_buscables_update after update on tipos_acto
  referencing old table as viejas new table as nuevas for each statement execute function tipos_acto_buscables_update();
create trigger carpeta_accesos_salida after update of estado on membresias for each row
  when (new.estado = 'retirada') execute function carpeta_accesos_salida();
create trigger carpetas_escribano_nuevo before insert on carpetas for each row
  when (new.escribano_id is not null) execute function carpetas_escribano();
create trigger carpetas_escribano before update of escribano_id on carpetas for each row
  when (old.escribano_id is distinct from new.escribano_id) execute function carpetas_escribano();

create view carpetas_hallables as
select cuenta_id, carpeta_id, texto, raices from carpetas_busqueda where cuenta_id = :buscada;
grant select on carpetas_hallables to carpetas_tenant;

create view carpetas_etiquetadas as
select cuenta_id, etiqueta, carpeta_id from carpeta_etiquetas where cuenta_id = :buscada;
grant select on carpetas_etiquetadas to carpetas_tenant;

create view carpetas_por_partes as
select cuenta_id, carpeta_id, texto, raices, partes_de_palabras(cuenta_id, texto, raices) as partes
  from carpetas_busqueda where cuenta_id is not distinct from :buscada;
grant select on carpetas_por_partes to carpetas_tenant;

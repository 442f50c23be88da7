-- The audit: append-only for the application, and chained by the database, so that no code writes outside the chain.

-- The end of the chain of each cuenta's audit.
create table auditoria_cabezas (
  cuenta_id uuid primary key references cuentas (id),
  n bigint not null,
  hash bytea not null
);

-- The audit: append-only, hash-chained per cuenta by the database.
create table auditoria (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  n bigint not null,
  en timestamptz not null default clock_timestamp(),
  usuario_id uuid,
  accion text not null,
  carpeta_id uuid,
  entidad text not null,
  entidad_id uuid,
  datos jsonb not null default '{}',
  hash_previo bytea not null,
  hash bytea not null,
  primary key (cuenta_id, id),
  unique (cuenta_id, n),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id)
);

create index auditoria_carpeta on auditoria (cuenta_id, carpeta_id, n desc);
create index auditoria_movidas on auditoria (cuenta_id, en) include (carpeta_id) where accion = 'carpeta.movida';
create index auditoria_accion on auditoria (cuenta_id, accion, en desc, id desc);
create index auditoria_usuario on auditoria (cuenta_id, usuario_id, accion, en desc, id desc);

create function auditoria_hash(fila auditoria) returns bytea language sql immutable parallel safe as $$
  select sha256(fila.hash_previo || convert_to(jsonb_build_array(
    fila.cuenta_id, fila.id, fila.n, extract(epoch from fila.en), fila.usuario_id, fila.accion,
    fila.carpeta_id, fila.entidad, fila.entidad_id, fila.datos)::text, 'UTF8'))
$$;

-- Each entry takes the number and the hash that follow those of the last entry of its cuenta.
create function auditoria_encadenar() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into auditoria_cabezas (cuenta_id, n, hash) values (new.cuenta_id, 0, sha256(''))
    on conflict do nothing;
  update auditoria_cabezas set n = auditoria_cabezas.n + 1 where cuenta_id = new.cuenta_id
    returning auditoria_cabezas.n, auditoria_cabezas.hash into new.n, new.hash_previo;
  new.hash := auditoria_hash(new);
  update auditoria_cabezas set hash = new.hash where cuenta_id = new.cuenta_id;
  return new;
end $$;
revoke execute on function auditoria_encadenar() from public;

alter table auditoria_cabezas enable row level security, force row level security;
create policy cuenta on auditoria_cabezas for select to carpetas_tenant using (cuenta_id = :cuenta);
grant select on auditoria_cabezas to carpetas_tenant;
create policy constancias on auditoria_cabezas for select to carpetas_platform using (true);
grant select on auditoria_cabezas to carpetas_platform;
alter table auditoria enable row level security, force row level security;
create policy cuenta on auditoria to carpetas_tenant
  using (
    cuenta_id = :cuenta
    and (carpeta_id is null and :rol(1)
      or exists (select 1 from carpetas c where c.cuenta_id = auditoria.cuenta_id and c.id = auditoria.carpeta_id))
    and case
      when datos ? 'otraCarpetaId' then exists (
        select 1 from carpetas c
         where c.cuenta_id = auditoria.cuenta_id and c.id = (auditoria.datos ->> 'otraCarpetaId')::uuid)
      when accion like 'vinculo.%' then :rol(1, 2) or exists (
        select 1 from carpeta_vinculos v where v.cuenta_id = auditoria.cuenta_id and v.id = auditoria.entidad_id)
      else true end)
  with check (cuenta_id = :cuenta and true);
grant select, insert on auditoria to carpetas_tenant;

create trigger auditoria_encadenar before insert on auditoria for each row execute function auditoria_encadenar();

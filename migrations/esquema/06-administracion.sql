-- What operators did, and what their pages count of each cuenta.

-- The end of the chain of operadores_registro.
create table operadores_cabeza (
  unica boolean primary key default true check (unica),
  n bigint not null,
  hash bytea not null
);

-- What operators did: of no cuenta, append-only, hash-chained as the audit is.
create table operadores_registro (
  id uuid primary key,
  n bigint not null unique,
  en timestamptz not null default clock_timestamp(),
  -- Neither refers to a row: people and cuentas may be deleted, and what was done stays.
  usuario_id uuid not null,
  email text not null,
  direccion inet,
  accion text not null check (length(accion) between 1 and 60),
  sobre_id uuid,
  sobre text check (length(sobre) <= 400),
  motivo text check (length(motivo) <= 300),
  hash_previo bytea not null,
  hash bytea not null
);

create function operadores_hash(fila operadores_registro) returns bytea language sql immutable parallel safe as $$
  select sha256(fila.hash_previo || convert_to(jsonb_build_array(
    fila.id, fila.n, extract(epoch from fila.en), fila.usuario_id, fila.email, host(fila.direccion), fila.accion,
    fila.sobre_id, fila.sobre, fila.motivo)::text, 'UTF8'))
$$;

-- As auditoria_encadenar does.
create function operadores_encadenar() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into operadores_cabeza (n, hash) values (0, sha256('')) on conflict do nothing;
  update operadores_cabeza set n = operadores_cabeza.n + 1
    returning operadores_cabeza.n, operadores_cabeza.hash into new.n, new.hash_previo;
  new.hash := operadores_hash(new);
  update operadores_cabeza set hash = new.hash;
  return new;
end $$;
revoke execute on function operadores_encadenar() from public;

-- The health of an installation tells which migrations have run.
grant select on migraciones to carpetas_platform;
grant select on operadores_cabeza to carpetas_platform;
grant select, insert on operadores_registro to carpetas_platform;

create trigger operadores_encadenar before insert on operadores_registro
  for each row execute function operadores_encadenar();

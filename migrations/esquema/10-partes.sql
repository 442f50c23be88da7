-- Who takes part in a carpeta.

-- Which persona takes part in a carpeta, in which role.
create table partes (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  persona_id uuid not null,
  rol text not null check (rol in ('vendedor', 'comprador', 'donante', 'donatario', 'poderdante', 'apoderado',
    'acreedor', 'deudor', 'socio', 'testador', 'requirente', 'firmante', 'conyuge_asentiente', 'testigo')),
  caracter text check (length(caracter) <= 200),
  porcentaje numeric(5, 2) check (porcentaje > 0 and porcentaje <= 100),
  orden integer not null,
  creada_en timestamptz not null default now(),
  -- The fields of the persona and of the inmueble as they were at the signature.
  snapshot jsonb,
  -- Why the husband or wife of the parte need not assent.
  sin_asentimiento text check (length(sin_asentimiento) between 1 and 300),
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, id),
  unique (cuenta_id, carpeta_id, persona_id, rol),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, persona_id) references personas (cuenta_id, id)
);

-- For whom a parte acts, in the order in which they were named.
create table parte_representaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  carpeta_id uuid not null,
  parte_id uuid not null,
  representa_a uuid not null,
  orden integer not null,
  primary key (cuenta_id, parte_id, representa_a),
  foreign key (cuenta_id, carpeta_id, parte_id) references partes (cuenta_id, carpeta_id, id) on delete cascade,
  foreign key (cuenta_id, carpeta_id, representa_a) references partes (cuenta_id, carpeta_id, id) on delete cascade,
  check (parte_id <> representa_a)
);

create index partes_persona on partes (cuenta_id, persona_id);

create index parte_representaciones_parte on parte_representaciones (cuenta_id, carpeta_id, parte_id);
create index parte_representaciones_representa on parte_representaciones (cuenta_id, carpeta_id, representa_a);

create function partes_buscables_insert() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select cuenta_id, carpeta_id from nuevas) as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

create function partes_buscables_update() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select n.cuenta_id, n.carpeta_id, count(*) over () from nuevas n
             join viejas v using (cuenta_id, id)
            where n.persona_id <> v.persona_id) as x (cuenta, carpeta, cuantas)
    where x.cuantas <= 200 group by x.cuenta;
  return null;
end $$;

create function partes_buscables_delete() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select cuenta_id, carpeta_id from viejas) as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

-- Here, since the policies of personas and of their merges ask for partes. A hidden testamento must not show through
-- its testator.
call table_of_cuenta('personas',
  seen => $$
    :rol(1, 2)
    or creada_por = :usuario and not retirada
    or exists (select 1 from partes p where p.cuenta_id = personas.cuenta_id and p.persona_id = personas.id)$$);
call table_of_cuenta('persona_uniones',
  seen => $$
    exists (select 1 from personas p
             where p.cuenta_id = persona_uniones.cuenta_id and p.id = persona_uniones.persona_id)
    and (exists (select 1 from personas p
                  where p.cuenta_id = persona_uniones.cuenta_id and p.id = persona_uniones.otra_id)
      or exists (select 1 from partes p
                  where p.cuenta_id = persona_uniones.cuenta_id and p.id = any (persona_uniones.partes))
      or exists (select 1 from carpetas c, jsonb_array_elements(persona_uniones.repetidas) r
                  where c.cuenta_id = persona_uniones.cuenta_id and c.id = (r -> 'parte' ->> 'carpetaId')::uuid))$$,
  may => 'select, insert, delete');
call table_of_cuenta('partes', seen => with_carpeta('partes'));
call table_of_cuenta('parte_representaciones', seen => with_carpeta('parte_representaciones'));

create trigger partes_buscables_insert after insert on partes referencing new table as nuevas
  for each statement execute function partes_buscables_insert();
create trigger partes_buscables_update after update on partes referencing old table as viejas new table as nuevas
  for each statement execute function partes_buscables_update();
create trigger partes_buscables_delete after delete on partes referencing old table as viejas
  for each statement execute function partes_buscables_delete();

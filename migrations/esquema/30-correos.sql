-- Mail. Threads are of a mailbox: only what it has takes part in them.

-- Mails, each once for all mailboxes that have it.
create table correos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  -- As in the header, with its angle brackets.
  message_id text not null check (message_id ~ '^<[^<>\s]+>$' and length(message_id) <= 998),
  -- The Message-IDs that it refers to, the nearest last.
  referencias text[] not null default '{}' check (cardinality(referencias) <= 100),
  -- Null when it came from outside.
  autor_id uuid,
  estado text not null check (estado in ('borrador', 'programado', 'enviado', 'recibido')),
  -- When it is to leave, or was to.
  enviar_en timestamptz,
  de_nombre text not null check (length(de_nombre) <= 320),
  de_direccion text not null check (length(de_direccion) <= 320),
  -- Lists of {nombre, direccion}.
  para jsonb not null default '[]' check (jsonb_typeof(para) = 'array'),
  cc jsonb not null default '[]' check (jsonb_typeof(cc) = 'array'),
  asunto text not null check (length(asunto) <= 998),
  -- Sanitised.
  html text not null check (length(html) <= 2000000),
  texto text not null check (length(texto) <= 2000000),
  -- The mail that it answers or forwards, and how.
  base_id uuid,
  base_tipo text check (base_tipo in ('responder', 'reenviar')),
  -- Of a draft: what it quotes, which leaves below its text. The base may be gone by then.
  cita_html text check (length(cita_html) <= 1000000),
  cita_texto text check (length(cita_texto) <= 1500000),
  version integer not null default 1,
  -- When it was sent; of a draft, when it was last written.
  fecha timestamptz not null default now(),
  creado_en timestamptz not null default now(),
  -- Where a draft is to be filed once it is sent.
  carpeta_id uuid,
  -- All headers of a mail from outside, in order: a list of {nombre, valor}.
  cabeceras jsonb check (jsonb_typeof(cabeceras) = 'array' and octet_length(cabeceras::text) <= 400000),
  -- What the own mail server found of the sender.
  autenticacion text check (autenticacion in ('verificado', 'fallido', 'sin_datos')),
  -- Of what came from outside: two with one Message-ID and this are one mail.
  huella text,
  bytes integer not null generated always as
    (octet_length(html) + octet_length(texto)
      + coalesce(octet_length(cita_html) + octet_length(cita_texto), 0)
      + coalesce(octet_length(cabeceras::text), 0)) stored,
  -- To whom answers to a mail from outside go.
  responder_a jsonb,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, base_id) references correos (cuenta_id, id) on delete set null (base_id),
  check ((estado = 'recibido') = (autor_id is null)),
  check (estado <> 'programado' or enviar_en is not null),
  check (num_nulls(cita_html, cita_texto) <> 1),
  check (cita_html is null or estado in ('borrador', 'programado')),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete set null (carpeta_id),
  check (carpeta_id is null or estado in ('borrador', 'programado')),
  check (
    estado in ('enviado', 'recibido') or num_nonnulls(cabeceras, autenticacion, huella) = 0),
  check (responder_a is null or (jsonb_typeof(responder_a) = 'array' and estado = 'recibido'))
);

-- What one mailbox has of a mail: where it lies, and whether it was read.
create table correo_copias (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  correo_id uuid not null,
  usuario_id uuid not null,
  -- Whether it is the author's. Who writes to themselves has it twice.
  propia boolean not null,
  bandeja text not null check (bandeja in ('inbox', 'sent', 'drafts', 'spam', 'trash', 'archive')),
  leido boolean not null default false,
  destacado boolean not null default false,
  importante boolean not null default false,
  -- Hidden recipients: a list of {nombre, direccion}, in the author's own alone.
  cco jsonb not null default '[]' check (jsonb_typeof(cco) = 'array'),
  -- Of its thread: the Message-ID of the first mail.
  raiz text not null,
  hilo_id uuid not null,
  -- When it came into the mailbox: the order of its lists.
  recibido_en timestamptz not null,
  papelera_desde timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, usuario_id, id),
  unique (cuenta_id, usuario_id, correo_id, propia),
  foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  check ((bandeja = 'trash') = (papelera_desde is not null)),
  check (
    propia or (cco = '[]' and bandeja in ('inbox', 'spam', 'trash', 'archive'))),
  check (not propia or bandeja in ('sent', 'drafts', 'trash'))
);

-- The words by which a mailbox finds its copies.
-- Apart: a flag that changes would write all its words into the index again.
create table correo_palabras (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  copia_id uuid not null,
  usuario_id uuid not null,
  busqueda text not null,
  primary key (cuenta_id, copia_id),
  foreign key (cuenta_id, usuario_id, copia_id)
    references correo_copias (cuenta_id, usuario_id, id) on delete cascade
);

-- Tags of mails, of one person.
create table correo_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  titulo text not null check (length(titulo) <= 60),
  -- Made of the title by a trigger.
  slug text not null default '',
  color text not null check (color in
    ('gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo', 'purple', 'pink')),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, usuario_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Which copy has which tag.
create table correo_etiquetado (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  copia_id uuid not null,
  etiqueta_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, copia_id, etiqueta_id),
  foreign key (cuenta_id, usuario_id, copia_id)
    references correo_copias (cuenta_id, usuario_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id, etiqueta_id)
    references correo_etiquetas (cuenta_id, usuario_id, id) on delete cascade
);

-- Files of mails.
create table correo_adjuntos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  correo_id uuid not null,
  orden smallint not null default 0,
  nombre text not null check (length(nombre) between 1 and 255),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  mime text not null,
  clave text not null unique,
  -- Who attached it; of a mail from outside, in whose mailbox it came.
  subido_por uuid not null,
  -- Shown within the text.
  en_linea boolean not null default false,
  -- Its small picture: null is not made yet, empty cannot be made.
  miniatura text,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id)
);

-- What became of a mail to an address outside; those of members are delivered in the transaction that sends it.
create table correo_envios (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  correo_id uuid not null,
  direccion text not null,
  estado text not null default 'en_cola' check (estado in ('en_cola', 'enviado', 'rechazado')),
  motivo text check (length(motivo) <= 300),
  actualizado_en timestamptz not null default now(),
  primary key (cuenta_id, correo_id, direccion),
  foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade
);

-- How a person reads and signs their mails.
create table correo_ajustes (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  -- messageLayout of the reference client, which it stores and does not read.
  diseno text not null default 'right' check (length(diseno) between 1 and 40),
  -- HTML, sanitised; empty for none.
  firma text not null default '' check (length(firma) <= 20000),
  version integer not null default 1,
  primary key (cuenta_id, usuario_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Mails filed in carpetas.
create table correo_carpetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  carpeta_id uuid not null,
  correo_id uuid not null,
  -- Null when it filed itself, as the answer to a mail that was there.
  archivado_por uuid,
  archivado_en timestamptz not null default now(),
  -- Of the mail: the order of the list.
  fecha timestamptz not null,
  eliminado_en timestamptz,
  eliminado_por uuid,
  primary key (cuenta_id, carpeta_id, correo_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, archivado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
);

create index correos_message_id on correos (cuenta_id, message_id);
create index correos_autor on correos (cuenta_id, autor_id);
create index correos_base on correos (cuenta_id, base_id) where base_id is not null;
create index correos_carpeta on correos (cuenta_id, carpeta_id) where carpeta_id is not null;
create index correos_uso on correos (cuenta_id) include (bytes);
create index correos_programados on correos (enviar_en) where estado = 'programado';

create index correo_copias_bandeja on correo_copias (cuenta_id, usuario_id, bandeja, recibido_en, id);
create index correo_copias_recientes on correo_copias (cuenta_id, usuario_id, recibido_en, id);
create index correo_copias_sin_leer on correo_copias (cuenta_id, usuario_id, bandeja) where not leido;
create index correo_copias_destacadas on correo_copias (cuenta_id, usuario_id, recibido_en, id) where destacado;
create index correo_copias_importantes on correo_copias (cuenta_id, usuario_id, recibido_en, id) where importante;
create index correo_copias_hilo on correo_copias (cuenta_id, usuario_id, hilo_id, recibido_en);
create index correo_copias_correo on correo_copias (cuenta_id, correo_id);
create index correo_copias_raiz on correo_copias (cuenta_id, usuario_id, raiz);

create index correo_palabras_copia on correo_palabras (cuenta_id, usuario_id, copia_id);
create index correo_palabras_busqueda on correo_palabras
  using gin (cuenta_id, usuario_id, busqueda gin_trgm_ops) with (fastupdate = off);

create unique index correo_etiquetas_slug on correo_etiquetas (cuenta_id, usuario_id, slug) where eliminada_en is null;

create index correo_etiquetado_copia on correo_etiquetado (cuenta_id, usuario_id, copia_id);
create index correo_etiquetado_etiqueta on correo_etiquetado (cuenta_id, usuario_id, etiqueta_id);

create index correo_adjuntos_subido_por on correo_adjuntos (cuenta_id, subido_por);
create index correo_adjuntos_correo on correo_adjuntos (cuenta_id, correo_id, orden);
create index correo_adjuntos_uso on correo_adjuntos (cuenta_id) include (bytes);
create index correo_adjuntos_sin_miniatura on correo_adjuntos (cuenta_id, sha256)
  where miniatura is null and bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
    and not en_linea;
create index correo_adjuntos_miniatura on correo_adjuntos (cuenta_id, sha256) where miniatura is not null;

create index correo_envios_en_cola on correo_envios (actualizado_en) where estado = 'en_cola';

create index correo_carpetas_correo on correo_carpetas (cuenta_id, correo_id);
create index correo_carpetas_fecha on correo_carpetas (cuenta_id, carpeta_id, fecha desc, correo_id desc)
  where eliminado_en is null;
create index correo_carpetas_eliminado_por on correo_carpetas (cuenta_id, eliminado_por);
create index correo_carpetas_archivado_por on correo_carpetas (cuenta_id, archivado_por);

-- The words by which a mailbox finds a mail, with the blind copies that its own copy names.
create function correo_busqueda(correo correos, cco jsonb) returns text
language sql stable set search_path = pg_catalog, public
return sin_acentos(concat_ws(' ', correo.de_nombre, correo.de_direccion, correo.asunto,
  (select string_agg(concat_ws(' ', quien ->> 'nombre', quien ->> 'direccion'), ' ')
     from jsonb_array_elements(correo.para || correo.cc || cco) quien),
  left(correo.texto, 100000)));

-- A copy joins the thread of what it refers to in the same mailbox, else it begins one by the oldest it names.
create function correo_copia_nueva() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare correo correos;
begin
  select * into strict correo from correos where cuenta_id = new.cuenta_id and id = new.correo_id;
  new.raiz := coalesce(
    (select k.raiz from unnest(correo.referencias) with ordinality r (message_id, n)
       join correos c on c.cuenta_id = new.cuenta_id and c.message_id = r.message_id
       join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id and k.usuario_id = new.usuario_id
      order by r.n desc, k.propia limit 1),
    correo.referencias[1], correo.message_id);
  new.hilo_id := md5(new.raiz)::uuid;
  if new.raiz <> correo.message_id then
    update correo_copias set raiz = new.raiz, hilo_id = new.hilo_id
     where cuenta_id = new.cuenta_id and usuario_id = new.usuario_id and raiz = correo.message_id;
  end if;
  return new;
end $$;

create function correo_copia_hallable() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into correo_palabras (cuenta_id, copia_id, usuario_id, busqueda)
  select new.cuenta_id, new.id, new.usuario_id, correo_busqueda(c, new.cco)
    from correos c where c.cuenta_id = new.cuenta_id and c.id = new.correo_id;
  return null;
end $$;

create function correo_cambiado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update correo_palabras p set busqueda = correo_busqueda(new, k.cco)
    from correo_copias k
   where k.cuenta_id = new.cuenta_id and k.correo_id = new.id
     and p.cuenta_id = new.cuenta_id and p.copia_id = k.id;
  return null;
end $$;

create function correo_cco_cambiado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update correo_palabras p set busqueda = correo_busqueda(c, new.cco)
    from correos c
   where c.cuenta_id = new.cuenta_id and c.id = new.correo_id
     and p.cuenta_id = new.cuenta_id and p.copia_id = new.id;
  return null;
end $$;

-- What no mailbox has is gone, with its files, once it has left to the addresses outside. Two who let go at once
-- wait for each other, so that one of them sees it.
create function correo_sin_copias() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform 1 from correos c join (select distinct cuenta_id, correo_id from dejados) d
      on c.cuenta_id = d.cuenta_id and c.id = d.correo_id
   order by c.id for update of c;
  delete from correos c using dejados d
   where c.cuenta_id = d.cuenta_id and c.id = d.correo_id
     and not exists (select 1 from correo_copias k where k.cuenta_id = c.cuenta_id and k.correo_id = c.id)
     and not exists (select 1 from correo_carpetas f where f.cuenta_id = c.cuenta_id and f.correo_id = c.id)
     and not exists (select 1 from correo_envios e where e.cuenta_id = c.cuenta_id and e.correo_id = c.id
                       and e.estado = 'en_cola');
  return null;
end $$;

-- Lower case, hyphens for spaces, -1, -2… when it is taken.
create function correo_etiqueta_slug() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  base text := coalesce(nullif(regexp_replace(regexp_replace(
    sin_acentos(trim(new.titulo)), '[\s-]+', '-', 'g'), '[^a-z0-9_-]', '', 'g'), ''), 'etiqueta');
  n integer := 0;
begin
  if tg_op = 'UPDATE' and new.titulo = old.titulo and (new.eliminada_en is not null or old.eliminada_en is null) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('correo_etiquetas ' || new.usuario_id, 0));
  new.slug := base;
  while new.eliminada_en is null and exists (
    select 1 from correo_etiquetas e where e.cuenta_id = new.cuenta_id and e.usuario_id = new.usuario_id
      and e.slug = new.slug and e.id <> new.id and e.eliminada_en is null)
  loop
    n := n + 1;
    new.slug := base || '-' || n;
  end loop;
  return new;
end $$;

-- Puts a mail of the running user into the mailboxes of the members whom it names, with ids of `ids`.
create function entregar_correo(correo uuid, ids uuid[])
returns table (usuario_id uuid, copia_id uuid, direccion text, hilo_id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  if not exists (select 1 from correos c where c.cuenta_id = :cuenta and c.id = correo
                   and c.autor_id = :usuario and c.estado = 'enviado') then
    return;
  end if;
  return query
  with nombradas as (
    select distinct lower(quien ->> 'direccion') as direccion
      from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id and k.propia
     cross join lateral jsonb_array_elements(c.para || c.cc || k.cco) quien
     where c.cuenta_id = :cuenta and c.id = correo),
  miembros as (
    select u.id, n.direccion from nombradas n join usuarios u on u.email = n.direccion
      join membresias m on m.cuenta_id = :cuenta and m.usuario_id = u.id and m.estado = 'activa'
     where u.suspendido_en is null),
  entregadas as (
    insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, recibido_en)
    select :cuenta, ids[row_number() over (order by m.id)], correo, m.id, false, 'inbox', c.fecha
      from miembros m join correos c on c.cuenta_id = :cuenta and c.id = correo
    on conflict do nothing
    returning usuario_id, id, hilo_id)
  select e.usuario_id, e.id, m.direccion, e.hilo_id from entregadas e join miembros m on m.id = e.usuario_id;
end $$;
revoke execute on function entregar_correo(uuid, uuid[]) from public;
grant execute on function entregar_correo(uuid, uuid[]) to carpetas_tenant;

-- Whether the running user may put a mail into their mailbox: an own one, or one from outside that nobody has yet.
create function correo_sin_dueno(correo uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public
return exists (select 1 from correos c where c.cuenta_id = :cuenta and c.id = correo
  and (c.autor_id = :usuario or (c.autor_id is null and not exists (
    select 1 from correo_copias k where k.cuenta_id = c.cuenta_id and k.correo_id = c.id))));
revoke execute on function correo_sin_dueno(uuid) from public;
grant execute on function correo_sin_dueno(uuid) to carpetas_tenant;

-- Whether the running user has a mail that was sent or received. Reading it here, correos need not see itself.
create function correo_archivable(correo uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public
return exists (
  select 1 from correo_copias k join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
   where k.cuenta_id = :cuenta and k.usuario_id = :usuario and k.correo_id = correo
     and c.estado in ('enviado', 'recibido'));
revoke execute on function correo_archivable(uuid) from public;
grant execute on function correo_archivable(uuid) to carpetas_tenant;

-- Whether a mail is seen is asked for that mail alone, also in a large mailbox. PostgreSQL takes a person to have few
-- mails, and would read all of them into a table of hashes for each statement. It does so with no subquery that has an
-- OFFSET.
call table_of_cuenta('correos',
  seen => $$
    autor_id = :usuario
    or exists (select 1 from correo_copias k
                where k.cuenta_id = correos.cuenta_id and k.correo_id = correos.id offset 0)
    or exists (select 1 from correo_carpetas f
                where f.cuenta_id = correos.cuenta_id and f.correo_id = correos.id and f.eliminado_en is null
                offset 0)$$,
  written => $$autor_id = :usuario$$,
  may => 'select, insert, update (estado, enviar_en, cita_html, cita_texto, de_nombre, de_direccion, para, cc, asunto,
    html, texto, version, fecha, carpeta_id)');
-- Who received a mail reads it. Its author alone changes it, and neither gives it to somebody else.
create policy del_autor on correos as restrictive for update to carpetas_tenant
  using (autor_id = :usuario);
create policy recibido on correos for insert to carpetas_tenant
  with check (cuenta_id = :cuenta and autor_id is null);
create policy uso on correos for select to carpetas_platform using (true);
grant select (cuenta_id, bytes) on correos to carpetas_platform;
call table_of_cuenta('correo_copias',
  rows => $$usuario_id = :usuario$$,
  may => 'select, insert, update (bandeja, leido, destacado, importante, cco, recibido_en, papelera_desde), delete');
call sweep_deleted('correo_copias', 'papelera_desde');
create policy admitida on correo_copias as restrictive for insert to carpetas_tenant
  with check (correo_sin_dueno(correo_id));
call table_of_cuenta('correo_palabras', rows => $$usuario_id = :usuario$$, may => 'select');
call table_of_cuenta('correo_etiquetas', rows => $$usuario_id = :usuario$$);
call sweep_deleted('correo_etiquetas', 'eliminada_en');
call table_of_cuenta('correo_etiquetado', rows => $$usuario_id = :usuario$$);
call table_of_cuenta('correo_adjuntos',
  seen => $$
    exists (select 1 from correos c
             where c.cuenta_id = correo_adjuntos.cuenta_id and c.id = correo_adjuntos.correo_id offset 0)$$,
  written => $$
    exists (select 1 from correos c
             where c.cuenta_id = correo_adjuntos.cuenta_id and c.id = correo_adjuntos.correo_id
               and c.autor_id = :usuario)$$,
  may => 'select, insert, delete');
create policy del_autor on correo_adjuntos as restrictive for delete to carpetas_tenant
  using (exists (select 1 from correos c
                  where c.cuenta_id = correo_adjuntos.cuenta_id and c.id = correo_adjuntos.correo_id
                    and c.autor_id = :usuario));
create policy recibido on correo_adjuntos for insert to carpetas_tenant
  with check (cuenta_id = :cuenta and exists (
    select 1 from correos c
     where c.cuenta_id = correo_adjuntos.cuenta_id and c.id = correo_adjuntos.correo_id and c.autor_id is null));
create policy uso on correo_adjuntos for select to carpetas_platform using (true);
grant select (cuenta_id, bytes) on correo_adjuntos to carpetas_platform;
call table_of_cuenta('correo_envios',
  seen => $$
    exists (select 1 from correos c
             where c.cuenta_id = correo_envios.cuenta_id and c.id = correo_envios.correo_id
               and c.autor_id = :usuario offset 0)$$,
  written => $$
    exists (select 1 from correos c
             where c.cuenta_id = correo_envios.cuenta_id and c.id = correo_envios.correo_id
               and c.autor_id = :usuario)$$,
  may => 'select, insert, update');
call table_of_cuenta('correo_ajustes', rows => $$usuario_id = :usuario$$);
call table_of_cuenta('correo_carpetas',
  rows => with_carpeta('correo_carpetas'),
  may => 'select, insert, update (archivado_por, archivado_en, eliminado_en, eliminado_por)');
call sweep_deleted('correo_carpetas', 'eliminado_en');
create policy propio on correo_carpetas as restrictive for insert to carpetas_tenant
  with check (correo_archivable(correo_id));
-- Who took a mail off puts it back, or who has it: nobody else shows it again.
create policy devuelto on correo_carpetas as restrictive for update to carpetas_tenant
  using (eliminado_en is null or eliminado_por = :usuario or correo_archivable(correo_id));

create trigger archivo_borrado after delete on correo_adjuntos for each row execute function archivo_borrado();
create trigger correo_copia_nueva before insert on correo_copias
  for each row execute function correo_copia_nueva();
create trigger correo_copia_hallable after insert on correo_copias
  for each row execute function correo_copia_hallable();
create trigger correo_cambiado after update of de_nombre, de_direccion, para, cc, asunto, texto on correos
  for each row execute function correo_cambiado();
create trigger correo_cco_cambiado after update of cco on correo_copias
  for each row when (new.cco is distinct from old.cco) execute function correo_cco_cambiado();
create trigger correo_sin_copias after delete on correo_copias referencing old table as dejados
  for each statement execute function correo_sin_copias();
create trigger correo_sin_copias after update on correo_envios referencing old table as dejados
  for each statement execute function correo_sin_copias();
create trigger correo_etiqueta_slug before insert or update of titulo, eliminada_en on correo_etiquetas
  for each row execute function correo_etiqueta_slug();
create trigger correo_sin_copias after delete on correo_carpetas referencing old table as dejados
  for each statement execute function correo_sin_copias();

create view correo_copias_hallables as
select cuenta_id, copia_id as id, busqueda from correo_palabras
 where cuenta_id = :buscada and usuario_id = nullif(coalesce(current_setting('app.usuario_id', true), ''), '')::uuid;
grant select on correo_copias_hallables to carpetas_tenant;

create view personas_escribibles as
select cuenta_id, id, busqueda || ' ' || direccion as busqueda from personas
 where cuenta_id = :buscada and direccion is not null and unida_a is null;
grant select on personas_escribibles to carpetas_tenant;

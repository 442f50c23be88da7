-- Mail from outside: addresses of members, what arrives, and accounts at other servers.

-- Addresses of members at MAIL_DOMAIN.
-- Who chose an address keeps it for good: what was written to one person never reaches another.
create table correo_direcciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  -- What is before the at sign, in lower case. The domain is a setting.
  alias text not null check (alias ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and length(alias) between 3 and 40),
  usuario_id uuid not null,
  -- Whether it is the one that they write from. Mail to the others reaches them too.
  principal boolean not null default true,
  creada_en timestamptz not null default now(),
  primary key (cuenta_id, alias),
  unique (alias),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Hashes of the names that addresses had, also in cuentas that were deleted.
create table correo_alias_usados (
  huella bytea primary key
);

-- A mail from outside that was accepted, once for each mailbox that it is still to reach.
create table correo_entradas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  -- The same in all rows of one mail.
  id uuid not null,
  usuario_id uuid not null,
  -- The address to which it came.
  direccion text not null,
  -- Who sent it, as its server said; empty for none.
  remitente text not null,
  -- Where the whole mail is in the storage.
  clave text not null,
  -- Of the whole mail, which count in the plan until the mailbox has it.
  bytes bigint not null check (bytes > 0),
  recibida_en timestamptz not null,
  primary key (cuenta_id, id, usuario_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Senders whose mails a person takes for spam.
-- Whoever moves a mail to spam gets the next ones of its sender there.
create table correo_remitentes_spam (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  -- In lower case.
  direccion text not null check (length(direccion) <= 320),
  primary key (cuenta_id, usuario_id, direccion),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Mail accounts that people already have, at servers of others.
create table correo_cuentas_externas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  -- In lower case.
  direccion text not null check (length(direccion) between 3 and 320),
  usuario text not null check (length(usuario) between 1 and 320),
  -- The password, sealed by the application.
  clave bytea not null,
  imap_servidor text not null check (length(imap_servidor) between 1 and 253),
  imap_puerto integer not null check (imap_puerto between 1 and 65535),
  imap_seguridad text not null check (imap_seguridad in ('tls', 'starttls')),
  smtp_servidor text not null check (length(smtp_servidor) between 1 and 253),
  smtp_puerto integer not null check (smtp_puerto between 1 and 65535),
  smtp_seguridad text not null check (smtp_seguridad in ('tls', 'starttls')),
  -- Whether what the person writes to addresses outside leaves through it.
  enviar_por_ella boolean not null default true,
  estado text not null default 'sincronizando'
    check (estado in ('sincronizando', 'al-dia', 'sin-conexion', 'clave-rechazada')),
  mensaje text check (length(mensaje) <= 500),
  sincronizados integer not null default 0,
  -- Null until the server has said it.
  total integer,
  sincronizada_en timestamptz,
  -- When the person was told that its password is refused; null once it works.
  avisada_en timestamptz,
  -- When the person asked to try again.
  pedida_en timestamptz not null default now(),
  -- Whether a password that is refused is to be tried once more.
  reintenta boolean not null default false,
  -- Since when it is removed. What belongs to it is about to go, with what it brought in if the person said so.
  quitada_en timestamptz,
  borra_correos boolean not null default false,
  -- The process that follows it, and until when.
  tomada_por uuid,
  tomada_hasta timestamptz,
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  -- How often in a row it could not be followed, since when, and until when it is left alone.
  fallas integer not null default 0,
  caida_desde timestamptz,
  intentar_desde timestamptz,
  -- Refusals in a row for which its server gave no reason.
  dudas integer not null default 0,
  dudas_desde timestamptz,
  duda_ultima timestamptz,
  -- The other addresses from which the person writes there, in lower case.
  alias text[] not null default '{}' check (cardinality(alias) <= 20),
  primary key (cuenta_id, id),
  unique (cuenta_id, usuario_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Folders of these accounts.
create table correo_carpetas_externas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  externa_id uuid not null,
  -- Its path at the server.
  ruta text not null check (length(ruta) between 1 and 1000),
  -- What it is for. `todos` has what others have too.
  papel text not null,
  uidvalidity bigint not null,
  -- The first UID of what came after the account did.
  uid_nuevos bigint not null,
  -- The highest modification (CONDSTORE) that was read.
  modseq bigint,
  -- As its server calls it, without the folders above it.
  nombre text check (length(nombre) <= 1000),
  primary key (cuenta_id, id),
  unique (cuenta_id, externa_id, ruta),
  foreign key (cuenta_id, usuario_id, externa_id)
    references correo_cuentas_externas (cuenta_id, usuario_id, id) on delete cascade,
  constraint correo_carpetas_externas_papel_check
    check (papel in ('inbox', 'sent', 'spam', 'trash', 'todos', 'otra', 'archive'))
);

-- What the server of such an account said last of each mail.
create table correo_externos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  externa_id uuid not null,
  carpeta_id uuid not null,
  -- Null while it is not known where the server has it.
  uid bigint,
  -- Null once the mailbox has let go of it.
  copia_id uuid,
  -- With its size in bytes, by which it is recognised elsewhere.
  message_id text,
  bytes integer not null,
  -- Of its Message-ID, From, Date and Subject. Who knows the first alone cannot pass another mail off as it.
  cabecera text not null,
  -- Of the whole mail, as in `correos`.
  huella text not null,
  -- Whether this account brought the mail in.
  traido boolean not null,
  -- What the server said last.
  visto boolean not null,
  destacado boolean not null,
  respondido boolean not null,
  -- Whether the server is to be told something.
  pendiente boolean not null default false,
  -- Whether that is another place: what a server moved is not moved there.
  mover boolean not null default false,
  -- How often the server refused it, and until when it is left alone.
  intentos integer not null default 0,
  intentar_desde timestamptz,
  -- Since when the server has it no more, or not there.
  ausente_desde timestamptz,
  -- How often its folder was read since.
  lecturas integer not null default 0,
  -- Whether the mailbox has done what follows from that. It is undone when the server shows it again.
  retirado boolean not null default false,
  -- Whether the mailbox keeps it even if the server does not show it again.
  conservar boolean not null default false,
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, uid),
  check (uid is not null or ausente_desde is not null),
  check (uid is null or not retirado),
  foreign key (cuenta_id, carpeta_id) references correo_carpetas_externas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id, externa_id)
    references correo_cuentas_externas (cuenta_id, usuario_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id, copia_id)
    references correo_copias (cuenta_id, usuario_id, id) on delete set null (copia_id)
);

create unique index correo_direcciones_principal on correo_direcciones (cuenta_id, usuario_id) where principal;
create index correo_direcciones_usuario on correo_direcciones (cuenta_id, usuario_id);

create index correo_entradas_clave on correo_entradas (clave);
create index correo_entradas_id on correo_entradas (id);
create index correo_entradas_usuario on correo_entradas (cuenta_id, usuario_id);

create unique index correo_cuentas_externas_una on correo_cuentas_externas (cuenta_id, usuario_id)
  where quitada_en is null;

create index correo_carpetas_externas_de on correo_carpetas_externas (cuenta_id, usuario_id, externa_id);

create index correo_externos_copia on correo_externos (cuenta_id, usuario_id, copia_id);
create index correo_externos_de on correo_externos (cuenta_id, usuario_id, externa_id);
create index correo_externos_mensaje on correo_externos (cuenta_id, externa_id, message_id);
create index correo_externos_huella on correo_externos (cuenta_id, externa_id, huella);
create index correo_externos_pendientes on correo_externos (externa_id) where pendiente;
create index correo_externos_ausentes on correo_externos (cuenta_id, externa_id, ausente_desde)
  where ausente_desde is not null;

create function correo_alias_usado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into correo_alias_usados (huella) values (sha256(old.alias::bytea)) on conflict do nothing;
  return null;
end $$;

create function correo_alias_nuevo() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  return case when exists (select 1 from correo_alias_usados u where u.huella = sha256(new.alias::bytea))
    then null else new end;
end $$;

-- Those of some aliases that nobody can have: each is somebody's, or was.
create function correo_alias_tomados(candidatos text[]) returns setof text
language sql stable security definer set search_path = pg_catalog, public as $$
  select a from unnest(candidatos) a
   where exists (select 1 from correo_direcciones d where d.alias = a)
      or exists (select 1 from correo_alias_usados u where u.huella = sha256(a::bytea))
$$;
revoke execute on function correo_alias_tomados(text[]) from public;
grant execute on function correo_alias_tomados(text[]) to carpetas_tenant;

-- Its bytes become those of an abandoned upload with the last mailbox. Of two at once, one sees the other.
create function correo_entrada_hecha() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(old.clave, 0));
  insert into subidas (cuenta_id, clave, usuario_id, vista_en)
    select old.cuenta_id, old.clave, old.usuario_id, '-infinity'
     where not exists (select 1 from correo_entradas e where e.clave = old.clave)
       and exists (select 1 from cuentas c where c.id = old.cuenta_id)
    on conflict do nothing;
  return null;
end $$;

-- The one without `dominio` stays for replicas that still run the version before; a later migration drops it.
create function entregar_correo(correo uuid, ids uuid[], dominio text)
returns table (usuario_id uuid, copia_id uuid, direcciones text[], hilo_id uuid)
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
  conocidas as (
    select n.direccion, u.id as usuario_id from nombradas n join usuarios u on u.email = n.direccion
    union
    select n.direccion, d.usuario_id from nombradas n join correo_direcciones d
        on d.cuenta_id = :cuenta and d.alias || '@' || dominio = n.direccion),
  miembros as (
    select u.id, array_agg(x.direccion) as direcciones
      from conocidas x join usuarios u on u.id = x.usuario_id
      join membresias m on m.cuenta_id = :cuenta and m.usuario_id = u.id and m.estado = 'activa'
     where u.suspendido_en is null
     group by u.id),
  entregadas as (
    insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, recibido_en)
    select :cuenta, ids[row_number() over (order by m.id)], correo, m.id, false, 'inbox', c.fecha
      from miembros m join correos c on c.cuenta_id = :cuenta and c.id = correo
    on conflict do nothing
    returning usuario_id, id, hilo_id)
  select e.usuario_id, e.id, m.direcciones, e.hilo_id from entregadas e join miembros m on m.id = e.usuario_id;
end $$;
revoke execute on function entregar_correo(uuid, uuid[], text) from public;
grant execute on function entregar_correo(uuid, uuid[], text) to carpetas_tenant;

-- What a person does with a mail waits here for its server, in the transaction that does it.
create function correo_copia_externa() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  -- Moved as its server says, not as the person does.
  de_servidor boolean := coalesce(current_setting('app.de_servidor', true), '') = 'true';
  movida boolean := false;
begin
  if tg_op = 'UPDATE' then
    movida := new.bandeja <> old.bandeja and not de_servidor;
  end if;
  if tg_op = 'DELETE' or movida then
    delete from correo_externos
     where cuenta_id = old.cuenta_id and usuario_id = old.usuario_id and copia_id = old.id and retirado;
  end if;
  if tg_op = 'DELETE' then
    -- Housekeeping, which acts for nobody, empties the trash here alone.
    update correo_externos
       set copia_id = null, pendiente = nullif(current_setting('app.usuario_id', true), '') is not null,
           intentos = 0, intentar_desde = null
     where cuenta_id = old.cuenta_id and usuario_id = old.usuario_id and copia_id = old.id;
    return old;
  end if;
  update correo_externos e set pendiente = true, mover = e.mover or movida, intentos = 0, intentar_desde = null
    from correo_carpetas_externas f
   where e.cuenta_id = new.cuenta_id and e.usuario_id = new.usuario_id and e.copia_id = new.id
     and f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
     and (e.visto <> new.leido or e.destacado <> new.destacado or movida and
          case when new.bandeja in ('spam', 'trash', 'archive') then new.bandeja else 'aqui' end
          <> case when f.papel in ('spam', 'trash') then f.papel
                  when f.papel in ('archive', 'otra', 'todos') and not new.propia then 'archive' else 'aqui' end);
  return null;
end $$;

-- A job that waited two weeks longer than it should, while nothing ran, is dropped. Its mail still says what it needs.
create function correo_tareas() returns table (cola text, clave text, datos jsonb, desde timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
select 'correos-salida', k.id || '/' || t.en,
       jsonb_build_object('cuentaId', c.cuenta_id, 'usuarioId', c.autor_id, 'id', k.id, 'en', t.en), c.enviar_en
  from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id and k.propia
 cross join lateral (select to_char(c.enviar_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as en) t
 where c.estado = 'programado'
union all
select distinct 'correos-smtp', c.id::text,
       jsonb_build_object('cuentaId', c.cuenta_id, 'usuarioId', c.autor_id, 'correoId', c.id), e.actualizado_en
  from correo_envios e join correos c on c.cuenta_id = e.cuenta_id and c.id = e.correo_id
 where e.estado = 'en_cola'
union all
select distinct 'correos-entrada', e.id::text, jsonb_build_object('id', e.id), e.recibida_en from correo_entradas e $$;
revoke execute on function correo_tareas() from public;
grant execute on function correo_tareas() to carpetas_platform;

-- The addresses elsewhere from which members of the running cuenta write to others. Only a person themselves reads the
-- rest of their account, with its sealed password.
create function correo_direcciones_de_afuera() returns table (usuario_id uuid, direccion text)
language sql stable security definer set search_path = pg_catalog, public as $$
select e.usuario_id, e.direccion from correo_cuentas_externas e
 where e.cuenta_id = :cuenta and e.enviar_por_ella and e.quitada_en is null $$;
revoke execute on function correo_direcciones_de_afuera() from public;
grant execute on function correo_direcciones_de_afuera() to carpetas_tenant;

call table_of_cuenta('correo_direcciones',
  written => $$usuario_id = :usuario$$,
  may => 'select, insert, update (principal)');
-- Everybody in the cuenta reads the addresses. Each person changes their own.
create policy propia on correo_direcciones as restrictive for update to carpetas_tenant using (usuario_id = :usuario);
-- Who receives mail finds the mailbox of an address, and hands it over to it.
create policy entrada on correo_direcciones for select to carpetas_platform using (true);
grant select on correo_direcciones to carpetas_platform;
call table_of_cuenta('correo_entradas', rows => $$usuario_id = :usuario$$, may => 'select, insert, delete');
create policy entrada on correo_entradas to carpetas_platform using (true) with check (true);
grant select, insert on correo_entradas to carpetas_platform;
call table_of_cuenta('correo_remitentes_spam', rows => $$usuario_id = :usuario$$, may => 'select, insert, delete');
call table_of_cuenta('correo_cuentas_externas', rows => $$usuario_id = :usuario$$);
-- Each process finds the accounts that nobody follows, of all cuentas, and takes them.
create policy seguimiento on correo_cuentas_externas to carpetas_platform using (true) with check (true);
grant select (cuenta_id, id, usuario_id, estado, pedida_en, reintenta, quitada_en, tomada_por, tomada_hasta)
  on correo_cuentas_externas to carpetas_platform;
grant update (tomada_por, tomada_hasta) on correo_cuentas_externas to carpetas_platform;
grant select (intentar_desde) on correo_cuentas_externas to carpetas_platform;
call table_of_cuenta('correo_carpetas_externas', rows => $$usuario_id = :usuario$$);
call table_of_cuenta('correo_externos', rows => $$usuario_id = :usuario$$);
create policy seguimiento on correo_externos for select to carpetas_platform using (
  pendiente and uid is not null and (intentar_desde is null or intentar_desde <= now()));
grant select (externa_id, pendiente, uid, intentar_desde) on correo_externos to carpetas_platform;

create trigger correo_alias_usado after delete on correo_direcciones
  for each row execute function correo_alias_usado();
create trigger correo_alias_nuevo before insert on correo_direcciones
  for each row execute function correo_alias_nuevo();
create trigger correo_entrada_hecha after delete on correo_entradas
  for each row execute function correo_entrada_hecha();
create trigger correo_copia_externa after update of leido, destacado, bandeja on correo_copias for each row
  when (new.leido <> old.leido or new.destacado <> old.destacado or new.bandeja <> old.bandeja)
  execute function correo_copia_externa();
create trigger correo_copia_externa_borrada before delete on correo_copias for each row
  execute function correo_copia_externa();

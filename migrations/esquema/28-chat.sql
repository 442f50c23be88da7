-- Chats between two, of a group, and of a carpeta, which are seen with the carpeta.

-- Conversations of two, of a group, or of a carpeta.
create table chats (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  -- The two people, in the order of their ids, so that there is one chat between them.
  usuario_a uuid,
  usuario_b uuid,
  creado_en timestamptz not null default now(),
  tipo text not null check (tipo in ('directo', 'grupo', 'carpeta')),
  nombre text check (char_length(nombre) between 1 and 80),
  carpeta_id uuid,
  creado_por uuid,
  -- When the last message was written: the order of the list.
  ultimo_en timestamptz,
  foto text,
  primary key (cuenta_id, id),
  unique (cuenta_id, usuario_a, usuario_b),
  check (usuario_a < usuario_b),
  foreign key (cuenta_id, usuario_a) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, usuario_b) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  constraint chats_de_su_tipo check (
    (tipo = 'directo') = (usuario_a is not null) and (tipo = 'directo') = (usuario_b is not null)
    and (tipo = 'grupo') = (nombre is not null) and (tipo = 'carpeta') = (carpeta_id is not null)),
  constraint chats_foto check (foto is null or tipo = 'grupo')
);

-- Who takes part in a chat, and until when they read it.
-- Its foreign keys have the name that the table had: chat_lecturas.
create table chat_participantes (
  cuenta_id uuid not null default :cuenta constraint chat_lecturas_cuenta_id_fkey references cuentas (id),
  chat_id uuid not null,
  usuario_id uuid not null,
  leido_hasta timestamptz not null default '-infinity',
  silenciado boolean not null default false,
  administra boolean not null default false,
  -- Somebody who left a group reads it no more; the row keeps that they were there.
  salio_en timestamptz,
  desde timestamptz not null default now(),
  -- Whether it is in their list though nobody has written.
  abierto boolean not null default true,
  primary key (cuenta_id, chat_id, usuario_id),
  constraint chat_lecturas_cuenta_id_chat_id_fkey
    foreign key (cuenta_id, chat_id) references chats (cuenta_id, id) on delete cascade,
  constraint chat_lecturas_cuenta_id_usuario_id_fkey
    foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Messages of chats.
create table chat_mensajes (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  chat_id uuid not null,
  autor_id uuid not null,
  -- HTML, sanitised on the way in.
  valor text not null,
  creado_en timestamptz not null default now(),
  responde_a uuid,
  -- Who is mentioned in the text.
  menciones uuid[] not null default '{}' check (cardinality(menciones) <= 50),
  editado_en timestamptz,
  -- Its text is gone then.
  eliminado_en timestamptz,
  -- Of its HTML, what people read.
  busqueda text generated always as (sin_acentos(
    replace(replace(replace(replace(replace(regexp_replace(valor, '<[^>]*>', ' ', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))) stored,
  -- A condition on the text would switch its index off, since row-level security is asked before it.
  con_enlaces boolean not null generated always as (valor like '%<a href=%') stored,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, chat_id) references chats (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  -- Empty when it was deleted, or has files alone.
  constraint chat_mensajes_valor_check
    check (length(valor) <= 24000 and (valor = '' or eliminado_en is null)),
  unique (cuenta_id, chat_id, id),
  foreign key (cuenta_id, chat_id, responde_a) references chat_mensajes (cuenta_id, chat_id, id)
);

-- Emojis with which messages were met.
create table chat_reacciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  chat_id uuid not null,
  mensaje_id uuid not null,
  usuario_id uuid not null,
  emoji text not null check (char_length(emoji) between 1 and 16),
  creado_en timestamptz not null default now(),
  primary key (cuenta_id, mensaje_id, usuario_id, emoji),
  foreign key (cuenta_id, chat_id, mensaje_id) references chat_mensajes (cuenta_id, chat_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Files of messages.
create table chat_adjuntos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  chat_id uuid not null,
  -- Null until the message is sent.
  mensaje_id uuid,
  orden smallint not null default 0,
  nombre text not null check (length(nombre) between 1 and 255),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  mime text not null,
  clave text not null unique,
  subido_por uuid not null,
  creado_en timestamptz not null default now(),
  -- Since when no message shows it: it was not sent, or the message was deleted.
  suelto_desde timestamptz,
  -- Its small picture: null is not made yet, empty cannot be made.
  miniatura text,
  check (mensaje_id is not null or suelto_desde is not null),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, chat_id) references chats (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, chat_id, mensaje_id) references chat_mensajes (cuenta_id, chat_id, id) on delete cascade,
  foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id)
);

create index chats_usuario_b on chats (cuenta_id, usuario_b);
create unique index chats_carpeta on chats (cuenta_id, carpeta_id) where carpeta_id is not null;
create index chats_creado_por on chats (cuenta_id, creado_por);

create index chat_participantes_usuario on chat_participantes (cuenta_id, usuario_id);

create index chat_mensajes_chat on chat_mensajes (cuenta_id, chat_id, creado_en, id);
create index chat_mensajes_autor on chat_mensajes (cuenta_id, autor_id);
create index chat_mensajes_responde_a on chat_mensajes (cuenta_id, chat_id, responde_a) where responde_a is not null;
create index chat_mensajes_busqueda on chat_mensajes
  using gin (cuenta_id, busqueda gin_trgm_ops) with (fastupdate = off) where eliminado_en is null;
create index chat_mensajes_recientes on chat_mensajes (cuenta_id, creado_en, id) where eliminado_en is null;
create index chat_mensajes_enlaces on chat_mensajes (cuenta_id, chat_id, creado_en, id) where con_enlaces;

create index chat_reacciones_chat on chat_reacciones (cuenta_id, chat_id, mensaje_id);
create index chat_reacciones_usuario on chat_reacciones (cuenta_id, usuario_id);

create index chat_adjuntos_mensaje on chat_adjuntos (cuenta_id, chat_id, mensaje_id);
create index chat_adjuntos_subido_por on chat_adjuntos (cuenta_id, subido_por);
create index chat_adjuntos_uso on chat_adjuntos (cuenta_id) include (bytes);
create index chat_adjuntos_recientes on chat_adjuntos (cuenta_id, chat_id, creado_en, id)
  where mensaje_id is not null and suelto_desde is null;
create index chat_adjuntos_sin_miniatura on chat_adjuntos (cuenta_id, sha256)
  where miniatura is null and bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
    and (suelto_desde is null or mensaje_id is null);
create index chat_adjuntos_miniatura on chat_adjuntos (cuenta_id, sha256) where miniatura is not null;

-- The groups and the chats of two in which the running usuario is.
create function mis_chats() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public as $$
select coalesce(array_agg(p.chat_id), '{}')
  from chat_participantes p join chats c on c.cuenta_id = p.cuenta_id and c.id = p.chat_id
 where p.cuenta_id = :cuenta and p.usuario_id = :usuario and p.salio_en is null and c.carpeta_id is null
$$;
revoke execute on function mis_chats() from public;
grant execute on function mis_chats() to carpetas_tenant;

-- Who makes a group joins it first; nobody joins one by themselves later.
create function chat_por_empezar(chat uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
select exists (select 1 from chats where cuenta_id = :cuenta and id = chat and creado_por = :usuario)
   and not exists (select 1 from chat_participantes where cuenta_id = :cuenta and chat_id = chat)
$$;
revoke execute on function chat_por_empezar(uuid) from public;
grant execute on function chat_por_empezar(uuid) to carpetas_tenant;

call table_of_cuenta('chats',
  seen => $$
    case tipo
      when 'directo' then :usuario in (usuario_a, usuario_b)
      when 'grupo' then id = any ((select mis_chats())::uuid[])
      else $$ || with_carpeta('chats') || ' end',
  -- Who makes a group is not in it yet.
  written => $$
    (tipo = 'grupo' and creado_por = :usuario)
    or case tipo
      when 'directo' then :usuario in (usuario_a, usuario_b)
      when 'grupo' then id = any ((select mis_chats())::uuid[])
      else $$ || with_carpeta('chats') || ' end',
  may => 'select, insert, update');
call table_of_cuenta('chat_participantes',
  seen => $$
    usuario_id = :usuario
    or chat_id = any ((select mis_chats())::uuid[])
    or exists (select 1 from chats c
                 where c.cuenta_id = chat_participantes.cuenta_id and c.id = chat_participantes.chat_id
                   and c.carpeta_id is not null)$$,
  written => $$
    (chat_id = any ((select mis_chats())::uuid[])
      or exists (select 1 from chats c
                   where c.cuenta_id = chat_participantes.cuenta_id and c.id = chat_participantes.chat_id
                     and c.carpeta_id is not null))
    or (usuario_id = :usuario and chat_por_empezar(chat_id))$$,
  may => 'select, insert, update');
call table_of_cuenta('chat_mensajes',
  seen => $$
    chat_id = any ((select mis_chats())::uuid[])
    or exists (select 1 from chats c where c.cuenta_id = chat_mensajes.cuenta_id and c.id = chat_mensajes.chat_id
                 and c.carpeta_id is not null)$$,
  written => $$
    autor_id = :usuario and (
      chat_id = any ((select mis_chats())::uuid[])
      or exists (select 1 from chats c where c.cuenta_id = chat_mensajes.cuenta_id and c.id = chat_mensajes.chat_id
                   and c.carpeta_id is not null))$$,
  may => 'select, insert, update');
call table_of_cuenta('chat_reacciones',
  seen => $$
    chat_id = any ((select mis_chats())::uuid[])
    or exists (select 1 from chats c where c.cuenta_id = chat_reacciones.cuenta_id and c.id = chat_reacciones.chat_id
                 and c.carpeta_id is not null)$$,
  written => $$
    usuario_id = :usuario and (
      chat_id = any ((select mis_chats())::uuid[])
      or exists (select 1 from chats c where c.cuenta_id = chat_reacciones.cuenta_id and c.id = chat_reacciones.chat_id
                   and c.carpeta_id is not null))$$,
  may => 'select, insert, delete');
call table_of_cuenta('chat_adjuntos',
  seen => $$
    case when suelto_desde is null then
      chat_id = any ((select mis_chats())::uuid[])
      or exists (select 1 from chats c where c.cuenta_id = chat_adjuntos.cuenta_id and c.id = chat_adjuntos.chat_id
                   and c.carpeta_id is not null)
    else subido_por = :usuario end$$,
  written => $$
    subido_por = :usuario and (
      chat_id = any ((select mis_chats())::uuid[])
      or exists (select 1 from chats c where c.cuenta_id = chat_adjuntos.cuenta_id and c.id = chat_adjuntos.chat_id
                   and c.carpeta_id is not null))$$,
  may => 'select, insert, update');
call sweep_deleted('chat_adjuntos', 'suelto_desde');
create policy uso on chat_adjuntos for select to carpetas_platform using (true);
grant select (cuenta_id, bytes) on chat_adjuntos to carpetas_platform;

create trigger archivo_borrado after delete on chat_adjuntos for each row execute function archivo_borrado();

-- A frequent word is looked for from the newest message on, a rare one in the index of the words.
create view chat_mensajes_hallables as
select cuenta_id, id, busqueda, chat_id, creado_en from chat_mensajes
 where cuenta_id = :buscada and eliminado_en is null;
grant select on chat_mensajes_hallables to carpetas_tenant;

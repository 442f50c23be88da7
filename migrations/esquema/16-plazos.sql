-- The rules by which terms are computed, and the terms of carpetas with their reminders.

-- The figures of terms with their source, of the cuenta.
create table reglas_de_plazo (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  -- By it actos name the rule: a word for those of the country, its id for the office's own.
  clave text not null check (clave ~ '^[a-z0-9_-]{1,40}$'),
  nombre text not null check (length(nombre) between 1 and 120),
  dias integer not null check (dias between 1 and 3650),
  computo text not null check (computo in ('corridos', 'habiles', 'meses')),
  arranque text not null check (arranque in ('mismo_dia', 'dia_siguiente')),
  -- The law or whatever else says so.
  fuente text check (length(fuente) between 1 and 300),
  activa boolean not null default true,
  version integer not null default 1,
  -- What its days count from.
  cuenta_desde text not null default 'movimiento' check (cuenta_desde in
    ('movimiento', 'firma', 'presentacion', 'pago_tasa', 'expedicion', 'recepcion', 'libro')),
  -- Since when its figures are these: what began before may have others.
  cambiada_en timestamptz,
  -- Who confirmed it by the norm in force.
  confirmada_en timestamptz,
  confirmada_por uuid,
  -- Where it holds in place of a general rule.
  comunidad text check (comunidad ~ '^[A-Z]{2}$'),
  -- The clave of the general rule.
  en_lugar_de text check (length(en_lugar_de) between 1 and 40),
  -- After how many folios a rule of the book asks for its binding.
  folios integer check (folios between 1 and 100000),
  primary key (cuenta_id, id),
  unique (cuenta_id, clave),
  constraint reglas_de_plazo_confirmada check ((confirmada_en is null) = (confirmada_por is null)),
  foreign key (cuenta_id, confirmada_por) references membresias (cuenta_id, usuario_id),
  constraint reglas_de_plazo_comunidad check ((comunidad is null) = (en_lugar_de is null))
);

-- Terms that run in carpetas.
create table plazos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  regla_id uuid,
  nombre text not null check (length(nombre) between 1 and 120),
  inicio date not null,
  -- As they were when it began: a rule that changes later moves no term.
  dias integer not null check (dias between 1 and 3650),
  computo text not null check (computo in ('corridos', 'habiles', 'meses')),
  arranque text not null check (arranque in ('mismo_dia', 'dia_siguiente')),
  vence date not null check (vence >= inicio),
  -- Since when it ends on that day. Reminders of earlier days would be no news.
  vence_desde timestamptz not null,
  responsable_id uuid,
  cumplido_en timestamptz,
  cumplido_por uuid,
  documento_id uuid,
  anulado_en timestamptz,
  anulado_por uuid,
  motivo text check (length(motivo) <= 500),
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null,
  -- Of which inscripción it is, so that several of one carpeta have their own.
  inscripcion_id uuid,
  -- Whether the result of its inscripción closed it: without that, it is open again.
  por_resultado boolean not null default false,
  -- What its days count from.
  cuenta_desde text not null default 'movimiento' check (cuenta_desde in
    ('movimiento', 'firma', 'presentacion', 'pago_tasa', 'expedicion', 'recepcion', 'libro')),
  -- Whether it is until when its inscripción holds its place.
  reserva_lugar boolean not null default false,
  primary key (cuenta_id, id),
  check ((cumplido_en is null) = (cumplido_por is null)),
  check ((anulado_en is null) = (anulado_por is null)),
  check (cumplido_en is null or anulado_en is null),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, regla_id) references reglas_de_plazo (cuenta_id, id) on delete set null (regla_id),
  foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id)
    on delete set null (documento_id),
  foreign key (cuenta_id, responsable_id) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, cumplido_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, anulado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, carpeta_id, inscripcion_id) references inscripciones (cuenta_id, carpeta_id, id)
    on delete set null (inscripcion_id),
  check (not por_resultado or inscripcion_id is not null and (cumplido_en is not null or anulado_en is not null))
);

-- Reminders of terms that were sent: by whoever adds the row, and so once.
create table plazo_avisos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  plazo_id uuid not null,
  vence date not null,
  -- Days before the last one; -1 is the day after it.
  marca smallint not null check (marca in (7, 3, 1, 0, -1, -3, -7, -15, -30)),
  en timestamptz not null default now(),
  primary key (cuenta_id, plazo_id, vence, marca),
  foreign key (cuenta_id, plazo_id) references plazos (cuenta_id, id) on delete cascade
);

-- What the office decided of each correction of the rules that it began with.
create table correcciones_de_reglas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  -- Which correction of the product it is (server/expediente/correcciones).
  clave text not null check (clave ~ '^[a-z0-9_-]{1,60}$'),
  -- A cuenta that began with what is corrected already has nothing to decide.
  decision text not null check (decision in ('inicial', 'aceptada', 'rechazada')),
  -- What an accepted one replaced, to be put back.
  antes jsonb check ((decision = 'aceptada') = (antes is not null)),
  por uuid not null,
  en timestamptz not null,
  primary key (cuenta_id, clave),
  foreign key (cuenta_id, por) references membresias (cuenta_id, usuario_id)
);

create index reglas_de_plazo_confirmada_por on reglas_de_plazo (cuenta_id, confirmada_por)
  where confirmada_por is not null;

create index plazos_carpeta on plazos (cuenta_id, carpeta_id, vence, id);
create index plazos_abiertos on plazos (cuenta_id, vence, id) where cumplido_en is null and anulado_en is null;
create index plazos_regla on plazos (cuenta_id, regla_id) where regla_id is not null;
create index plazos_documento on plazos (cuenta_id, documento_id) where documento_id is not null;
create index plazos_responsable on plazos (cuenta_id, responsable_id) where responsable_id is not null;
create index plazos_inscripcion on plazos (cuenta_id, carpeta_id, inscripcion_id) where inscripcion_id is not null;
create unique index plazos_reserva_lugar on plazos (cuenta_id, inscripcion_id)
  where reserva_lugar and anulado_en is null and (cumplido_en is null or por_resultado);

create index correcciones_de_reglas_por on correcciones_de_reglas (cuenta_id, por);

-- An inscripción and its term end on one day: that of the term is the one that is written.
create function vence_de_inscripcion() returns trigger language plpgsql as $$
declare
  dia date := case when new.anulado_en is null or new.por_resultado then new.vence end;
begin
  update inscripciones i set vence = dia, version = version + 1
   where i.cuenta_id = new.cuenta_id and i.id = new.inscripcion_id and i.vence is distinct from dia;
  return null;
end $$;

call table_of_cuenta('reglas_de_plazo', written => $$:rol(1, 2)$$);
call table_of_cuenta('plazos', seen => with_carpeta('plazos'), may => 'select, insert, update');
-- Which cuentas have something to be reminded of; not what.
create policy recordatorios on plazos for select to carpetas_platform
  using (cumplido_en is null and anulado_en is null);
grant select (cuenta_id, vence, cumplido_en, anulado_en) on plazos to carpetas_platform;
call table_of_cuenta('plazo_avisos',
  seen => $$
    exists (select 1 from plazos p where p.cuenta_id = plazo_avisos.cuenta_id and p.id = plazo_avisos.plazo_id)$$,
  may => 'select, insert');
call table_of_cuenta('correcciones_de_reglas', written => $$:rol(1, 2)$$);

create trigger vence_de_inscripcion
  after insert or update of vence, reserva_lugar, inscripcion_id, anulado_en on plazos
  for each row when (new.reserva_lugar and new.inscripcion_id is not null)
  execute function vence_de_inscripcion();

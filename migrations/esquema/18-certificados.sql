-- The certificates that a signature needs, and the rules of their days.

-- The rules of certificates, of the cuenta.
create table certificado_reglas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tipo text not null check (tipo in ('dominio', 'inhibicion', 'catastral', 'libre_deuda', 'nota_simple',
    'reserva_prioridad', 'otro')),
  nombre text not null check (length(nombre) between 1 and 80),
  -- When it is the one to take: «Registro de otra provincia».
  alcance text check (length(alcance) <= 160),
  organismo text check (length(organismo) <= 120),
  dias integer check (dias between 1 and 3650),
  computo text not null check (computo in ('corridos', 'habiles', 'meses')),
  arranque text not null check (arranque in ('mismo_dia', 'dia_siguiente')),
  fuente text check (length(fuente) <= 300),
  por text not null check (por in ('carpeta', 'inmueble', 'parte')),
  usual boolean not null,
  orden integer not null,
  version integer not null default 1,
  regla_de_plazo_id uuid,
  -- What its days count from.
  cuenta_desde text not null default 'expedicion' check (cuenta_desde in ('expedicion', 'recepcion')),
  -- Who confirmed it by the norm in force.
  confirmada_en timestamptz,
  confirmada_por uuid,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, regla_de_plazo_id) references reglas_de_plazo (cuenta_id, id)
    on delete set null (regla_de_plazo_id),
  -- Its days and their source are those of that rule.
  constraint certificado_reglas_dias check (regla_de_plazo_id is null or dias is null and fuente is null),
  constraint certificado_reglas_confirmada check ((confirmada_en is null) = (confirmada_por is null)),
  foreign key (cuenta_id, confirmada_por) references membresias (cuenta_id, usuario_id)
);

-- Certificates that a signature needs.
create table certificados (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  tipo text not null check (tipo in ('dominio', 'inhibicion', 'catastral', 'libre_deuda', 'nota_simple',
    'reserva_prioridad', 'otro')),
  nombre text not null check (length(nombre) between 1 and 80),
  organismo text check (length(organismo) <= 120),
  inmueble_id uuid,
  parte_id uuid,
  -- Whether the signature waits for it.
  necesario boolean not null,
  solicitado date,
  esperado date,
  expedido date,
  dias integer check (dias between 1 and 3650),
  computo text not null check (computo in ('corridos', 'habiles', 'meses')),
  arranque text not null check (arranque in ('mismo_dia', 'dia_siguiente')),
  fuente text check (length(fuente) <= 300),
  -- The last day on which it is valid. Null until it is issued, and for what does not expire.
  vence date,
  resultado text check (length(resultado) <= 500),
  documento_id uuid,
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  -- What it was about, kept when that leaves the carpeta.
  era_sobre text check (length(era_sobre) between 1 and 300),
  requisito_id uuid,
  -- The day on which it came.
  recibido date,
  -- What its days count from.
  cuenta_desde text not null default 'expedicion' check (cuenta_desde in ('expedicion', 'recepcion')),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, carpeta_id, inmueble_id)
    references carpeta_inmuebles (cuenta_id, carpeta_id, inmueble_id) on delete set null (inmueble_id),
  foreign key (cuenta_id, carpeta_id, parte_id)
    references partes (cuenta_id, carpeta_id, id) on delete set null (parte_id),
  foreign key (cuenta_id, carpeta_id, documento_id)
    references documentos (cuenta_id, carpeta_id, id) on delete set null (documento_id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  check (expedido >= solicitado),
  check ((vence is null) = (expedido is null or dias is null)),
  foreign key (cuenta_id, carpeta_id, requisito_id) references requisitos (cuenta_id, carpeta_id, id)
    on delete set null (requisito_id),
  constraint certificados_recibido check (recibido >= expedido),
  constraint certificados_sin_expedir check (recibido is null or expedido is not null)
);

-- Notices of certificates that were sent: by whoever adds the row, and so once.
create table certificado_avisos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  certificado_id uuid not null,
  vence date not null,
  -- Why: it expires before the planned signature, or within a week.
  motivo text not null check (motivo in ('firma', 'semana', 'vencido')),
  en timestamptz not null default now(),
  primary key (cuenta_id, certificado_id, vence, motivo),
  foreign key (cuenta_id, certificado_id) references certificados (cuenta_id, id) on delete cascade
);

create index certificado_reglas_regla_de_plazo on certificado_reglas (cuenta_id, regla_de_plazo_id)
  where regla_de_plazo_id is not null;
create index certificado_reglas_confirmada_por on certificado_reglas (cuenta_id, confirmada_por)
  where confirmada_por is not null;

create index certificados_carpeta on certificados (cuenta_id, carpeta_id);
create index certificados_inmueble on certificados (cuenta_id, carpeta_id, inmueble_id) where inmueble_id is not null;
create index certificados_parte on certificados (cuenta_id, carpeta_id, parte_id) where parte_id is not null;
create index certificados_documento on certificados (cuenta_id, carpeta_id, documento_id)
  where documento_id is not null;
create index certificados_creado_por on certificados (cuenta_id, creado_por);
create index certificados_requisito on certificados (cuenta_id, carpeta_id, requisito_id)
  where requisito_id is not null;
create index certificados_vence on certificados (cuenta_id, vence) where necesario and vence is not null;

call table_of_cuenta('certificado_reglas');
call table_of_cuenta('certificados', seen => with_carpeta('certificados'));
-- Which cuentas have something to be told of; not what.
create policy avisos on certificados for select to carpetas_platform using (necesario and vence is not null);
grant select (cuenta_id, necesario, vence) on certificados to carpetas_platform;
call table_of_cuenta('certificado_avisos',
  seen => $$
    exists (select 1 from certificados ce
             where ce.cuenta_id = certificado_avisos.cuenta_id and ce.id = certificado_avisos.certificado_id)$$,
  may => 'select, insert');

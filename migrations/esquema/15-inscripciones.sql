-- What was presented to registers, what they observed, and how it ended.

-- What was presented to a register, and how it ended.
create table inscripciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  registro text not null check (length(registro) between 1 and 120),
  -- What of the carpeta is presented, where there is more than one thing: «Hipoteca».
  que text check (length(que) <= 120),
  presentada date,
  -- That of the register: an entry, a presentation.
  numero text check (length(numero) <= 60),
  -- Until when the presentation holds the place.
  vence date check (vence >= presentada),
  resultado text check (resultado in ('inscripta', 'rechazada')),
  resuelta date check (resuelta >= presentada),
  -- Where it is found in the register: matrícula, tomo, folio.
  asiento text check (length(asiento) <= 120),
  documento_id uuid,
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  -- The day on which the tasa was paid.
  tasa_pagada date,
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id)
    on delete set null (documento_id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  check (presentada is not null or (numero is null and vence is null and resultado is null)),
  check ((resultado is null) = (resuelta is null)),
  check (resultado = 'inscripta' or asiento is null),
  check (tasa_pagada >= presentada),
  constraint inscripciones_tasa check (presentada is not null or tasa_pagada is null)
);

-- What a register asked to be mended, and the answer.
create table inscripcion_observaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  inscripcion_id uuid not null,
  texto text not null check (length(texto) between 1 and 1000),
  observada date not null,
  contestada date check (contestada >= observada),
  respuesta text check (length(respuesta) <= 1000),
  creado_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, carpeta_id, inscripcion_id) references inscripciones (cuenta_id, carpeta_id, id)
    on delete cascade,
  check (contestada is not null or respuesta is null)
);

create index inscripciones_documento on inscripciones (cuenta_id, carpeta_id, documento_id)
  where documento_id is not null;
create index inscripciones_creado_por on inscripciones (cuenta_id, creado_por);
create index inscripciones_pendientes on inscripciones (cuenta_id, carpeta_id)
  where resultado is distinct from 'inscripta';
create index inscripciones_inscriptas on inscripciones (cuenta_id, resuelta desc) where resultado = 'inscripta';
create index inscripciones_vence on inscripciones (cuenta_id, vence) where resultado is null;

create index inscripcion_observaciones_inscripcion on inscripcion_observaciones
  (cuenta_id, carpeta_id, inscripcion_id, observada);
-- One is answered before the next comes.
create unique index inscripcion_observaciones_abierta on inscripcion_observaciones (cuenta_id, inscripcion_id)
  where contestada is null;

call table_of_cuenta('inscripciones', seen => with_carpeta('inscripciones'));
call table_of_cuenta('inscripcion_observaciones', seen => with_carpeta('inscripcion_observaciones'));

-- What each carpeta asks for before it is signed.

-- What a carpeta needs before it is signed.
create table requisitos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  -- That of the acto's requisito; null for one that was added to this carpeta alone.
  clave text,
  nombre text not null check (length(nombre) between 1 and 200),
  descripcion text check (length(descripcion) <= 1000),
  fuente text check (length(fuente) <= 200),
  obligatorio boolean not null,
  estado text not null default 'pendiente'
    check (estado in ('pendiente', 'solicitado', 'recibido', 'aprobado', 'no_aplica')),
  motivo text check (length(motivo) <= 500),
  responsable_id uuid,
  vence date,
  documento_id uuid,
  orden integer not null,
  decidido_por uuid,
  decidido_en timestamptz,
  version integer not null default 1,
  creado_en timestamptz not null default now(),
  -- The kind of certificate that fulfils it; null for what is no certificate.
  certificado text check (certificado in ('dominio', 'inhibicion', 'catastral', 'libre_deuda',
    'nota_simple', 'reserva_prioridad', 'otro')),
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, clave),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id)
    on delete set null (documento_id),
  foreign key (cuenta_id, responsable_id) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, decidido_por) references membresias (cuenta_id, usuario_id),
  check ((estado = 'no_aplica') = (motivo is not null)),
  check ((estado in ('aprobado', 'no_aplica')) = (decidido_en is not null)),
  unique (cuenta_id, carpeta_id, id)
);

create index requisitos_orden on requisitos (cuenta_id, carpeta_id, orden);
create index requisitos_documento on requisitos (cuenta_id, carpeta_id, documento_id);
create index requisitos_responsable on requisitos (cuenta_id, responsable_id);
create index requisitos_decidido_por on requisitos (cuenta_id, decidido_por);
create index requisitos_abiertos on requisitos (cuenta_id, vence)
  include (carpeta_id) where vence is not null and estado in ('pendiente', 'solicitado', 'recibido');

-- What was approved by a document that leaves the trash for good is approved no more, unless its carpeta is signed. The
-- foreign key empties the name of the document, and this follows it.
create function requisito_sin_documento() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if not exists (select 1 from documentos where cuenta_id = old.cuenta_id and id = old.documento_id)
     and exists (select 1 from carpetas
                  where cuenta_id = old.cuenta_id and id = old.carpeta_id and fecha_firma is null) then
    new.estado := 'pendiente';
    new.decidido_por := null;
    new.decidido_en := null;
    new.version := old.version + 1;
  end if;
  return new;
end $$;

call table_of_cuenta('requisitos', rows => with_carpeta('requisitos'));

create trigger requisito_sin_documento before update of documento_id on requisitos for each row
  when (old.documento_id is not null and new.documento_id is null
    and old.estado = 'aprobado' and new.estado = 'aprobado' and new.version = old.version)
  execute function requisito_sin_documento();

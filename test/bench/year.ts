import type { Client } from 'pg';
import { type Call, dayFrom, measureOffices } from './grow.ts';
import { fill, openCuenta, type SizedOffice, withOwner } from './grow-office.ts';
import type { Measurement } from './report.ts';

/** The carpetas of a small office in a year, and of a big office. */
const SIZES = [300, 3_000] as const;
/** The budget for answers with all rows of a month or a year. The big office has ten times as many. */
const BUDGET_OF_ALL = SIZES[1] / SIZES[0];

const year = dayFrom(0).slice(0, 4);
const [today, inWeek, inMonth] = [dayFrom(0), dayFrom(6), dayFrom(30)];

/** The calls of an office on a usual working day. */
const CALLS: readonly Call[] = [
  { name: 'lista', path: 'carpetas' },
  { name: 'agenda, una semana', path: `agenda?desde=${today}&hasta=${inWeek}`, budget: BUDGET_OF_ALL },
  { name: 'agenda, un mes', path: `agenda?desde=${today}&hasta=${inMonth}`, budget: BUDGET_OF_ALL },
  { name: 'agenda, un mes mío', path: `agenda?desde=${today}&hasta=${inMonth}&de=yo`, budget: BUDGET_OF_ALL },
  { name: 'certificados de la oficina', path: 'certificados', budget: BUDGET_OF_ALL },
  { name: 'certificados por pedir', path: 'certificados?grupo=por_pedir', budget: BUDGET_OF_ALL },
  { name: 'certificados, buscar', path: 'certificados?buscar=hipoteca', budget: BUDGET_OF_ALL },
  { name: 'índice del protocolo', path: `protocolo?anio=${year}`, budget: BUDGET_OF_ALL },
  { name: 'índice del protocolo, CSV', path: `protocolo/indice.csv?anio=${year}`, budget: BUDGET_OF_ALL },
  { name: 'índice del protocolo, PDF', path: `protocolo/indice.pdf?anio=${year}`, budget: BUDGET_OF_ALL },
  { name: 'inmuebles, buscar una matrícula', path: 'inmuebles?buscar=11-00123' },
  { name: 'una carpeta', path: 'carpetas/{carpeta}' },
  { name: 'una carpeta, lo que sigue', path: 'agenda/carpetas/{carpeta}' },
  ...['requisitos', 'plazos', 'certificados', 'inmuebles', 'instrumentos', 'inscripciones'].map((tab) => ({
    name: `una carpeta, ${tab}`,
    path: `carpetas/{carpeta}/${tab}`,
  })),
  { name: 'inscripciones de la oficina', path: 'inscripciones', budget: BUDGET_OF_ALL },
  { name: 'plantillas', path: 'plantillas' },
  { name: 'una carpeta, lo que hay en ella', path: 'carpetas/{carpeta}/cantidades' },
  { name: 'lista, propuestas para la firma', path: 'carpetas?propuesta=si' },
  { name: 'paneles, oficina', path: 'dashboards/oficina', budget: BUDGET_OF_ALL },
  {
    name: 'abrir una carpeta',
    path: 'carpetas',
    body: { caratula: 'Venta de medida', tipoActoId: '{acto}', abrir: true },
  },
  { name: 'comentar una carpeta', path: 'carpetas/{carpeta}/comentarios', body: { texto: 'Falta el plano' } },
];

/** Compares an office with 3,000 carpetas in a year with an office with 300. The carpetas have all their usual rows. */
export async function measureYear(baseUrl: string, ownerUrl: string): Promise<Measurement[]> {
  const offices: SizedOffice[] = [];
  await withOwner(ownerUrl, async (owner) => {
    for (const carpetas of SIZES) {
      const { user, accessToken } = await openCuenta(baseUrl, carpetas);
      await fill(owner, user.cuentaActivaId, user.id, carpetas);
      await fillYear(owner, user.cuentaActivaId, user.id);
      const ids = await idsOf(owner, user.cuentaActivaId);
      offices.push({ baseUrl, carpetas, cuentaId: user.cuentaActivaId, accessToken, ids });
    }
    await owner.query('vacuum analyze');
  });
  return measureOffices(offices, CALLS);
}

/** The last carpeta that went to the register, and its acto. */
export async function idsOf(owner: Client, cuentaId: string): Promise<{ carpeta: string; acto: string }> {
  const { rows } = await owner.query<{ carpeta: string; acto: string }>(
    `select id as carpeta, tipo_acto_id as acto from carpetas
      where cuenta_id = $1 and estado = 'en_inscripcion' order by numero desc limit 1`,
    [cuentaId],
  );
  return rows[0]!;
}

/** Spreads the carpetas over a year with today in its last third. Adds the rows that each carpeta has in its state. */
export async function fillYear(owner: Client, cuentaId: string, usuarioId: string): Promise<void> {
  const run = (text: string, ...more: string[]) => owner.query(text, [cuentaId, ...more]);
  await run(
    `update carpetas c
        set numero = n, anio = extract(year from current_date), creada_en = dia - interval '30 days',
            fecha_firma_prevista = dia::date, tipo_acto_version = 1,
            fecha_firma = case when dia < current_date then dia::date end,
            estado = case when dia >= current_date then (array['en_preparacion', 'lista_para_firma'])[1 + n % 2]
                          when dia >= current_date - 45 then (array['firmada', 'en_inscripcion'])[1 + n % 2]
                          else 'archivada' end
       from (select id, (row_number() over (order by id))::int as n, count(*) over () as todas
               from carpetas where cuenta_id = $1) o,
            lateral (select current_date - 240 + n * 365 / todas * interval '1 day' as dia) d
      where c.cuenta_id = $1 and c.id = o.id`,
  );
  await run(
    `insert into contadores (cuenta_id, serie, anio, ultimo)
     select $1, 'carpeta', extract(year from current_date), count(*) from carpetas where cuenta_id = $1
     on conflict (cuenta_id, serie, anio) do update set ultimo = excluded.ultimo`,
  );
  await run(
    `insert into requisitos (cuenta_id, id, carpeta_id, clave, nombre, obligatorio, orden, estado, decidido_por, decidido_en, vence)
     select $1, gen_random_uuid(), c.id, r.value ->> 'clave', r.value ->> 'nombre', true, r.ordinality, e.estado,
            case e.estado when 'aprobado' then $2::uuid end, case e.estado when 'aprobado' then now() end,
            c.fecha_firma_prevista - 7
       from carpetas c
       join tipos_acto t on t.cuenta_id = c.cuenta_id and t.id = c.tipo_acto_id
      cross join lateral jsonb_array_elements(t.requisitos) with ordinality as r
      cross join lateral (select case when c.estado = 'en_preparacion' then 'pendiente' else 'aprobado' end as estado) e
      where c.cuenta_id = $1`,
    usuarioId,
  );
  await run(
    `insert into eventos (cuenta_id, id, tipo, titulo, carpeta_id, desde, hasta, creado_por, creado_en)
     select $1, gen_random_uuid(), 'firma', 'Firma de ' || caratula, id, hora, hora + interval '1 hour', $2, creada_en
       from carpetas, lateral (select fecha_firma_prevista + (9 + numero % 8) * interval '1 hour' as hora) h
      where cuenta_id = $1`,
    usuarioId,
  );
  await run(
    `insert into evento_personas (cuenta_id, evento_id, usuario_id) select $1, id, $2 from eventos where cuenta_id = $1`,
    usuarioId,
  );
  await run(
    `insert into plazos (cuenta_id, id, carpeta_id, regla_id, nombre, inicio, dias, computo, arranque, vence, vence_desde,
                         responsable_id, cumplido_en, cumplido_por, creado_por, creado_en)
     select $1, gen_random_uuid(), c.id, r.id, r.nombre, fecha_firma, r.dias, r.computo, r.arranque, fecha_firma + r.dias,
            fecha_firma, $2, case c.estado when 'archivada' then now() end,
            case c.estado when 'archivada' then $2::uuid end, $2, fecha_firma
       from carpetas c
       join reglas_de_plazo r on r.cuenta_id = c.cuenta_id and r.clave in ('presentacion', 'inscripcion_provisional')
      where c.cuenta_id = $1 and c.fecha_firma is not null`,
    usuarioId,
  );
  await fillInmuebles(owner, cuentaId, usuarioId);
  await fillProtocolo(owner, cuentaId, usuarioId);
}

/** An inmueble for each second carpeta, and three certificates for each of them. */
async function fillInmuebles(owner: Client, cuentaId: string, usuarioId: string): Promise<void> {
  await owner.query(
    `insert into inmuebles (cuenta_id, id, matricula, registro, domicilio, creado_por)
     select $1, gen_random_uuid(), '11-' || lpad(numero::text, 5, '0'), 'Ciudad', 'Calle ' || numero, $2
       from carpetas where cuenta_id = $1 and numero % 2 = 1`,
    [cuentaId, usuarioId],
  );
  await owner.query(
    `insert into carpeta_inmuebles (cuenta_id, carpeta_id, inmueble_id, orden)
     select $1, c.id, i.id, 1
       from carpetas c join inmuebles i on i.cuenta_id = c.cuenta_id and i.matricula = '11-' || lpad(c.numero::text, 5, '0')
      where c.cuenta_id = $1`,
    [cuentaId],
  );
  await owner.query(
    `insert into certificados (cuenta_id, id, carpeta_id, tipo, nombre, organismo, inmueble_id, necesario, solicitado,
                               expedido, dias, computo, arranque, vence, creado_por)
     select $1, gen_random_uuid(), c.id, tipo, tipo, 'Registro', i.inmueble_id, true, pedido, expedido, 30, 'corridos',
            'dia_siguiente', expedido + 30, $2
       from carpeta_inmuebles i
       join carpetas c on c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id,
            unnest(array['dominio', 'catastral', 'libre_deuda']) with ordinality as t (tipo, n),
            lateral (select c.fecha_firma_prevista - 20 + n::int as dia) d,
            lateral (select case when dia < current_date then dia end as pedido,
                            case when dia + 7 < current_date then dia + 7 end as expedido) p
      where i.cuenta_id = $1`,
    [cuentaId, usuarioId],
  );
}

/**
 * An instrumento of three folios for each signed carpeta of this year. An inscripción for each carpeta that went to the
 * register.
 */
async function fillProtocolo(owner: Client, cuentaId: string, usuarioId: string): Promise<void> {
  await owner.query(
    `insert into instrumentos (cuenta_id, id, registro_id, anio, libro, tipo, numero, fecha, carpeta_id, objeto, creado_por)
     select $1, gen_random_uuid(), r.id, c.anio, 'protocolo', 'escritura',
            row_number() over (order by fecha_firma, c.id), fecha_firma, c.id, caratula, $2
       from carpetas c join registros_notariales r on r.cuenta_id = c.cuenta_id
      where c.cuenta_id = $1 and extract(year from fecha_firma) = c.anio`,
    [cuentaId, usuarioId],
  );
  await owner.query(
    `insert into folios (cuenta_id, id, registro_id, anio, libro, desde, hasta, instrumento_id, creado_por)
     select $1, gen_random_uuid(), registro_id, anio, libro, numero * 3 - 2, numero * 3, id, $2
       from instrumentos where cuenta_id = $1`,
    [cuentaId, usuarioId],
  );
  await owner.query(
    `insert into inscripciones (cuenta_id, id, carpeta_id, registro, presentada, numero, vence, resultado, resuelta, creado_por)
     select $1, gen_random_uuid(), id, 'Registro de la Propiedad', fecha_firma + 1, numero::text, fecha_firma + 181,
            case estado when 'archivada' then 'inscripta' end, case estado when 'archivada' then fecha_firma + 20 end, $2
       from carpetas where cuenta_id = $1 and estado in ('en_inscripcion', 'archivada')`,
    [cuentaId, usuarioId],
  );
}

import { Client } from 'pg';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { post, type Session } from './office.ts';

/** An office of a certain size, and a token of its titular. */
export interface SizedOffice {
  /** The address of its product. */
  baseUrl: string;
  carpetas: number;
  cuentaId: string;
  accessToken: string;
  /** Ids of its rows that calls name, such as `persona`: a persona with documents. */
  ids: Record<string, string>;
}

const SURNAMES = 300;
/** The small offices beside the measured offices, and the carpetas of each. */
interface Neighbours {
  cuentas: number;
  carpetas: number;
}

const NEIGHBOURS: Neighbours = { cuentas: 500, carpetas: 600 };

/** Adds further rows to the carpetas of a cuenta. */
export type FillMore = (owner: Client, cuentaId: string, usuarioId: string) => Promise<void>;

/**
 * Opens a cuenta for each number of carpetas, and other cuentas in the same tables. Uses only SQL.
 * @param more adds further rows to each cuenta
 */
export async function openOffices(
  baseUrl: string,
  ownerUrl: string,
  sizes: readonly number[],
  { neighbours = NEIGHBOURS, more = async () => {} }: { neighbours?: Neighbours; more?: FillMore } = {},
): Promise<SizedOffice[]> {
  const offices: SizedOffice[] = [];
  const open = async (owner: Client, carpetas: number): Promise<SizedOffice> => {
    const { user, accessToken } = await openCuenta(baseUrl, carpetas);
    await fill(owner, user.cuentaActivaId, user.id, carpetas);
    await more(owner, user.cuentaActivaId, user.id);
    await owner.query('analyze');
    const ids = { persona: await personaOf(owner, user.cuentaActivaId) };
    return { baseUrl, carpetas, cuentaId: user.cuentaActivaId, accessToken, ids };
  };
  await withOwner(ownerUrl, async (owner) => {
    // Building an index of words takes far less time than updating it row by row.
    await withoutIndexes(owner, `m.amname = 'gin'`, async () => {
      for (const carpetas of sizes) offices.push(await open(owner, carpetas));
      if (neighbours.cuentas === 0) return;
      const { cuentaId } = await open(owner, neighbours.carpetas);
      await withoutIndexes(owner, 'not i.indisunique', () => copyCuenta(owner, cuentaId, neighbours.cuentas - 1));
    });
    await owner.query('vacuum analyze');
    await owner.query('checkpoint');
  });
  return offices;
}

export async function openCuenta(baseUrl: string, carpetas: number): Promise<Session> {
  const signedIn = await post(`${baseUrl}/api/auth/sign-in`, DEMO_CREDENTIALS);
  const cuenta = { nombre: `Escribanía de ${carpetas} carpetas`, pais: 'AR' };
  return post(`${baseUrl}/api/cuentas`, cuenta, signedIn.accessToken);
}

async function personaOf(owner: Client, cuentaId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select persona_id as id from persona_archivos where cuenta_id = $1 limit 1',
    [cuentaId],
  );
  return rows[0]!.id;
}

/**
 * Drops some indexes, and creates them again after the work. @param which a condition on `i` of pg_index and `m` of
 * pg_am
 */
async function withoutIndexes(owner: Client, which: string, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      where c.relnamespace = 'public'::regnamespace and ${which}
        and not exists (select 1 from pg_constraint where conindid = c.oid)`,
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await owner.query(definition);
}

/** Copies a cuenta with all its rows, in a statement for each table. */
async function copyCuenta(owner: Client, cuentaId: string, copies: number): Promise<void> {
  await owner.query(
    `create temp table medidas_copias as
       select gen_random_uuid() as id, 'Vecina ' || n as nombre from generate_series(1, ${Number(copies)}) as n`,
  );
  await owner.query(
    `insert into cuentas (id, nombre, pais, moneda, zona_horaria)
       select n.id, n.nombre, c.pais, c.moneda, c.zona_horaria from cuentas c, medidas_copias n where c.id = $1`,
    [cuentaId],
  );
  // In each copy, the ids and the references to ids of the same cuenta are replaced.
  const { rows: tables } = await owner.query<{ name: string; columns: string; values: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns,
            string_agg(case when a.attname = 'cuenta_id' then 'n.id'
                            when a.attname = 'id' and a.atttypid = 'uuid'::regtype or r.attnum is not null
                            then format('md5(t.%I::text || n.id)::uuid', a.attname)
                            else format('t.%I', a.attname) end, ', ') as values
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       left join lateral (
         select a.attnum from pg_constraint f, unnest(f.conkey, f.confkey) as k(de, a_la)
           join pg_attribute otra on otra.attname = 'id' and otra.attnum = k.a_la
          where f.contype = 'f' and f.conrelid = c.oid and k.de = a.attnum and otra.attrelid = f.confrelid
            and f.confrelid not in ('usuarios'::regclass, 'cuentas'::regclass)
          limit 1) r on true
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
        and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'cuenta_id')
      group by c.relname`,
  );
  for (const { name, columns, values } of tables) {
    await owner.query(
      `insert into ${name} (${columns}) overriding system value
         select ${values} from ${name} t, medidas_copias n where t.cuenta_id = '${cuentaId}'
         on conflict do nothing`,
    );
  }
  await owner.query('drop table medidas_copias');
}

export async function withOwner(ownerUrl: string, work: (owner: Client) => Promise<void>): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // The owner works without triggers and foreign keys here. The statements below follow their rules.
    await owner.query('set session_replication_role = replica');
    await owner.query('set synchronous_commit = off');
    await owner.query(`set maintenance_work_mem = '256MB'`);
    await work(owner);
  } finally {
    await owner.end();
  }
}

/** A surname that few people have. Each office has the same number of them. */
export const RARE_SURNAME = 'Zubizarreta';
const RARE_OF_OFFICE = 20;

/** The letters of a made-up surname, different for each number. */
const surname = (number: string) =>
  `'Ap' || translate(((${number}) % ${SURNAMES})::text, '0123456789', 'aeioulrnst') || 'ez'`;

/** A made-up surname or the rare one, which one of `of` rows has. */
const maybeRare = (number: string, of: string) =>
  `case n % ((${of}) / ${RARE_OF_OFFICE}) when 0 then '${RARE_SURNAME}' else ${surname(number)} end`;

export async function fill(owner: Client, cuentaId: string, usuarioId: string, carpetas: number): Promise<void> {
  const run = (text: string) => owner.query(text, [cuentaId, usuarioId, carpetas].slice(0, parametersOf(text)));
  await run(
    `insert into carpetas (cuenta_id, id, numero, anio, caratula, tipo_acto_id, estado, responsable_id, prioridad,
                           fecha_firma_prevista, etiquetas, creada_por, creada_en, actualizada_en,
                           moneda, monto, fecha_firma)
     select $1, gen_random_uuid(), 1 + n / 20, 2006 + n % 20,
            ${maybeRare('hashint4(n) & 65535', '$3::int')} || ' y otro s/ ' || (array['compraventa', 'hipoteca', 'poder', 'donación'])[1 + n % 4] || ' ' || n,
            actos.ids[1 + n % cardinality(actos.ids)],
            (array['en_preparacion', 'lista_para_firma', 'firmada', 'en_inscripcion', 'archivada'])[1 + n % 5], $2,
            n % 4, current_date - 180 + n % 361,
            array[(array['banco', 'vivienda', 'campo', 'sociedad', 'familia', 'sucesión'])[1 + n % 6]], $2, momento, momento,
            'ARS', 1000 * (1 + n % 997), case when n % 5 >= 2 then momento::date end
       from generate_series(0, $3::int - 1) as n,
            (select array_agg(id) as ids from tipos_acto where cuenta_id = $1) as actos,
            lateral (select now() - n * interval '37 minutes' as momento)
      order by hashint4(n)`,
  );
  await run(
    `insert into personas (cuenta_id, id, tipo, nombre, apellidos, pais_doc, tipo_doc, numero_doc, creada_por)
     select $1, gen_random_uuid(), 'humana', (array['Ana', 'Luis', 'Marta', 'José', 'Elena'])[1 + n % 5],
            ${maybeRare('hashint4(n + 7) & 65535', '$3::int / 2')} || ' ' || ${surname('hashint4(n + 99) & 65535')},
            'AR', 'DNI', (20000000 + n)::text, $2
       from generate_series(0, $3::int / 2 - 1) as n`,
  );
  await run(
    `insert into personas (cuenta_id, id, tipo, razon_social, creada_por)
     select $1, gen_random_uuid(), 'juridica', ${surname('hashint4(n + 3) & 65535')} || ' e Hijos SA', $2
       from generate_series(0, $3::int / 20 - 1) as n`,
  );
  await run(
    `insert into persona_archivos (cuenta_id, id, persona_id, clase, vence, nombre, sha256, bytes, mime, clave, subido_por)
     select $1, gen_random_uuid(), p.id, (array['dni', 'poder'])[n], current_date + n * 90, 'Documento ' || n || '.pdf',
            repeat('0', 64), 1000, 'application/pdf', gen_random_uuid(), $2
       from personas p, generate_series(1, 2) as n
      where p.cuenta_id = $1 and right(p.numero_doc, 1) = '3'`,
  );
  if (carpetas > NEIGHBOURS.carpetas) await owner.query('analyze carpetas, personas');
  await run(
    `insert into partes (cuenta_id, id, carpeta_id, persona_id, rol, orden)
     select $1, gen_random_uuid(), c.id, p.id, (array['vendedor', 'comprador'])[1 + lado], lado
       from (select id, row_number() over ()::int as n from carpetas where cuenta_id = $1) c,
            generate_series(0, 1) as lado,
            (select id, row_number() over ()::int as n from personas where cuenta_id = $1) p
      where p.n = 1 + (c.n * 2 + lado) % ($3::int / 2) and $2::uuid is not null`,
  );
  await run(
    `insert into documentos (cuenta_id, id, carpeta_id, nombre, version_actual, creado_en, actualizado_en)
     select $1, gen_random_uuid(), id, 'Borrador de ' || caratula || '.pdf', 1, creada_en, actualizada_en
       from carpetas where cuenta_id = $1`,
  );
  await run(
    `insert into tareas (cuenta_id, id, tipo, titulo, posicion, carpeta_id, creada_por, creada_en)
     select $1, gen_random_uuid(), 'task', 'Pedir el informe de ' || caratula, numero::bigint * 100000 + anio, id, $2, creada_en
       from carpetas where cuenta_id = $1 and numero % 10 = 0`,
  );
  await run(
    `insert into contactos (cuenta_id, id, nombre, empresa, creado_por)
     select $1, gen_random_uuid(), nombre || ' ' || apellidos, 'Banco ' || numero_doc, $2
       from personas where cuenta_id = $1 and right(numero_doc, 1) in ('1', '5')`,
  );
  await run(
    `insert into auditoria (cuenta_id, id, n, usuario_id, accion, carpeta_id, entidad, entidad_id, hash_previo, hash)
     select $1, gen_random_uuid(), 1000 + row_number() over (), $2, 'carpeta.creada', id, 'carpeta', id, '', ''
       from carpetas where cuenta_id = $1`,
  );
  // The next entry of the audit comes after these entries.
  await run(
    `insert into auditoria_cabezas (cuenta_id, n, hash) select $1, 1000 + count(*), '' from carpetas where cuenta_id = $1
     on conflict (cuenta_id) do update set n = excluded.n`,
  );
  if (carpetas > NEIGHBOURS.carpetas) await owner.query('analyze partes');
  // The time of a call grows with the square of its carpetas.
  await run(
    `select carpetas_buscables($1, array_agg(id))
       from (select id, row_number() over (order by id) / 1000 as tanda from carpetas where cuenta_id = $1) c
      group by tanda`,
  );
}

/** The number of parameters that a statement uses. PostgreSQL refuses further parameters. */
function parametersOf(text: string): number {
  return Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, n]) => Number(n)));
}

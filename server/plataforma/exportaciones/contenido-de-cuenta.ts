import type { EntityManager } from 'typeorm';
import { safeSegment, versionedName } from '../../common/files/zip-paths.js';
import type { TablaExportada } from './exported-tables.js';

const BATCH = 500;
/** The separator between the levels of a file's place. */
const LEVEL = '\u001f';

/** A version of a document, with its path (`ruta`) in the ZIP. */
export interface VersionExportada {
  documentoId: string;
  n: number;
  clave: string;
  sha256: string;
  ruta: string;
}

/** A file outside of the documents of carpetas, with its path (`ruta`) in the ZIP. */
export interface OtroArchivo {
  archivoId: string;
  clave: string;
  ruta: string;
}

/** The number of rows read so far. */
export class RowCount {
  filas = 0;
}

/**
 * The rows of a table as a JSON array, read in batches. Read them within the transaction of `manager`, whose row-level
 * security decides the visible rows.
 */
export async function* rowsOf(
  manager: EntityManager,
  { tabla, order, without = [], file }: TablaExportada,
  count: RowCount,
): AsyncGenerator<Uint8Array> {
  const left = ['cuenta_id', ...without, ...(file ? [file] : [])];
  await manager.query(
    `declare filas no scroll cursor for
       select (to_jsonb(t) - array['${left.join("','")}'])::text as fila from ${tabla} t order by ${order}`,
  );
  let rows: { fila: string }[];
  do {
    rows = await manager.query(`fetch ${BATCH} from filas`);
    for (const { fila } of rows) {
      yield Buffer.from(`${count.filas === 0 ? '[\n' : ',\n'}${fila}`);
      count.filas++;
    }
  } while (rows.length === BATCH);
  await manager.query('close filas');
  yield Buffer.from(count.filas === 0 ? '[]\n' : '\n]\n');
}

/** The few rows of a platform table about a cuenta. Membresias get the names and e-mails of their people. */
export async function platformRows(
  manager: EntityManager,
  { tabla, order, where, without = [] }: TablaExportada,
  cuentaId: string,
): Promise<unknown[]> {
  const person =
    tabla === 'membresias'
      ? ` || (select jsonb_build_object('nombre', u.nombre, 'email', u.email) from usuarios u where u.id = t.usuario_id)`
      : '';
  const rows: { fila: unknown }[] = await manager.query(
    `select (to_jsonb(t) - array['${['cuenta_id', ...without].join("','")}'])${person} as fila
       from ${tabla} t where ${where} order by ${order}`,
    [cuentaId],
  );
  return rows.map(({ fila }) => fila);
}

/** Every version of every document, with the trash, in the order of paths. */
export async function findVersiones(manager: EntityManager): Promise<VersionExportada[]> {
  const rows: (VersionExportada & { carpetaId: string; codigo: string | null; secciones: string[]; nombre: string })[] =
    await manager.query(
      `with recursive camino as (
         select id, array[nombre] as nombres from secciones where padre_id is null
         union all
         select s.id, c.nombres || s.nombre from secciones s join camino c on c.id = s.padre_id
       )
       select v.documento_id as "documentoId", v.n, v.clave, v.sha256, d.carpeta_id as "carpetaId", k.codigo, d.nombre,
              coalesce(c.nombres, '{}') as secciones
         from documento_versiones v
         join documentos d on d.id = v.documento_id
         join carpetas k on k.id = d.carpeta_id
         left join camino c on c.id = d.seccion_id
        order by k.codigo nulls last, d.carpeta_id, c.nombres nulls first, d.nombre, d.id, v.n`,
    );
  return rows.map(({ documentoId, n, clave, sha256, carpetaId, codigo, secciones, nombre }) => {
    const folders = [codigo ?? carpetaId, ...secciones].map((folder) => safeSegment(folder, '_'));
    return { documentoId, n, clave, sha256, ruta: ['documentos', ...folders, versionedName(nombre, n)].join('/') };
  });
}

/**
 * Files outside of the documents of carpetas, in the order of paths. Among them are the archivos of the office with all
 * versions, also deleted in the last day. Others are the documents of personas, and the files of chats and templates.
 * The rest are the files of the own mails and the own requests for help.
 */
export async function findOtrosArchivos(manager: EntityManager): Promise<OtroArchivo[]> {
  const rows: { archivoId: string; clave: string; carpeta: string; lugar: string; nombre: string }[] =
    await manager.query(
      `with recursive camino as (
         select id, array[nombre] as nombres from directorios where padre_id is null
         union all
         select d.id, c.nombres || d.nombre from directorios d join camino c on c.id = d.padre_id
       )
       select a.id as "archivoId", a.clave, 'personas' as carpeta, p.nombre_completo as lugar, a.nombre
         from persona_archivos a join personas p on p.id = a.persona_id
        union all
       select f.id, f.clave, 'chats', coalesce(c.nombre, k.codigo, k.caratula, 'directos'), f.nombre
         from chat_adjuntos f join chats c on c.id = f.chat_id left join carpetas k on k.id = c.carpeta_id
        where f.suelto_desde is null
        union all
       select j.id, j.clave, 'correos', coalesce(nullif(e.asunto, ''), 'sin asunto'), j.nombre
         from correo_adjuntos j join correos e on e.id = j.correo_id
        union all
       select y.id, y.clave, 'ayuda', s.asunto, y.nombre
         from ayuda_adjuntos y join ayuda_solicitudes s on s.id = y.solicitud_id
        union all
       select w.plantilla_id, w.clave, 'plantillas', t.nombre, 'v' || w.n || ' ' || w.nombre_original
         from plantilla_versiones w join plantillas t on t.id = w.plantilla_id
        union all
       select v.archivo_id, v.clave, 'archivos', coalesce(array_to_string(c.nombres, chr(31)), ''),
              case when v.n = a.version_actual then a.nombre else 'v' || v.n || ' ' || a.nombre end
         from archivo_versiones v join archivos a on a.id = v.archivo_id
         left join camino c on c.id = a.directorio_id
        order by carpeta desc, lugar, nombre, 1`,
    );
  return rows.map(({ archivoId, clave, carpeta, lugar, nombre }) => ({
    archivoId,
    clave,
    ruta: [
      carpeta,
      ...lugar
        .split(LEVEL)
        .filter(Boolean)
        .map((level) => safeSegment(level, '_')),
      safeSegment(nombre, '_'),
    ].join('/'),
  }));
}

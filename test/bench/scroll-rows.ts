import { Client } from 'pg';
import type { Office } from './office.ts';

export const CARDS = 2000;
export const TASKS = 5000;
export const FILES = 5000;
const LISTS = 4;

/** The ids of the pages to scroll. */
interface ScrollRows {
  tableroId: string;
  directorioId: string;
}

/**
 * Inserts the rows to scroll into an office: a board, tareas, and a directorio with files. Names the office, so that
 * the sign-in can choose it.
 */
export async function insertScrollRows({ cuentaId, ownerUrl }: Office): Promise<ScrollRows> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`update cuentas set nombre = 'Escribanía del desplazamiento' where id = $1`, [cuentaId]);
    await owner.query(
      `insert into tareas (cuenta_id, id, tipo, titulo, vence, prioridad, posicion, creada_por)
       select m.cuenta_id, gen_random_uuid(), case when n % 50 = 1 then 'section' else 'task' end,
              'Pedir el certificado ' || n, now() + (n % 90 - 30) * interval '1 day', n % 3, n * 65536, m.usuario_id
         from (select * from membresias where cuenta_id = $1 limit 1) m, generate_series(1, $2::int) n`,
      [cuentaId, TASKS],
    );
    const { rows } = await owner.query<{ id: string }>(
      `with board as (
         insert into tableros (cuenta_id, id, titulo, creado_por)
         select cuenta_id, gen_random_uuid(), 'Tablero largo', usuario_id from membresias where cuenta_id = $1 limit 1
         returning cuenta_id, id, creado_por
       ), lists as (
         insert into tablero_listas (cuenta_id, id, tablero_id, titulo, posicion)
         select cuenta_id, gen_random_uuid(), id, 'Lista ' || n, n * 65536 from board, generate_series(1, $3::int) n
         returning id
       ), cards as (
         insert into tarjetas (cuenta_id, id, tablero_id, lista_id, titulo, descripcion, vence, posicion, creada_por)
         select b.cuenta_id, gen_random_uuid(), b.id, l.id, 'Compraventa ' || n || ': pedir los certificados',
                'Faltan el dominio y las inhibiciones.', now() + (n % 90 - 30) * interval '1 day', n * 65536, b.creado_por
           from board b, lists l, generate_series(1, $2::int / $3::int) n
       )
       select id from board`,
      [cuentaId, CARDS, LISTS],
    );
    const directorios = await owner.query<{ id: string }>(
      `with autor as (select cuenta_id, usuario_id from membresias where cuenta_id = $1 limit 1
       ), lugar as (
         insert into directorios (cuenta_id, id, nombre, creado_por)
         select cuenta_id, gen_random_uuid(), 'Directorio largo', usuario_id from autor returning id
       ), files as (
         insert into archivos (cuenta_id, id, directorio_id, nombre, version_actual, bytes, creado_por, actualizado_en)
         select a.cuenta_id, gen_random_uuid(), l.id, 'Poder general ' || n || '.pdf', 1, n * 1000, a.usuario_id,
                now() - n * interval '1 minute'
           from autor a, lugar l, generate_series(1, $2::int) n
         returning cuenta_id, id, bytes, nombre, creado_por
       ), versions as (
         insert into archivo_versiones (cuenta_id, archivo_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
         select cuenta_id, id, 1, encode(sha256(nombre::bytea), 'hex'), bytes, 'application/pdf', nombre,
                cuenta_id || '/' || id, creado_por from files
       )
       select id from lugar`,
      [cuentaId, FILES],
    );
    await owner.query('vacuum analyze tareas, tarjetas, archivos, archivo_versiones');
    const [board] = rows;
    const [directorio] = directorios.rows;
    if (!board || !directorio) throw new Error('Las filas de las medidas no se pudieron crear.');
    return { tableroId: board.id, directorioId: directorio.id };
  } finally {
    await owner.end();
  }
}

import { Client } from 'pg';
import type { Office } from './office.ts';

export const CARDS = 2000;
export const TASKS = 5000;
const LISTS = 4;

/** Inserts a board and tareas to scroll into an office, and names it so that it can be chosen. @returns the board's id */
export async function insertScrollRows({ cuentaId, ownerUrl }: Office): Promise<string> {
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
    await owner.query('vacuum analyze tareas, tarjetas');
    const [board] = rows;
    if (!board) throw new Error('El tablero de las medidas no se pudo crear.');
    return board.id;
  } finally {
    await owner.end();
  }
}

import { Client } from 'pg';
import { load } from './load.ts';
import type { Office } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';

const ROUNDS = 7;
const ROUND_SECONDS = 3;
const SHORT = 10;
const LONG = 2000;
/** The number of different moves, which are repeated. */
const MOVES = 100;

interface Board {
  id: string;
  listId: string;
}

/**
 * Measures moves of a card in a short and in a long list, in alternate rounds. Measures reads of the whole long board.
 */
export async function measureBoards(baseUrl: string, office: Office): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${office.accessToken}`, 'content-type': 'application/json' };
  const url = `${baseUrl}/api/apps/scrumboard/board`;
  const move = async (board: Board) => {
    const requests = movesIn(board, await cardsOf(`${url}?id=${board.id}`, headers)).map((body) => ({
      method: 'PATCH' as const,
      path: '/api/apps/scrumboard/board/cards',
      body: JSON.stringify(body),
    }));
    // One connection, as for one person. Ten moves at once, of ten cards, would wait for each other's locks.
    const round = () => load({ url: baseUrl, headers, requests, connections: 1, duration: ROUND_SECONDS });
    await round();
    return round;
  };
  const long = await openBoard(office, LONG);
  const inLong = await move(long);
  const inShort = await move(await openBoard(office, SHORT));
  const rounds: { long: number; short: number; whole: number; wait: number }[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const { requestsPerSecond: perSecond } = await inLong();
    const short = (await inShort()).requestsPerSecond;
    const whole = await load({ url: `${url}?id=${long.id}`, headers, connections: 1, duration: ROUND_SECONDS });
    rounds.push({ long: perSecond, short, whole: whole.requestsPerSecond, wait: whole.p99 });
  }
  const ratio = median(rounds.map((round) => round.long / round.short));
  return [
    {
      name: `Mover una tarjeta en una lista de ${LONG} frente a una de ${SHORT}: movimientos por segundo`,
      value: decimal(ratio),
      budget: '≥ 0,80',
      isMet: ratio >= 0.8,
    },
    { name: 'Movimientos por segundo de una persona', value: decimal(median(rounds.map(({ long }) => long)), 0) },
    {
      name: `Tablero de ${LONG} tarjetas: pedidos por segundo de una persona`,
      value: decimal(median(rounds.map(({ whole }) => whole)), 1),
    },
    { name: `Tablero de ${LONG} tarjetas: p99`, value: `${decimal(median(rounds.map(({ wait }) => wait)), 0)} ms` },
  ];
}

/** Moves of the first ten cards to places spread over the list. */
function movesIn({ listId }: Board, ids: string[]): object[] {
  const end = ids.length * 65_536;
  return Array.from({ length: MOVES }, (_, i) => ({
    cards: [{ id: ids[i % SHORT], listId, position: Math.floor((((i * 37) % MOVES) / MOVES) * end) }],
  }));
}

async function cardsOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const { lists } = (await (await fetch(url, { headers })).json()) as { lists: { cards: { id: string }[] }[] };
  return lists.flatMap(({ cards }) => cards.map(({ id }) => id));
}

/** Creates a board with one list of cards, half of them with two labels. It uses SQL; the API would take minutes. */
async function openBoard({ cuentaId, ownerUrl }: Office, cards: number): Promise<Board> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<Board>(
      `with board as (
         insert into tableros (cuenta_id, id, titulo, creado_por)
         select cuenta_id, gen_random_uuid(), 'Tablero de ' || $2::int, usuario_id from membresias where cuenta_id = $1 limit 1
         returning cuenta_id, id, creado_por
       ), list as (
         insert into tablero_listas (cuenta_id, id, tablero_id, titulo, posicion)
         select cuenta_id, gen_random_uuid(), id, 'Por hacer', 65536 from board returning id
       ), labels as (
         insert into tablero_etiquetas (cuenta_id, id, tablero_id, titulo)
         select cuenta_id, gen_random_uuid(), id, 'Etiqueta ' || n from board, generate_series(1, 2) n returning id
       ), cards as (
         insert into tarjetas (cuenta_id, id, tablero_id, lista_id, titulo, descripcion, vence, posicion, creada_por)
         select b.cuenta_id, gen_random_uuid(), b.id, l.id, 'Compraventa ' || n || ': pedir los certificados',
                'Faltan el dominio y las inhibiciones.', now() + n * interval '1 hour', n * 65536, b.creado_por
           from board b, list l, generate_series(1, $2) n
         returning cuenta_id, tablero_id, id, posicion
       ), carried as (
         insert into tarjeta_etiquetas (cuenta_id, tablero_id, tarjeta_id, etiqueta_id)
         select c.cuenta_id, c.tablero_id, c.id, l.id from cards c, labels l where c.posicion / 65536 % 2 = 0
       )
       select b.id, l.id as "listId" from board b, list l`,
      [cuentaId, cards],
    );
    await owner.query('vacuum analyze tarjetas, tarjeta_etiquetas');
    const [board] = rows;
    if (!board) throw new Error('El tablero de las medidas no se pudo crear.');
    return board;
  } finally {
    await owner.end();
  }
}

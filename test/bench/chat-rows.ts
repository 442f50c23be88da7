import { Client } from 'pg';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import type { Office } from './office.ts';

export const MENSAJES = 50_000;
const FEW = 60;
/** Members of the office beside its titular. */
export const PEOPLE = 200;
export const CUENTA = 'Escribanía de la conversación';

export const emailOf = (n: number, domain = 'medidas.test'): string => `persona-${n}@${domain}`;

/** The ids of a long conversation and a short one. Each is between the titular and another member. */
export interface Chats {
  long: string;
  short: string;
}

/** Inserts people with the password of the demo's titular, and two conversations, into an office. */
export async function insertChats({ cuentaId, ownerUrl }: Office): Promise<Chats> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // The owner works without row-level security and triggers here. The statements below follow their rules.
    await owner.query('set session_replication_role = replica');
    await owner.query('update cuentas set nombre = $2 where id = $1', [cuentaId, CUENTA]);
    const named = await insertPeople(owner, cuentaId, 3);
    const long = await insertChat(owner, cuentaId, named.get('Persona 1') ?? '', MENSAJES);
    const short = await insertChat(owner, cuentaId, named.get('Persona 2') ?? '', FEW);
    await owner.query('vacuum analyze chat_mensajes');
    return { long, short };
  } finally {
    await owner.end();
  }
}

/** Inserts people into an office, with the password of the demo's titular. @returns their ids by their names */
export async function insertPeople(
  owner: Client,
  cuentaId: string,
  rolId: number,
  domain = 'medidas.test',
): Promise<Map<string, string>> {
  const { rows: people } = await owner.query<{ id: string; nombre: string }>(
    `with nuevas as (
       insert into usuarios (id, email, nombre, estado, clave_hash, clave_cambiada_en, email_confirmado_en)
       select gen_random_uuid(), 'persona-' || n || '@' || $5, 'Persona ' || n, 'enLinea', u.clave_hash, now(), now()
         from usuarios u, generate_series(1, $3::int) n where u.email = $2
       returning id, nombre)
     insert into membresias (cuenta_id, usuario_id, rol_id) select $1, id, $4 from nuevas
     returning usuario_id as id, (select nombre from nuevas where nuevas.id = usuario_id) as nombre`,
    [cuentaId, DEMO_CREDENTIALS.email, PEOPLE, rolId, domain],
  );
  return new Map(people.map(({ nombre, id }) => [nombre, id]));
}

/** Inserts a chat. All messages except the last are read. */
async function insertChat(owner: Client, cuentaId: string, otherId: string, mensajes: number): Promise<string> {
  const { rows } = await owner.query<{ id: string; me: string }>(
    `insert into chats (cuenta_id, id, tipo, usuario_a, usuario_b, creado_por, ultimo_en)
     select cuenta_id, gen_random_uuid(), 'directo', least(usuario_id, $2), greatest(usuario_id, $2), usuario_id, now()
       from membresias where cuenta_id = $1 and rol_id = 1
     returning id, creado_por as me`,
    [cuentaId, otherId],
  );
  const [chat] = rows;
  if (!chat) throw new Error('La conversación de las medidas no se pudo crear.');
  await owner.query(
    `insert into chat_mensajes (cuenta_id, id, chat_id, autor_id, valor, creado_en)
     select $1, gen_random_uuid(), $2, case n % 3 when 0 then $3::uuid else $4::uuid end,
            'Mensaje ' || n || ': ' || (array[
              'falta el certificado de <b>dominio</b> de la carpeta #2010-' || lpad((1 + n % 400)::text, 6, '0'),
              'se firma el jueves, <a href="https://registro.ejemplo.test/' || n || '">la nota</a> ya salió',
              'la hipoteca se cancela con la venta',
              'pidieron copia del poder; lo paso hoy',
              'entraron las inhibiciones'])[1 + n % 5],
            now() - ($5 - n) * interval '3 minutes'
       from generate_series(1, $5::int) n`,
    [cuentaId, chat.id, chat.me, otherId, mensajes],
  );
  await owner.query(
    `insert into chat_participantes (cuenta_id, chat_id, usuario_id, leido_hasta)
     select $1, $2, unnest(array[$3, $4]::uuid[]), now()`,
    [cuentaId, chat.id, chat.me, otherId],
  );
  return chat.id;
}

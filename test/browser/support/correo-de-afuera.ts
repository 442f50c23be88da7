import { Client } from 'pg';
import { CLAVE, send } from './api.ts';
import { at, product } from './product.ts';

interface CorreoDeAfuera {
  asunto: string;
  de: string;
  /** The address for answers to the mail. */
  responderA: string;
  /** The HTML as it is stored. @param archivos the ids of its files */
  html: (archivos: string[]) => string;
  archivos: { nombre: string; content: Buffer<ArrayBuffer> }[];
}

/**
 * Puts a mail from outside, with its files, into the mailbox of a person of the demo. The function turns a draft into
 * the mail.
 */
export async function ponerCorreoDeAfuera(
  email: string,
  { asunto, de, responderA, html, archivos }: CorreoDeAfuera,
): Promise<void> {
  const { accessToken } = await send('POST', '/api/auth/sign-in', { email, password: CLAVE });
  const { id } = await send('POST', '/api/correos/borradores', { asunto }, accessToken);
  const body = new FormData();
  for (const { nombre, content } of archivos) body.append('archivos', new Blob([content]), nombre);
  await fetch(at(`/api/correos/borradores/${id}/adjuntos`), {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body,
  });
  const correo = await send('GET', `/api/correos/${id}`, undefined, accessToken);
  const database = new Client({ connectionString: product().databaseUrl });
  await database.connect();
  await database.query(
    `with copia as (update correo_copias set propia = false, bandeja = 'inbox' where id = $1 returning correo_id)
     update correos set estado = 'recibido', autor_id = null, de_nombre = $2, de_direccion = 'x@malo.test', html = $3,
       responder_a = jsonb_build_array(jsonb_build_object('nombre', '', 'direccion', $4::text))
      where id = (select correo_id from copia)`,
    [id, de, html(correo.archivos.map((archivo: { id: string }) => archivo.id)), responderA],
  );
  await database.end();
}

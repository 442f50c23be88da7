import { Client } from 'pg';
import type { Office } from './office.ts';

/** The name of the office with this number of mails. The sign-in chooses the office by it. */
export const cuentaOf = (correos: number) => `Escribanía de ${correos} correos`;

/**
 * Inserts mails from outside into the inbox of an office's titular, in threads of four. Names the office. One mail in
 * eight is starred, which fills a page of the smallest mailbox.
 * @returns the id of a mail
 */
export async function insertCorreos({ cuentaId, ownerUrl }: Office, correos: number): Promise<string> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('update cuentas set nombre = $2 where id = $1', [cuentaId, cuentaOf(correos)]);
    // The owner works without row-level security and triggers here. The statements below follow their rules.
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `insert into correos (cuenta_id, id, message_id, estado, de_nombre, de_direccion, para, asunto, html, texto, fecha, autenticacion)
       select $1, gen_random_uuid(), '<' || n || '@medidas.test>', 'recibido', 'Remitente ' || n % 300,
              'remitente-' || n % 300 || '@medidas.test', '[{"nombre": "Titular", "direccion": "titular@medidas.test"}]',
              'Re: expediente ' || n / 4, '<p>' || t.texto || '</p>', t.texto, now() - ($2 - n) * interval '11 minutes', 'sin_datos'
         from generate_series(1, $2::int) n,
              lateral (select 'Escribana: correo número ' || n || '. ' || (array[
                'Falta el certificado de dominio del inmueble.',
                'Se firma el jueves, la nota ya salió.',
                'La hipoteca se cancela con la venta.',
                'Pidieron copia del poder, va hoy.',
                'Entraron las inhibiciones.'])[1 + n % 5]
                || repeat(' Quedamos a su disposición por cualquier consulta sobre el trámite ' || n || '.', 15) as texto) t`,
      [cuentaId, correos],
    );
    await owner.query(
      `insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, leido, destacado, raiz, hilo_id, recibido_en)
       select c.cuenta_id, gen_random_uuid(), c.id, m.usuario_id, false, 'inbox', n % 9 > 0, n % 8 = 0, '<' || n / 4 || '@hilo>',
              md5((n / 4)::text)::uuid, c.fecha
         from correos c join membresias m on m.cuenta_id = c.cuenta_id and m.rol_id = 1,
              lateral (select substring(c.message_id from 2 for strpos(c.message_id, '@') - 2)::int as n) q
        where c.cuenta_id = $1`,
      [cuentaId],
    );
    // Without statistics, PostgreSQL would compute the words in a nested loop.
    await owner.query('analyze correos, correo_copias');
    await owner.query(
      `insert into correo_palabras (cuenta_id, copia_id, usuario_id, busqueda)
       select k.cuenta_id, k.id, k.usuario_id, correo_busqueda(c, k.cco)
         from correo_copias k join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id where k.cuenta_id = $1`,
      [cuentaId],
    );
    await owner.query('vacuum analyze correos, correo_copias, correo_palabras');
    const { rows } = await owner.query<{ id: string }>(
      'select id from correo_copias where cuenta_id = $1 order by recibido_en desc limit 1 offset 20',
      [cuentaId],
    );
    return rows[0]!.id;
  } finally {
    await owner.end();
  }
}

import { v7 as uuid } from 'uuid';
import type { Destinatario } from '../../server/oficina/correos/correo.entity.js';
import type { TestApp } from './app.js';
import type { Member } from './people.js';

/** The fields of a mail that a test sets. Others have defaults. */
export interface CorreoDePrueba {
  de?: Destinatario;
  para?: Destinatario[];
  cc?: Destinatario[];
  asunto?: string;
  texto?: string;
  /** The HTML as it is stored. By default, it is made from the text. */
  html?: string;
  bandeja?: 'inbox' | 'archive' | 'spam' | 'trash';
  leido?: boolean;
  destacado?: boolean;
  importante?: boolean;
  fecha?: Date;
  messageId?: string;
  referencias?: string[];
}

export interface CorreoRecibido {
  /** The id of the mail in the mailbox, as the API names it. */
  id: string;
  correoId: string;
  messageId: string;
}

/** Somebody outside the product. */
export const AFUERA: Destinatario = { nombre: 'Banco Nación', direccion: 'sucursal@banco.test' };

let minutes = 0;

/**
 * Puts a mail from outside into mailboxes of a cuenta. Each mail is a minute newer than the last.
 * @returns the mail of each mailbox
 */
export async function newCorreoIn(
  test: TestApp,
  members: readonly Member[],
  overrides: CorreoDePrueba = {},
): Promise<CorreoRecibido[]> {
  const correoId = uuid();
  const { de = AFUERA, cc = [], asunto = 'Saldo de la cuenta', texto = 'Buenos días.' } = overrides;
  const para = overrides.para ?? members.map(({ nombre, email }) => ({ nombre, direccion: email }));
  const messageId = overrides.messageId ?? `<${correoId}@banco.test>`;
  const fecha = overrides.fecha ?? new Date(Date.UTC(2026, 0, 1, 12, minutes++));
  const cuentaId = members[0]?.cuentaId;
  await test.owner.query(
    `insert into correos (cuenta_id, id, message_id, referencias, estado, de_nombre, de_direccion, para, cc, asunto, html,
                          texto, fecha)
     values ($1, $2, $3, $4, 'recibido', $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[cuentaId, correoId, messageId, overrides.referencias ?? [], de.nombre, de.direccion],
      ...[JSON.stringify(para), JSON.stringify(cc), asunto, overrides.html ?? `<p>${texto}</p>`, texto, fecha],
    ],
  );
  const { bandeja = 'inbox', leido = false, destacado = false, importante = false } = overrides;
  const recibidos: CorreoRecibido[] = [];
  for (const { usuarioId } of members) {
    const id = uuid();
    await test.owner.query(
      `insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, leido, destacado, importante,
                                  recibido_en, papelera_desde)
       values ($1, $2, $3, $4, false, $5, $6, $7, $8, $9, case when $5 = 'trash' then now() end)`,
      [cuentaId, id, correoId, usuarioId, bandeja, leido, destacado, importante, fecha],
    );
    recibidos.push({ id, correoId, messageId });
  }
  return recibidos;
}

/** Puts a mail as {@link newCorreoIn} does, into the mailbox of one person. */
export async function newCorreo(
  test: TestApp,
  member: Member,
  overrides: CorreoDePrueba = {},
): Promise<CorreoRecibido> {
  const [recibido] = await newCorreoIn(test, [member], overrides);
  return recibido!;
}

/** Puts a mail that a person wrote into their mailbox. */
export async function newCorreoPropio(
  test: TestApp,
  { cuentaId, usuarioId, nombre, email }: Member,
  estado: 'borrador' | 'programado' | 'enviado' = 'enviado',
  cco: readonly Destinatario[] = [],
): Promise<CorreoRecibido> {
  const [id, correoId] = [uuid(), uuid()];
  const messageId = `<${correoId}@carpetas.test>`;
  await test.owner.query(
    `insert into correos (cuenta_id, id, message_id, autor_id, estado, enviar_en, de_nombre, de_direccion, para, asunto, html, texto)
     values ($1, $2, $3, $4, $5, now() + interval '1 hour', $6, $7, $8, 'Pedido de certificado', '<p>Adjunto.</p>', 'Adjunto.')`,
    [cuentaId, correoId, messageId, usuarioId, estado, nombre, email, JSON.stringify([AFUERA])],
  );
  await test.owner.query(
    `insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, leido, cco, recibido_en)
     values ($1, $2, $3, $4, true, $5, true, $6, now())`,
    [cuentaId, id, correoId, usuarioId, estado === 'enviado' ? 'sent' : 'drafts', JSON.stringify(cco)],
  );
  return { id, correoId, messageId };
}

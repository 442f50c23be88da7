import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { StoredFile } from '../../common/files/uploads.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaDeCorreo } from './carpeta-de-correo.service.js';
import type { Bandeja, CopiaDeCorreo } from './copia.entity.js';
import { Correo } from './correo.entity.js';
import type { CorreoAdjunto } from './correo-adjunto.entity.js';
import { CorreoAdjuntosRepository } from './correo-adjuntos.repository.js';
import { SIGUE_A_OTRO, sinPrefijos } from './redaccion.js';
import { ReglasAlLlegar } from './reglas/reglas-al-llegar.service.js';

/** A mail from outside. Its HTML is sanitised. */
export type CorreoDeAfuera = Pick<
  Correo,
  'messageId' | 'referencias' | 'deNombre' | 'deDireccion' | 'para' | 'cc' | 'asunto' | 'html' | 'texto'
> &
  Partial<Pick<Correo, 'responderA' | 'fecha' | 'cabeceras' | 'autenticacion' | 'huella'>>;

/** A file of a mail from outside. Its bytes are stored already. */
export type AdjuntoDeAfuera = StoredFile & Pick<CorreoAdjunto, 'nombre' | 'enLinea'>;

/** How and where a mail arrives in the mailbox. */
export interface Llegada {
  recibidoEn: Date;
  /** The files of the mail. The number of a file in `data-adjunto` of the HTML becomes the file's id. */
  adjuntos: readonly AdjuntoDeAfuera[];
  /** The folder of the mail. The running user's own mails go to `sent`, unless the folder is `trash`. */
  bandeja: 'inbox' | 'archive' | 'spam' | 'trash';
  leido: boolean;
  destacado: boolean;
  /** Whether the rules of the running user apply: not to old mails of an account that is being connected. */
  conReglas: boolean;
  /** Whether the running user wrote the mail, in another mail program. */
  esPropio: boolean;
}

export type Recibido = Pick<CopiaDeCorreo, 'id' | 'correoId' | 'hiloId' | 'bandeja'>;

/** The limits for joining mails only by their subject: the days between them, and the mails that are searched. */
const MISMO_ASUNTO_DIAS = 30;
const MISMO_ASUNTO_ENTRE = 2_000;

/** Puts mails from outside into the mailbox of the running user. */
@Injectable()
export class Recepcion {
  constructor(
    private readonly carpetas: CarpetaDeCorreo,
    private readonly adjuntos: CorreoAdjuntosRepository,
    private readonly reglas: ReglasAlLlegar,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores a mail and its files.
   * @returns the place of the mail in the mailbox
   */
  async add(
    de: CorreoDeAfuera,
    {
      recibidoEn = this.transactions.now,
      adjuntos = [],
      bandeja = 'inbox',
      leido = false,
      destacado = false,
      esPropio = false,
      conReglas = true,
    }: Partial<Llegada> = {},
  ): Promise<Recibido> {
    const { manager, now, tenant } = this.transactions;
    const [id, correoId] = [uuid(), uuid()];
    const ids = adjuntos.map(() => uuid());
    const referencias = de.referencias.length > 0 ? de.referencias : await this.findMismoAsunto(de, recibidoEn);
    const correo: Omit<Correo, 'version'> = {
      ...de,
      ...(esPropio && { responderA: null }),
      referencias,
      html: de.html.replace(
        / data-adjunto="(\d+)"/g,
        (_, numero: string) => ` data-adjunto="${ids[Number(numero)] ?? ''}"`,
      ),
      id: correoId,
      autorId: esPropio ? tenant.usuarioId : null,
      estado: esPropio ? 'enviado' : 'recibido',
      enviarEn: null,
      citaHtml: null,
      citaTexto: null,
      carpetaId: null,
      baseId: null,
      baseTipo: null,
      fecha: de.fecha ?? recibidoEn,
      creadoEn: now,
    };
    await manager.insert(Correo, correo);
    const lugar = bandejaDe(bandeja, esPropio);
    const [{ hiloId }] = await manager.query(
      `insert into correo_copias (id, correo_id, usuario_id, propia, bandeja, leido, destacado, recibido_en, papelera_desde)
       values ($1, $2, $3, $4, $5, $6, $7, $8, case when $5 = 'trash' then $9::timestamptz end)
       returning hilo_id as "hiloId"`,
      [id, correoId, tenant.usuarioId, esPropio, lugar, leido, destacado, recibidoEn, now],
    );
    // Files are added after the copy: a person may add files only to mails in their mailbox.
    for (const [orden, { clave, sha256, bytes, mime, nombre, enLinea }] of adjuntos.entries()) {
      const adjunto = { clave, sha256, bytes, mime, nombre, enLinea, orden, correoId, subidoPor: tenant.usuarioId };
      await this.adjuntos.insert({ ...adjunto, id: ids[orden] as string });
    }
    if (!esPropio && (bandeja === 'inbox' || bandeja === 'archive')) {
      // Anybody who knows the Message-ID of a mail can claim to answer it. A guess by the subject counts only for the
      // thread.
      await this.carpetas.fileLlegado({ ...correo, referencias: de.referencias });
    }
    const isApartada = conReglas && lugar === 'inbox' && (await this.reglas.apply([id])).has(id);
    return { id, correoId, hiloId, bandeja: isApartada ? 'archive' : lugar };
  }

  /**
   * The copy of a mail that the mailbox has already; null when there is none. Two deliveries of one mail wait for each
   * other. A sender who knows a Message-ID must not hide another mail with it. So the hash must be the same too.
   * @param esPropio whether the running user wrote the mail
   */
  async findPresent(
    { messageId, huella }: CorreoDeAfuera,
    { esPropio = false }: { esPropio?: boolean } = {},
  ): Promise<Recibido | null> {
    const { manager, tenant } = this.transactions;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${tenant.usuarioId} ${messageId}`]);
    const [row] = await this.transactions.prepared<Recibido>(
      `select k.id, k.correo_id as "correoId", k.hilo_id as "hiloId", k.bandeja
         from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id
        where c.message_id = $1 and k.usuario_id = $2
          and (c.huella = $3 or $4 and c.estado = 'enviado' and c.autor_id = $2 and c.huella is null)
        order by k.propia = $4 desc limit 1`,
      [messageId, tenant.usuarioId, huella, esPropio],
    );
    return row ?? null;
  }

  /** Whether the running user marked the sender of a mail as spam. */
  async isFromSpammer({ deDireccion }: Pick<CorreoDeAfuera, 'deDireccion'>): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    const rows = await manager.query('select 1 from correo_remitentes_spam where usuario_id = $1 and direccion = $2', [
      tenant.usuarioId,
      deDireccion,
    ]);
    return rows.length > 0;
  }

  /**
   * Finds the mail to which an answer belongs that names no mail. It is the newest mail with the same subject, from or
   * to the same person. The answer is then shown, counted and filed with the thread. So a forged mail gets into no
   * thread.
   */
  private async findMismoAsunto(
    { asunto, deDireccion, autenticacion }: CorreoDeAfuera,
    recibidoEn: Date,
  ): Promise<string[]> {
    const raiz = sinPrefijos(asunto).trim();
    if (!SIGUE_A_OTRO.test(asunto) || raiz === '' || autenticacion === 'fallido') {
      return [];
    }
    const candidatos: Pick<Correo, 'messageId' | 'asunto'>[] = await this.transactions.manager.query(
      `select c.message_id as "messageId", c.asunto
         from (select * from correo_copias where usuario_id = $1 and recibido_en > $2 and bandeja <> 'drafts'
                order by recibido_en desc limit ${MISMO_ASUNTO_ENTRE}) k
         join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
        where strpos(lower(c.asunto), lower($3)) > 0
          and (c.de_direccion = $4 or exists (
            select 1 from jsonb_array_elements(c.para || c.cc || k.cco) q where q ->> 'direccion' = $4))
        order by k.recibido_en desc limit 20`,
      [
        this.transactions.tenant.usuarioId,
        new Date(recibidoEn.getTime() - MISMO_ASUNTO_DIAS * 86_400_000),
        raiz,
        deDireccion,
      ],
    );
    const igual = candidatos.find((each) => sinPrefijos(each.asunto).trim().toLowerCase() === raiz.toLowerCase());
    return igual ? [igual.messageId] : [];
  }
}

function bandejaDe(bandeja: Llegada['bandeja'], esPropio: boolean): Bandeja {
  return esPropio && bandeja !== 'trash' ? 'sent' : bandeja;
}

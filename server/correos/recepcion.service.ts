import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { StoredFile } from '../common/files/uploads.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetaDeCorreo } from './carpeta-de-correo.service.js';
import type { Copia } from './copia.entity.js';
import { Correo } from './correo.entity.js';
import { CorreoAdjunto } from './correo-adjunto.entity.js';
import { SIGUE_A_OTRO, sinPrefijos } from './redaccion.js';

/** A mail that comes from outside. Its HTML is sanitised. */
export type CorreoDeAfuera = Pick<
  Correo,
  'messageId' | 'referencias' | 'deNombre' | 'deDireccion' | 'para' | 'cc' | 'asunto' | 'html' | 'texto'
> &
  Partial<Pick<Correo, 'fecha' | 'cabeceras' | 'autenticacion' | 'huella'>>;

/** A file of it, whose bytes are stored. */
export type AdjuntoDeAfuera = StoredFile & Pick<CorreoAdjunto, 'nombre' | 'enLinea'>;

export type Recibido = Pick<Copia, 'id' | 'correoId' | 'hiloId'>;

/** How long after a mail another one with its subject belongs to its thread, and among how many it is looked for. */
const MISMO_ASUNTO_DIAS = 30;
const MISMO_ASUNTO_ENTRE = 2_000;

/** Puts mails from outside into the mailbox of the running user. */
@Injectable()
export class Recepcion {
  constructor(
    private readonly carpetas: CarpetaDeCorreo,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores a mail, unread.
   * @param recibidoEn when it came
   * @param adjuntos in the HTML, `data-adjunto` with the number of one becomes its id
   * @returns null when the mailbox has it already
   */
  async receive(
    de: CorreoDeAfuera,
    {
      recibidoEn = this.transactions.now,
      adjuntos = [],
    }: { recibidoEn?: Date; adjuntos?: readonly AdjuntoDeAfuera[] } = {},
  ): Promise<Recibido | null> {
    const { manager, now, tenant } = this.transactions;
    if (de.huella && (await this.isPresent(de.messageId, de.huella))) {
      return null;
    }
    const [id, correoId] = [uuid(), uuid()];
    const ids = adjuntos.map(() => uuid());
    const referencias = de.referencias.length > 0 ? de.referencias : await this.findMismoAsunto(de, recibidoEn);
    const correo: Omit<Correo, 'version'> = {
      ...de,
      referencias,
      html: de.html.replace(
        / data-adjunto="(\d+)"/g,
        (_, numero: string) => ` data-adjunto="${ids[Number(numero)] ?? ''}"`,
      ),
      id: correoId,
      autorId: null,
      estado: 'recibido',
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
    const [{ hiloId }] = await manager.query(
      `insert into correo_copias (id, correo_id, usuario_id, propia, bandeja, recibido_en)
       values ($1, $2, $3, false, 'inbox', $4) returning hilo_id as "hiloId"`,
      [id, correoId, tenant.usuarioId, recibidoEn],
    );
    // Who has a mail may add files to it.
    for (const [orden, { clave, sha256, bytes, mime, nombre, enLinea }] of adjuntos.entries()) {
      const adjunto = { clave, sha256, bytes, mime, nombre, enLinea, orden, correoId, subidoPor: tenant.usuarioId };
      await manager.insert(CorreoAdjunto, { ...adjunto, id: ids[orden] as string });
    }
    // Who knows the Message-ID of a mail can claim to answer it. A guess by the subject counts for the thread alone.
    await this.carpetas.fileLlegado({ ...correo, referencias: de.referencias });
    return { id, correoId, hiloId };
  }

  /** Whether the mailbox has a mail. Two deliveries of one mail wait for each other. */
  private async isPresent(messageId: string, huella: string): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${tenant.usuarioId} ${messageId}`]);
    const rows = await manager.query(
      `select 1 from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id
        where c.message_id = $1 and c.huella = $2 and k.usuario_id = $3 limit 1`,
      [messageId, huella, tenant.usuarioId],
    );
    return rows.length > 0;
  }

  /** Of an answer that names no mail: the newest one with its subject, from or to the same person. */
  private async findMismoAsunto({ asunto, deDireccion }: CorreoDeAfuera, recibidoEn: Date): Promise<string[]> {
    const raiz = sinPrefijos(asunto).trim();
    if (!SIGUE_A_OTRO.test(asunto) || raiz === '') {
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

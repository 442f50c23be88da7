import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { linesOf } from '../common/input/html-text.js';
import { sanitizeHtml } from '../common/input/safe-html.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetaDeCorreo } from './carpeta-de-correo.service.js';
import type { Copia } from './copia.entity.js';
import { Correo } from './correo.entity.js';

/** A mail that comes from outside. Its HTML is not trusted. */
export type CorreoDeAfuera = Pick<
  Correo,
  'messageId' | 'referencias' | 'deNombre' | 'deDireccion' | 'para' | 'cc' | 'asunto' | 'html'
>;

/** Puts mails from outside into the mailbox of the running user. */
@Injectable()
export class Recepcion {
  constructor(
    private readonly carpetas: CarpetaDeCorreo,
    private readonly transactions: Transactions,
  ) {}

  /** Stores a mail that came now, unread. @returns its id in the mailbox, and that of what was written */
  async receive(de: CorreoDeAfuera): Promise<Pick<Copia, 'id' | 'correoId'>> {
    const { manager, now, tenant } = this.transactions;
    const [id, correoId, html] = [uuid(), uuid(), sanitizeHtml(de.html)];
    const correo: Omit<Correo, 'version'> = {
      ...de,
      id: correoId,
      html,
      texto: linesOf(html),
      autorId: null,
      estado: 'recibido',
      enviarEn: null,
      citaHtml: null,
      citaTexto: null,
      carpetaId: null,
      baseId: null,
      baseTipo: null,
      fecha: now,
      creadoEn: now,
    };
    await manager.insert(Correo, correo);
    await manager.query(
      `insert into correo_copias (id, correo_id, usuario_id, propia, bandeja, recibido_en)
       values ($1, $2, $3, false, 'inbox', $4)`,
      [id, correoId, tenant.usuarioId, now],
    );
    await this.carpetas.fileLlegado(correo);
    return { id, correoId };
  }
}

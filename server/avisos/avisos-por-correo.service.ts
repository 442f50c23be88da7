import { Injectable } from '@nestjs/common';
import { textOf } from '../common/input/html-text.js';
import { Correo } from '../common/mail/correo.service.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { TextosAviso } from './avisos.repository.js';
import { CanalesRepository, type Destinatario } from './canales.repository.js';
import type { AvisoNuevo } from './notifier.service.js';

/** One mail for all that happens of a kind in a carpeta within this time. */
const WINDOW_SECONDS = 900;

/** What people are told by e-mail, for who chose so. */
@Injectable()
export class AvisosPorCorreo {
  constructor(
    private readonly canales: CanalesRepository,
    private readonly correo: Correo,
    private readonly transactions: Transactions,
  ) {}

  /** Mails an aviso to the running user once the running transaction is committed, unless one like it just was. */
  async send(
    { tipo, carpetaId, grupo, asunto }: AvisoNuevo,
    { titulo, descripcion, enlace }: TextosAviso,
    { email, nombre, cuenta }: Destinatario,
  ): Promise<void> {
    if (email === null || this.isOld || !(await this.canales.isFirst(tipo, carpetaId ?? grupo ?? '', WINDOW_SECONDS))) {
      return;
    }
    const datos = {
      nombre,
      cuenta,
      titulo: asunto ?? textOf(titulo ?? ''),
      parrafo: textOf(descripcion ?? ''),
      ...(enlace && { enlace }),
    };
    await this.correo.enviar({ para: email, plantilla: 'aviso', datos });
  }

  /** What is told afterwards, as imports do, is in the panel; as a mail it would look like news. */
  private get isOld(): boolean {
    return Date.now() - this.transactions.now.getTime() > WINDOW_SECONDS * 1000;
  }
}

import { Injectable } from '@nestjs/common';
import { textOf } from '../../common/input/html-text.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { TextosAviso } from './avisos.repository.js';
import { AvisosReunidosRepository } from './avisos-reunidos.repository.js';
import { CanalesRepository, type Destinatario } from './canales.repository.js';
import type { AvisoNuevo } from './notifier.service.js';

/** Within this time, only the first aviso of a kind and a carpeta is mailed at once. */
const WINDOW_SECONDS = 900;

/** Mails avisos to the people who chose e-mail for their kind. */
@Injectable()
export class AvisosPorCorreo {
  constructor(
    private readonly canales: CanalesRepository,
    private readonly reunidos: AvisosReunidosRepository,
    private readonly cartero: Cartero,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Mails an aviso to the running user once the running transaction is committed. After a similar mail the aviso waits,
   * and is mailed together with later avisos.
   */
  async send(
    { tipo, carpetaId = null, grupo, grupoDeCorreo = grupo, asunto }: AvisoNuevo,
    { titulo, descripcion, enlace }: TextosAviso,
    { email, nombre, cuenta }: Destinatario,
  ): Promise<void> {
    if (email === null || this.isOld) {
      return;
    }
    const textos = { titulo: asunto ?? textOf(titulo ?? ''), parrafo: textOf(descripcion ?? ''), enlace };
    const enviarEn = await this.canales.windowOf(tipo, carpetaId ?? grupoDeCorreo ?? '', WINDOW_SECONDS);
    if (enviarEn) {
      await this.reunidos.add({ tipo, carpetaId, enviarEn, ...textos });
    } else {
      const datos = { nombre, cuenta, ...textos };
      await this.cartero.enviar({ para: email, plantilla: 'aviso', datos });
    }
  }

  /**
   * Whether the event is in the past, as in imports. Such an aviso is only in the panel: a mail would look like news.
   */
  private get isOld(): boolean {
    return Date.now() - this.transactions.now.getTime() > WINDOW_SECONDS * 1000;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Realtime } from '../common/realtime/realtime.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Familia } from './aviso.entity.js';
import type { TipoAviso } from './aviso-tipos.js';
import { type AmbitoAviso, AvisosRepository, type TextosAviso } from './avisos.repository.js';
import { CHANGED } from './avisos.service.js';
import { AvisosPorCorreo } from './avisos-por-correo.service.js';
import { CanalesRepository } from './canales.repository.js';

/** Something to tell somebody. */
export interface AvisoNuevo extends AmbitoAviso {
  familia: Familia;
  /** People choose by it where they want to be told. */
  tipo: TipoAviso;
  /** What a mail is headed by, where the title says too little by itself. */
  asunto?: string;
  /** What is mailed together where there is no carpeta; unless said, what becomes one in the panel. */
  grupoDeCorreo?: string | null;
  /** What it says when so many have become one. HTML: what people wrote must be escaped. */
  textos(cantidad: number): TextosAviso;
}

/** Tells members of a cuenta what others did: their avisos, their tabs once it is
 * committed, and a mail, as each chose. */
@Injectable()
export class Notifier {
  private readonly silence = new AsyncLocalStorage<true>();

  constructor(
    private readonly avisos: AvisosRepository,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly realtime: Realtime,
    private readonly canales: CanalesRepository,
    private readonly porCorreo: AvisosPorCorreo,
  ) {}

  /** Whether nobody is being told. */
  get isSilent(): boolean {
    return this.silence.getStore() ?? false;
  }

  /** Runs `work` without telling anybody of it: for histories that are loaded, which is no news. */
  silently<T>(work: () => Promise<T>): Promise<T> {
    return this.silence.run(true, work);
  }

  /**
   * Tells a member of the running cuenta, in the running transaction; somebody who is no active member is not told.
   * @param mayKnow runs under what that member may see, and decides whether they are told
   */
  async notify(
    usuarioId: string,
    aviso: AvisoNuevo,
    mayKnow: () => Promise<boolean> = async () => true,
  ): Promise<void> {
    const miembro = (await this.directory.miembros()).find(({ id }) => id === usuarioId);
    if (!miembro) {
      return;
    }
    await this.transactions.actingAs({ usuarioId, rolId: miembro.rolId }, async () => {
      if (await mayKnow()) {
        await this.notifyRunning(aviso);
      }
    });
  }

  /** Tells the running user, by the channels that they chose. */
  async notifyRunning(aviso: AvisoNuevo): Promise<void> {
    if (this.isSilent) {
      return;
    }
    const destinatario = await this.canales.get(aviso.tipo);
    if (destinatario.panel) {
      await this.addToPanel(aviso);
    }
    if (destinatario.correo) {
      await this.porCorreo.send(aviso, aviso.textos(1), destinatario);
    }
  }

  private async addToPanel({ familia, textos, grupo, carpetaId }: AvisoNuevo): Promise<void> {
    const ambito = { grupo, carpetaId };
    const { id, cantidad } = await this.avisos.add(familia, textos(1), ambito);
    if (cantidad > 1) {
      await this.avisos.write(id, textos(cantidad));
    }
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, CHANGED[familia]);
  }
}

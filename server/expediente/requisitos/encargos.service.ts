import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { encargo } from '../carpetas/avisos-de-carpeta.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';

/** Tells people that they became responsable of requisitos. */
@Injectable()
export class EncargosService {
  constructor(
    private readonly notifier: Notifier,
    private readonly gate: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** Tells the new responsable of a carpeta's requisitos once. People who chose themselves are not told. */
  async tell(carpetaId: string, responsableId: string | null, nombres: readonly string[]): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    if (responsableId === null || responsableId === usuarioId || nombres.length === 0) {
      return;
    }
    const nombre = (await this.directory.naming())(usuarioId)?.nombre ?? '';
    const aviso = encargo(await this.gate.visible(carpetaId), { id: usuarioId, nombre }, nombres);
    await this.notifier.notify(responsableId, aviso);
  }
}

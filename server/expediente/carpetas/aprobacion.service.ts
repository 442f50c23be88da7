import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria, type Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import { listed } from '../../plataforma/auditoria/palabras.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { ROL } from '../../vocabulario/roles.js';
import { aprobacionSinEfecto, vueltaAPreparar } from './avisos-de-carpeta.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { aprobadoQueCambia, isApproved, puedeDejarFaltantes } from './lo-aprobado.js';

/**
 * Moves approved carpetas back to en_preparacion when what was approved changes (docs/domain.md#what-is-approved).
 * Changes by people who may approve do not count. Changes of a carpeta's persona or inmueble do. It runs in the
 * transaction of the change.
 */
@Injectable()
export class Aprobacion implements OnModuleInit {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  onModuleInit(): void {
    this.auditoria.onSettle((hechos) => this.review(hechos));
  }

  private async review(hechos: readonly Hecho[]): Promise<void> {
    if (isAllowed(this.transactions.tenant.rolId, 'carpetas.firmar')) {
      return;
    }
    const own = hechos.filter((hecho) => !hecho.isBySystem && isOfTheSignature(hecho));
    if (own.length > 0) {
      const { usuarioId } = this.transactions.tenant;
      // As a titular: the user may change things of carpetas that are hidden from them.
      await this.transactions.actingAs({ usuarioId, rolId: ROL.titular }, () => this.sendBack(own));
    }
  }

  private async sendBack(hechos: readonly Hecho[]): Promise<void> {
    const loose = hechos.filter(({ carpetaId }) => !carpetaId).map(({ entidadId }) => entidadId);
    const ready = await this.carpetas.findReadyWith(loose);
    const inCarpetas = hechos.flatMap((hecho) =>
      (hecho.carpetaId ? [hecho.carpetaId] : (ready.get(hecho.entidadId) ?? [])).map((id) => ({ id, hecho })),
    );
    for (const [id, some] of Map.groupBy(inCarpetas, (one) => one.id)) {
      const found = await this.carpetas.find(id);
      if (found === null || !isApproved(found)) {
        continue;
      }
      const carpeta = await this.carpetas.getLocked(id);
      const done = some.map(({ hecho }) => hecho);
      const motivo = isApproved(carpeta) ? await this.motivoOf(carpeta, done) : null;
      if (motivo !== null) {
        const isSuspended = carpeta.estado === 'suspendida';
        await this.estados.sendBack(carpeta, motivo);
        await this.tell(carpeta, motivo, isSuspended);
      }
    }
  }

  /** Why the approval ends, as a sentence; null when it stays. */
  private async motivoOf(carpeta: Carpeta, hechos: readonly Hecho[]): Promise<string | null> {
    const changed = [...new Set(hechos.flatMap((hecho) => aprobadoQueCambia(hecho) ?? []))];
    if (changed.length > 0) {
      return `Cambió lo aprobado: ${listed(changed)}.`;
    }
    const missing = await this.estados.missingFor(carpeta, 'lista_para_firma');
    return missing.length > 0 ? missing.join(' ').slice(0, 500) : null;
  }

  /**
   * Tells the person who approved, or everybody who may approve when that person has left. The carpeta's responsable
   * and escribano are left out: they hear of the move.
   */
  private async tell(carpeta: Carpeta, motivo: string, isSuspended: boolean): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    const aprobo = await this.carpetas.findApprover(carpeta.id);
    const isThere = aprobo !== null && (await this.directory.isMiembro(aprobo));
    const firmantes = (await this.directory.miembros()).filter(({ rolId }) => isAllowed(rolId, 'carpetas.firmar'));
    const actor = { id: usuarioId, nombre: (await this.directory.naming())(usuarioId)?.nombre ?? '' };
    const aviso = (isSuspended ? aprobacionSinEfecto : vueltaAPreparar)(carpeta, actor, motivo);
    const ids = (isThere ? [aprobo] : firmantes.map(({ id }) => id)).filter(
      (id) => isSuspended || (id !== carpeta.responsableId && id !== carpeta.escribanoId),
    );
    await this.notifier.notifyAll(ids.map((id) => ({ usuarioId: id, aviso })));
  }
}

const isOfTheSignature = (hecho: Hecho): boolean => aprobadoQueCambia(hecho) !== null || puedeDejarFaltantes(hecho);

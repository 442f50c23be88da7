import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { Cartero } from '../../common/mail/cartero.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';
import { type AvisoNuevo, Notifier } from '../avisos/notifier.service.js';
import { ExportacionZip } from './exportacion-zip.service.js';
import { ExportacionesRepository } from './exportaciones.repository.js';

const EXPIRED_QUEUE = 'exportaciones-vencidas';
const HOURLY = '23 * * * *';

/** Makes the requested exports, and deletes the expired ones. */
@Injectable()
export class Exportador implements OnModuleInit {
  constructor(
    private readonly exportaciones: ExportacionesRepository,
    private readonly zip: ExportacionZip,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly cartero: Cartero,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<{ id: string }>('exportaciones', { handler: (run) => this.run(run) });
    await this.jobs.define<{ id: string }>('exportaciones-perdidas', { handler: ({ data }) => this.giveUp(data.id) });
    await this.jobs.define(EXPIRED_QUEUE, { handler: () => this.sweep() });
    await this.jobs.schedule(EXPIRED_QUEUE, HOURLY);
  }

  /**
   * Makes an export, also after a failed try. The key of its ZIP is stored before the first byte. If two runs make the
   * same export, one key replaces the other. The run of the replaced key deletes its own ZIP.
   */
  async run({
    data: { id },
    isLastTry,
    signal,
  }: Pick<JobRun<{ id: string }>, 'data' | 'isLastTry' | 'signal'>): Promise<void> {
    const pedida = await this.transactions.platform((manager) => this.exportaciones.findPedida(manager, id));
    if (!pedida) {
      return;
    }
    const { cuentaId, pedidaPor: usuarioId, isWanted } = pedida;
    const tenant = { cuentaId, usuarioId, rolId: ROL.titular };
    const clave = `exportaciones/${uuid()}`;
    const isClaimed = await this.transactions.tenantTransaction(tenant, () => this.claim(id, clave, isWanted));
    if (!isClaimed) {
      return;
    }
    try {
      const facts = await this.zip.write(tenant, clave, signal);
      await this.finish(tenant, id, clave, facts);
    } catch (error) {
      // If the ZIP cannot be deleted now, the next try or the export's deletion deletes it.
      await this.storage.remove(clave).catch(() => {});
      if (isLastTry) {
        await this.fail(tenant, id);
      }
      throw error;
    }
  }

  /** Marks an export as failed when its process died in the last try. Tells the person who asked. */
  private async giveUp(id: string): Promise<void> {
    const pedida = await this.transactions.platform((manager) => this.exportaciones.findPedida(manager, id));
    if (!pedida) {
      return;
    }
    const { cuentaId, pedidaPor: usuarioId, isWanted } = pedida;
    await this.fail({ cuentaId, usuarioId, rolId: ROL.titular }, id, { isTold: isWanted });
  }

  /** Deletes expired exports. The ZIPs are deleted before the commit. So after a crash the next run tries again. */
  sweep(): Promise<void> {
    return this.transactions.platform(async (manager) => {
      for (const clave of await this.exportaciones.deleteExpired(manager)) {
        await this.storage.remove(clave);
      }
    });
  }

  /** Deletes the ZIP of an earlier try. The row is locked, since the earlier try may be succeeding right now. */
  private async claim(id: string, clave: string, isWanted: boolean): Promise<boolean> {
    const pending = await this.exportaciones.lockPending(id);
    if (!pending) {
      return false;
    }
    if (pending.clave) {
      await this.storage.remove(pending.clave);
    }
    if (isWanted) {
      await this.exportaciones.setClave(id, clave);
    } else {
      await this.exportaciones.fail(id, this.settings.EXPORT_DAYS);
    }
    return isWanted;
  }

  private isRemoved(clave: string): Promise<boolean> {
    return this.storage.remove(clave).then(
      () => true,
      () => false,
    );
  }

  private async finish(
    tenant: TenantContext,
    id: string,
    clave: string,
    facts: { bytes: number; sha256: string },
  ): Promise<void> {
    const { EXPORT_DAYS } = this.settings;
    await this.directory.prepare(tenant);
    const isMine = await this.transactions.tenantTransaction(tenant, async () => {
      if (!(await this.exportaciones.finish(id, clave, facts, EXPORT_DAYS))) {
        return false;
      }
      const { nombre: cuenta } = await this.directory.cuenta();
      const titular = (await this.directory.conocidos()).get(tenant.usuarioId);
      await this.notifier.notifyRunning(avisoDeExportacion(cuenta, { isReady: true, days: EXPORT_DAYS }));
      if (titular) {
        const datos = { nombre: titular.nombre, cuenta, dias: EXPORT_DAYS };
        await this.cartero.enviar({ para: titular.email, plantilla: 'exportacionLista', datos });
      }
      return true;
    });
    if (!isMine) {
      await this.storage.remove(clave);
    }
  }

  /**
   * Marks an export as failed and deletes its ZIP. The row is locked, since another run may be succeeding right now.
   */
  private async fail(tenant: TenantContext, id: string, { isTold = true } = {}): Promise<void> {
    const { EXPORT_DAYS } = this.settings;
    await this.directory.prepare(tenant);
    await this.transactions.tenantTransaction(tenant, async () => {
      const pending = await this.exportaciones.lockPending(id);
      const isGone = !pending?.clave || (await this.isRemoved(pending.clave));
      if ((await this.exportaciones.fail(id, EXPORT_DAYS, { isGone })) && isTold) {
        const { nombre } = await this.directory.cuenta();
        await this.notifier.notifyRunning(avisoDeExportacion(nombre, { isReady: false, days: EXPORT_DAYS }));
      }
    });
  }
}

/** Says that an export is ready to download, or failed. @param cuenta the cuenta's name */
function avisoDeExportacion(cuenta: string, { isReady, days }: { isReady: boolean; days: number }): AvisoNuevo {
  return {
    tipo: 'exportacion',
    familia: 'notificacion',
    textos: () => ({
      titulo: isReady ? 'La exportación está lista' : 'La exportación no se pudo hacer',
      descripcion: isReady
        ? `${escapeHtml(cuenta)} · Se puede descargar durante ${days === 1 ? 'un día' : `${days} días`}.`
        : `${escapeHtml(cuenta)} · Puede volver a pedirla.`,
      icono: isReady ? 'heroicons_outline:arrow-down-tray' : 'heroicons_outline:exclamation-triangle',
      imagen: null,
      enlace: '/configuraciones/cuenta',
      esInterno: true,
    }),
  };
}

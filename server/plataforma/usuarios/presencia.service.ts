import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveSockets } from '../../common/realtime/live-sockets.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type EstadoUsuario, presenciaDe } from '../../common/tenancy/estados-usuario.js';
import { Transactions } from '../../common/tenancy/transactions.js';

const REVIEW_MS = 30_000;

interface Fila {
  id: string;
  estado: EstadoUsuario;
  activoEn: Date | null;
}

/** Notes when people are active in a page, or close their last page. Tells the others when their presence changes. */
@Injectable()
export class Presencia implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Presencia.name);
  /**
   * The presences that others were last told. The map has people who were active in this process, and are not gone yet.
   */
  private readonly told = new Map<string, EstadoUsuario>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly sockets: LiveSockets,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    const warn = (err: unknown) => this.logger.warn({ err }, 'The presence could not be updated.');
    this.sockets.onActive = (usuarioId) => void this.noteActive(usuarioId).catch(warn);
    this.sockets.onGone = (usuarioId, at) => void this.noteGone(usuarioId, at).catch(warn);
    this.timer = setInterval(() => void this.review().catch(warn), REVIEW_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Notes that the person is active now. */
  async noteActive(usuarioId: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const [before]: Fila[] = await manager.query(
        `select id, estado, activo_en as "activoEn" from usuarios where id = $1 for no key update`,
        [usuarioId],
      );
      if (!before) return;
      await manager.query('update usuarios set activo_en = now() where id = $1', [usuarioId]);
      const presencia = presenciaDe(before.estado, new Date());
      this.told.set(usuarioId, presencia);
      if (presencia !== presenciaDe(before.estado, before.activoEn)) await this.tell(manager, usuarioId, presencia);
    });
  }

  /**
   * Notes that the person has closed all pages or signed out. Later activity counts, such as activity at another
   * replica.
   */
  async noteGone(usuarioId: string, at: Date): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const [[gone]]: [{ estado: EstadoUsuario }[], number] = await manager.query(
        'update usuarios set activo_en = null where id = $1 and activo_en <= $2 returning estado',
        [usuarioId, at],
      );
      if (!gone) return;
      const before = this.told.get(usuarioId);
      this.told.delete(usuarioId);
      const presencia = presenciaDe(gone.estado, null);
      if (presencia !== before) await this.tell(manager, usuarioId, presencia);
    });
  }

  /** Tells the others about people who have become away or gone. Another replica may know of later activity. */
  async review(): Promise<void> {
    if (this.told.size === 0) return;
    await this.transactions.platform(async (manager) => {
      const rows: Fila[] = await manager.query(
        'select id, estado, activo_en as "activoEn" from usuarios where id = any($1)',
        [[...this.told.keys()]],
      );
      for (const { id, estado, activoEn } of rows) {
        const presencia = presenciaDe(estado, activoEn);
        const isChanged = presencia !== this.told.get(id);
        if (presencia === 'invisible') this.told.delete(id);
        else this.told.set(id, presencia);
        if (isChanged) await this.tell(manager, id, presencia);
      }
    });
  }

  private async tell(manager: EntityManager, usuarioId: string, estado: EstadoUsuario): Promise<void> {
    const cuentas: { cuentaId: string }[] = await manager.query(
      `select cuenta_id as "cuentaId" from membresias where usuario_id = $1 and estado = 'activa'`,
      [usuarioId],
    );
    for (const { cuentaId } of cuentas) {
      // This runs before the tabs fetch the members again.
      this.transactions.afterCommit(() => this.directory.forget(cuentaId));
      this.realtime.tellPresence(cuentaId, usuarioId, estado);
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { textOf } from '../../common/input/html-text.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Familia } from './aviso.entity.js';
import type { TipoAviso } from './aviso-tipos.js';
import { type AmbitoAviso, AvisosRepository, type TextosAviso } from './avisos.repository.js';
import { CHANGED } from './avisos.service.js';
import { AvisosPorCorreo } from './avisos-por-correo.service.js';
import { AvisosReunidosRepository } from './avisos-reunidos.repository.js';
import { CanalesRepository, type Destinatario } from './canales.repository.js';

/** A new aviso, for any person. */
export interface AvisoNuevo extends AmbitoAviso {
  familia: Familia;
  /** The kind, for which people choose their channels. */
  tipo: TipoAviso;
  /** The subject of a mail, where the title alone says too little. */
  asunto?: string;
  /** The group of avisos that one mail joins, when they have no carpeta. By default, the same as `grupo`. */
  grupoDeCorreo?: string | null;
  /** The texts when `cantidad` avisos are joined. They are HTML: texts of people must be escaped. */
  textos(cantidad: number): TextosAviso;
}

/** An aviso and the person it is for. */
export interface AvisoPara {
  usuarioId: string;
  aviso: AvisoNuevo;
}

/** Descriptions of avisos that are no longer true. */
export interface Dicho {
  familia: Familia;
  grupo: string;
  enlace: string;
  descripciones: readonly string[];
}

/**
 * Tells members of a cuenta about actions of others. Each member has chosen the channels. Open tabs of the member are
 * told after the commit.
 */
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
    private readonly reunidos: AvisosReunidosRepository,
  ) {}

  /** Whether avisos are turned off, by {@link silently}. */
  get isSilent(): boolean {
    return this.silence.getStore() ?? false;
  }

  /** Runs `work` without avisos, since the histories that it loads are no news. */
  silently<T>(work: () => Promise<T>): Promise<T> {
    return this.silence.run(true, work);
  }

  /** Tells a member of the running cuenta, as {@link notifyAll} does. */
  notify(usuarioId: string, aviso: AvisoNuevo, mayKnow?: () => Promise<boolean>): Promise<void> {
    return this.notifyAll([{ usuarioId, aviso }], mayKnow);
  }

  /**
   * Tells members of the running cuenta, in the running transaction. Only active members are told. An aviso of a
   * carpeta reaches only members who see the carpeta: the database decides.
   * @param mayKnow runs with the rights of each member, and decides whether they are told
   */
  async notifyAll(told: readonly AvisoPara[], mayKnow: () => Promise<boolean> = async () => true): Promise<void> {
    if (this.isSilent || told.length === 0) {
      return;
    }
    const byPerson = Map.groupBy(told, ({ usuarioId }) => usuarioId);
    const miembros = (await this.directory.miembros()).filter(({ id }) => byPerson.has(id));
    if (miembros.length === 0) {
      return;
    }
    const canales = await this.canales.find(miembros.map(({ id }) => id));
    const people = miembros.map(({ id, rolId }) => ({ usuarioId: id, rolId }));
    await this.transactions.actingAsEach(people, async (usuarioId) => {
      for (const { aviso } of byPerson.get(usuarioId) ?? []) {
        const destinatario = canales.get(usuarioId)?.(aviso.tipo);
        if (destinatario && (await mayKnow())) {
          await this.tell(aviso, destinatario);
        }
      }
    });
  }

  /**
   * Withdraws descriptions that avisos gave somebody. Read avisos are removed. The unread aviso of the group gets the
   * remaining news. Avisos that wait for a mail are dropped.
   * @param left the remaining news, found with that person's rights; null without remaining news
   */
  async amend(
    usuarioId: string,
    { familia, grupo, enlace, descripciones }: Dicho,
    left: () => Promise<(TextosAviso & { cantidad: number }) | null>,
  ): Promise<void> {
    await this.actingFor(usuarioId, familia, async () => {
      await this.reunidos.drop(enlace, descripciones.map(textOf));
      const isErased = await this.avisos.eraseSaid(familia, enlace, descripciones);
      const aviso = await this.avisos.findUnread(familia, grupo);
      if (!aviso) {
        return isErased;
      }
      const textos = await left();
      await (textos
        ? this.avisos.write(aviso.id, { ...textos, cantidad: Math.min(aviso.cantidad, textos.cantidad) })
        : this.avisos.erase(aviso.id));
      return true;
    });
  }

  /** Withdraws somebody's avisos with a link to a page that they may no longer see. */
  async withdraw(usuarioId: string, familia: Familia, enlace: string): Promise<void> {
    await this.actingFor(usuarioId, familia, async () => {
      await this.reunidos.drop(enlace);
      return this.avisos.eraseLinked(familia, enlace);
    });
  }

  /** Changes the avisos of somebody, who may have left the cuenta. Tells their tabs when an aviso changed. */
  private async actingFor(usuarioId: string, familia: Familia, change: () => Promise<boolean>): Promise<void> {
    const conocido = (await this.directory.conocidos()).get(usuarioId);
    if (conocido && (await this.transactions.actingAs({ usuarioId, rolId: conocido.rolId }, change))) {
      this.realtime.tellUsuario(usuarioId, CHANGED[familia]);
    }
  }

  /** Tells the running user, by the channels that they chose. */
  async notifyRunning(aviso: AvisoNuevo): Promise<void> {
    if (this.isSilent) {
      return;
    }
    const { usuarioId } = this.transactions.tenant;
    const destinatario = (await this.canales.find([usuarioId])).get(usuarioId)?.(aviso.tipo);
    if (destinatario) {
      await this.tell(aviso, destinatario);
    }
  }

  private async tell(aviso: AvisoNuevo, destinatario: Destinatario): Promise<void> {
    const { panel, correo } = destinatario;
    const isKnown = panel ? await this.addToPanel(aviso) : correo && (await this.avisos.mayKnow(aviso.carpetaId));
    if (isKnown && correo) {
      await this.porCorreo.send(aviso, aviso.textos(1), destinatario);
    }
  }

  /** @returns whether the running user may know of the event */
  private async addToPanel({ familia, textos, grupo, isCounted, carpetaId }: AvisoNuevo): Promise<boolean> {
    const ambito = { grupo, isCounted, carpetaId };
    const added = await this.avisos.add(familia, textos(1), ambito);
    if (added) {
      if (added.cantidad > 1) {
        await this.avisos.write(added.id, textos(added.cantidad));
      }
      this.realtime.tellUsuario(this.transactions.tenant.usuarioId, CHANGED[familia]);
    }
    return added !== null;
  }
}

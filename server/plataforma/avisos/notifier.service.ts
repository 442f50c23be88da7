import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { textOf } from '../../common/input/html-text.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Familia } from './aviso.entity.js';
import type { TipoAviso } from './aviso-tipos.js';
import { type Agregado, type AmbitoAviso, AvisosRepository, type TextosAviso } from './avisos.repository.js';
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

/** An aviso, and the member whom it reaches by the chosen channels. */
interface PorAvisar extends AvisoPara {
  rolId: number;
  destinatario: Destinatario;
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
  async notifyAll(told: readonly AvisoPara[], mayKnow?: () => Promise<boolean>): Promise<void> {
    if (this.isSilent || told.length === 0) {
      return;
    }
    const byPerson = Map.groupBy(told, ({ usuarioId }) => usuarioId);
    const miembros = (await this.directory.miembros()).filter(({ id }) => byPerson.has(id));
    if (miembros.length === 0) {
      return;
    }
    const canales = await this.canales.find(miembros.map(({ id }) => id));
    const avisos = miembros.flatMap(({ id: usuarioId, rolId }) =>
      (byPerson.get(usuarioId) ?? []).flatMap(({ aviso }) => {
        const destinatario = canales.get(usuarioId)?.(aviso.tipo);
        return destinatario ? { usuarioId, rolId, aviso, destinatario } : [];
      }),
    );
    const known = mayKnow && (await this.asMembers(avisos, mayKnow));
    await this.tell(known ? avisos.filter((_, i) => known[i]) : avisos);
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
    const { usuarioId, rolId } = this.transactions.tenant;
    const destinatario = (await this.canales.find([usuarioId])).get(usuarioId)?.(aviso.tipo);
    if (destinatario) {
      await this.tell([{ usuarioId, rolId, aviso, destinatario }]);
    }
  }

  /** Adds avisos to the panels together. Joined texts and mails follow one by one. */
  private async tell(avisos: readonly PorAvisar[]): Promise<void> {
    const added = await this.addToPanels(avisos.filter(({ destinatario }) => destinatario.panel));
    const unfinished = avisos.filter((one) => one.destinatario.correo || (added.get(one)?.cantidad ?? 0) > 1);
    await this.asMembers(unfinished, (one) => this.finish(one, added.get(one)));
  }

  /** @returns the added avisos; those whose members may not know of the event are missing */
  private async addToPanels(avisos: readonly PorAvisar[]): Promise<Map<PorAvisar, Agregado>> {
    const rows = await this.avisos.add(
      avisos.map(({ usuarioId, rolId, aviso: { familia, textos, grupo, isCounted, carpetaId } }) => {
        return { usuarioId, rolId, familia, ...textos(1), grupo, isCounted, carpetaId };
      }),
    );
    const added = new Map<PorAvisar, Agregado>();
    for (const [i, one] of avisos.entries()) {
      const row = rows[i];
      if (row) {
        added.set(one, row);
        this.realtime.tellUsuario(one.usuarioId, CHANGED[one.aviso.familia]);
      }
    }
    return added;
  }

  private async finish({ aviso, destinatario }: PorAvisar, added: Agregado | undefined): Promise<void> {
    if (added && added.cantidad > 1) {
      await this.avisos.write(added.id, aviso.textos(added.cantidad));
    }
    const { panel, correo } = destinatario;
    if (correo && (panel ? added : await this.avisos.mayKnow(aviso.carpetaId))) {
      await this.porCorreo.send(aviso, aviso.textos(1), destinatario);
    }
  }

  /** Runs `work` for each aviso, with the rights of its member. The avisos of a member must follow one another. */
  private async asMembers<T>(avisos: readonly PorAvisar[], work: (aviso: PorAvisar) => Promise<T>): Promise<T[]> {
    const byPerson = Map.groupBy(avisos, ({ usuarioId }) => usuarioId);
    const people = [...byPerson.values()].flatMap(([first]) => first ?? []);
    const results = await this.transactions.actingAsEach(people, async (usuarioId) => {
      const done: T[] = [];
      for (const aviso of byPerson.get(usuarioId) ?? []) {
        done.push(await work(aviso));
      }
      return done;
    });
    return results.flat();
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveEvent } from '../../common/realtime/live-events.js';
import { Presence } from '../../common/realtime/presence.js';
import { Realtime, type Sight } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { UntilCommit } from '../../common/tenancy/until-commit.js';
import { collectDeCarpeta } from '../../domains.js';
import { Auditoria, type Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import { temaDe } from '../../plataforma/auditoria/palabras.js';
import { Carpeta } from './carpeta.entity.js';
import { type Seen, sightOf } from './carpeta-policy.js';

type Changed = Extract<LiveEvent, { type: 'carpeta.changed' }>;
/** The part of a carpeta that changed. */
type Que = Changed['que'];

/** The part of a carpeta that a fact changes, by the first word of its accion. */
const QUE = new Map(
  Object.entries(collectDeCarpeta('cambios')).flatMap(([que, words]) => words.map((word) => [word, que as Que])),
);

const SEEN = `
  select id, reservada, responsable_id as "responsableId",
         array(select usuario_id from carpeta_accesos a
                where a.carpeta_id = c.id and (a.hasta is null or a.hasta >= hoy_en_la_cuenta())) as accesos
    from carpetas c where id = any ($1)`;

/** The changes of a carpeta in a transaction. */
interface Noted {
  isTouched: boolean;
  /** The events by their JSON, so that each is told once. */
  events: Map<string, LiveEvent>;
  /** Events only for people who see both this carpeta and the other. */
  between: { event: LiveEvent; otraId: string }[];
  /** Who saw the carpeta before that changed. */
  sightBefore?: Sight | undefined;
}

/** The changes of carpetas in a transaction, and the moment when it began. */
interface NotedCarpetas {
  carpetas: Map<string, Noted>;
  at: Date;
}

/**
 * Follows the facts of all domains in carpetas. Writes their `actualizada_en`, without raising their version. Tells the
 * open tabs of people who see them.
 */
@Injectable()
export class CarpetaLive implements OnModuleInit {
  private readonly pending: UntilCommit<NotedCarpetas>;

  constructor(
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly presence: Presence,
    private readonly directory: CuentaDirectory,
  ) {
    this.pending = new UntilCommit<NotedCarpetas>(
      transactions,
      () => ({ carpetas: new Map(), at: transactions.now }),
      (noted) => this.writeAndTell(noted),
    );
  }

  onModuleInit(): void {
    this.auditoria.onRecord((hecho) => this.follow(hecho));
    this.presence.letIn((tenant, carpetaId) => this.isSeenBy(tenant, carpetaId));
  }

  /** Notes a change in the running transaction. At its end, all changes are written and told together. */
  note(carpetaId: string, que: Que, campos?: string[]): void {
    const por = this.transactions.tenant.usuarioId;
    const event: Changed = { type: 'carpeta.changed', carpeta: carpetaId, que, por, ...(campos && { campos }) };
    const noted = this.noted(carpetaId);
    noted.isTouched = true;
    noted.events.set(JSON.stringify(event), event);
  }

  /**
   * Tells people who see these carpetas an event that names a thing in them. Null among the ids means a thing of no
   * carpeta, now or before: everybody is told.
   */
  tell(carpetaIds: readonly (string | null)[], event: LiveEvent): void {
    for (const carpetaId of new Set(carpetaIds.includes(null) ? [null] : carpetaIds)) {
      if (carpetaId === null) this.realtime.tellCuenta(event);
      else this.noted(carpetaId).events.set(JSON.stringify(event), event);
    }
  }

  /**
   * Tells an event that names nothing, once, to people who see any of these carpetas. With null among the ids,
   * everybody is told.
   */
  async tellAny(carpetaIds: readonly (string | null)[], event: LiveEvent): Promise<void> {
    const ids = carpetaIds.filter((id) => id !== null);
    if (ids.length < carpetaIds.length) this.realtime.tellCuenta(event);
    else this.realtime.tellSights([...(await this.sightsOf(ids)).values()], event);
  }

  /** Notes who sees a carpeta before that changes. Only people who see it before or after the change are told. */
  async noteSight(carpetaId: string): Promise<void> {
    this.noted(carpetaId).sightBefore = (await this.sightsOf([carpetaId])).get(carpetaId);
  }

  /** Who sees each of these carpetas. Carpetas hidden from the running user are left out. */
  async sightsOf(carpetaIds: readonly string[]): Promise<Map<string, Sight>> {
    const seen = carpetaIds.length > 0 ? await this.transactions.prepared<Seen>(SEEN, [carpetaIds]) : [];
    return new Map(seen.map((carpeta) => [carpeta.id, sightOf(carpeta)]));
  }

  private follow({ carpetaId, accion, datos, isReading }: Hecho): void {
    if (!carpetaId || isReading) {
      return;
    }
    if (datos?.otraCarpetaId) {
      this.noteBetween(carpetaId, String(datos.otraCarpetaId));
      return;
    }
    const campos = accion === 'carpeta.movida' ? ['estado'] : (datos?.campos as string[] | undefined);
    const que = QUE.get(temaDe(accion)) ?? 'detalle';
    this.note(carpetaId, que, que === 'detalle' ? campos : undefined);
  }

  /** Notes a fact between two carpetas. People who see only one must learn nothing. So `actualizada_en` stays, too. */
  private noteBetween(carpetaId: string, otraId: string): void {
    const por = this.transactions.tenant.usuarioId;
    const event: Changed = { type: 'carpeta.changed', carpeta: carpetaId, que: 'detalle', por };
    this.noted(carpetaId).between.push({ event, otraId });
    this.noted(otraId);
  }

  private noted(carpetaId: string): Noted {
    const { carpetas } = this.pending.collected;
    const noted = carpetas.get(carpetaId) ?? { isTouched: false, events: new Map(), between: [] };
    carpetas.set(carpetaId, noted);
    return noted;
  }

  /**
   * Skips locked carpetas, and waits for nobody, since the audit's lock may be held. Whoever has locked a carpeta is
   * writing it anyway.
   */
  private async writeAndTell({ carpetas, at }: NotedCarpetas): Promise<void> {
    const ids = [...carpetas.keys()];
    const touched = ids.filter((id) => carpetas.get(id)?.isTouched);
    const seen = await this.transactions.prepared<Seen>(
      `with touched as (
         update carpetas set actualizada_en = $3 where id in (
           select id from carpetas where id = any ($2) and actualizada_en < $3 for no key update skip locked))
       ${SEEN}`,
      [ids, touched, at],
    );
    for (const carpeta of seen) {
      const { events, between, sightBefore } = carpetas.get(carpeta.id) as Noted;
      if (sightBefore) this.realtime.tellSights([sightBefore, sightOf(carpeta)], { type: 'carpetas.changed' });
      this.realtime.tellWhoSees(carpeta.id, sightOf(carpeta), [...events.values()]);
      for (const { event, otraId } of between) {
        const otra = seen.find(({ id }) => id === otraId);
        if (otra) await this.tellWhoSeesBoth(carpeta, otra, event);
      }
    }
  }

  private async tellWhoSeesBoth(carpeta: Seen, otra: Seen, event: LiveEvent): Promise<void> {
    const sights = [sightOf(carpeta), sightOf(otra)];
    const miembros = await this.directory.miembros();
    const both = miembros.filter(({ id, rolId }) =>
      sights.every(({ roles, usuarios }) => roles.includes(rolId) || usuarios.includes(id)),
    );
    for (const { id } of both) this.realtime.tellUsuario(id, event);
  }

  private isSeenBy(tenant: TenantContext, carpetaId: string): Promise<boolean> {
    const isSeen = () => this.transactions.manager.existsBy(Carpeta, { id: carpetaId });
    return this.transactions.tenantTransaction(tenant, isSeen, { readOnly: true });
  }
}

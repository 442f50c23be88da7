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
/** What a change is about. */
type Que = Changed['que'];

/** What a fact is about, by the first word of its accion. */
const QUE = new Map(
  Object.entries(collectDeCarpeta('cambios')).flatMap(([que, words]) => words.map((word) => [word, que as Que])),
);

const SEEN = `
  select id, reservada, responsable_id as "responsableId",
         array(select usuario_id from carpeta_accesos a
                where a.carpeta_id = c.id and (a.hasta is null or a.hasta >= hoy_en_la_cuenta())) as accesos
    from carpetas c where id = any ($1)`;

/** What a transaction did in one carpeta. */
interface Noted {
  isTouched: boolean;
  /** By their text, so that each is told once. */
  events: Map<string, LiveEvent>;
  /** For those alone who see the other carpeta too. */
  between: { event: LiveEvent; otraId: string }[];
  /** Who saw it before that changed. */
  sightBefore?: Sight | undefined;
}

/** What a transaction did in carpetas, as of when it began. */
interface NotedCarpetas {
  carpetas: Map<string, Noted>;
  at: Date;
}

/**
 * Follows what happens in carpetas, whichever domain does it: moves their `actualizada_en`, without raising their
 * version, and tells the open tabs of those who see them.
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

  /** Notes a change in the running transaction. All are written and told together, at its end. */
  note(carpetaId: string, que: Que, campos?: string[]): void {
    const por = this.transactions.tenant.usuarioId;
    const event: Changed = { type: 'carpeta.changed', carpeta: carpetaId, que, por, ...(campos && { campos }) };
    const noted = this.noted(carpetaId);
    noted.isTouched = true;
    noted.events.set(JSON.stringify(event), event);
  }

  /**
   * Tells an event that names a thing of these carpetas to those who see them. With null among them, it is or was a
   * thing of no carpeta, which everybody knows.
   */
  tell(carpetaIds: readonly (string | null)[], event: LiveEvent): void {
    for (const carpetaId of new Set(carpetaIds.includes(null) ? [null] : carpetaIds)) {
      if (carpetaId === null) this.realtime.tellCuenta(event);
      else this.noted(carpetaId).events.set(JSON.stringify(event), event);
    }
  }

  /** Tells an event that names nothing to those who see one of these carpetas, once; with null among them, to everybody. */
  async tellAny(carpetaIds: readonly (string | null)[], event: LiveEvent): Promise<void> {
    const ids = carpetaIds.filter((id) => id !== null);
    if (ids.length < carpetaIds.length) this.realtime.tellCuenta(event);
    else this.realtime.tellSights([...(await this.sightsOf(ids)).values()], event);
  }

  /** Notes who sees a carpeta before that changes: they and who sees it afterwards are told, and nobody else. */
  async noteSight(carpetaId: string): Promise<void> {
    this.noted(carpetaId).sightBefore = (await this.sightsOf([carpetaId])).get(carpetaId);
  }

  /** Who sees each of some carpetas, of those that the running user sees. */
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

  /** Notes what concerns two carpetas. Whoever sees one alone is told nothing, and «Actualizada» would tell too. */
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
   * Waits for nobody: the audit's lock may be held here, and whoever has a carpeta locked is writing it at this moment.
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

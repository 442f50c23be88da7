import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type CuentaFollower, FollowsCuentas } from '../../plataforma/cuentas/cuenta-followers.js';
import type { Pais } from '../../vocabulario/paises.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { REGLAS_DEL_PAIS, type ReglaInicial } from '../reglas-de-plazo/reglas-del-pais.js';
import { REQUISITOS } from '../tipos-acto/catalogo.js';
import { CatalogoService } from '../tipos-acto/catalogo.service.js';
import { plazosIniciales } from '../tipos-acto/plazos-iniciales.js';
import type { RequisitoDeActo } from '../tipos-acto/requisito-de-acto.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { type Adiciones, AdicionesDeCorrecciones, adicionesEnTexto } from './adiciones.service.js';
import { type Antes, CorreccionDecidida } from './correccion-decidida.entity.js';
import type { CorreccionDto, LoQueDiceDto } from './correcciones.dto.js';
import { CORRECCIONES, type Correccion } from './correcciones.js';

/** The corrected plazo or requisito of an acto, in the office and in the country's catalogue. */
interface EnActo {
  acto: TipoActo;
  nuestro: PlazoDeActo | RequisitoDeActo | null;
  corregido: PlazoDeActo | RequisitoDeActo | null;
}

/** A correction beside the rule, the actos and the additions of the office. */
interface Compared {
  correccion: Correccion;
  nuestra: ReglaDePlazo | null;
  inicial: ReglaInicial | null;
  enActos: EnActo[];
  /** The name of the corrected requisito; null when the correction is of a rule. */
  requisito: string | null;
  adiciones: Adiciones;
}

/** Offers corrections of a country's rules to the offices that began with the rules. No rule changes by itself. */
@Injectable()
@FollowsCuentas()
export class Correcciones implements CuentaFollower {
  constructor(
    private readonly reglas: ReglasDePlazoService,
    private readonly actos: TiposActoService,
    private readonly catalogo: CatalogoService,
    private readonly adiciones: AdicionesDeCorrecciones,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** A new cuenta begins with the corrected rules, so all corrections are decided. */
  async opened(pais: Pais): Promise<void> {
    const { manager, tenant, now } = this.transactions;
    const decided = { decision: 'inicial', antes: null, por: tenant.usuarioId, en: now } as const;
    await manager.insert(
      CorreccionDecidida,
      CORRECCIONES[pais].map(({ clave }) => ({ clave, ...decided })),
    );
  }

  /** The cuenta begins anew with the corrected rules of another country. */
  async countryChanged(pais: Pais): Promise<void> {
    await this.transactions.manager.createQueryBuilder().delete().from(CorreccionDecidida).execute();
    await this.opened(pais);
  }

  /** The corrections that nobody decided and that differ from what the office has. */
  async findOffered(): Promise<CorreccionDto[]> {
    const decided = new Set((await this.transactions.manager.find(CorreccionDecidida)).map(({ clave }) => clave));
    const compared = await this.compare((await this.ofCountry()).filter(({ clave }) => !decided.has(clave)));
    return compared.filter(isOther).map(toCorreccion);
  }

  /**
   * Replaces the office's rule or requisito by the corrected one. Plazos that run keep their figures. @throws
   * DomainError 404
   */
  async accept(clave: string): Promise<void> {
    const compared = await this.getOffered(clave);
    const { nuestra, inicial, enActos } = compared;
    const { now } = this.transactions;
    const antes: Antes = { regla: null, actos: {} };
    if (inicial) {
      const fields = { ...inicial, cambiadaEn: now, confirmadaEn: null, confirmadaPor: null };
      if (nuestra) {
        const { id: _, version: __, ...before } = nuestra;
        antes.regla = before;
      }
      await this.write(nuestra, nuestra && !compared.correccion.esNueva ? fields : { ...fields, activa: true });
    }
    for (const { acto, nuestro, corregido } of enActos) {
      antes.actos[acto.id] = nuestro;
      await this.writeActo(acto, compared.correccion, corregido);
    }
    antes.adiciones = await this.adiciones.write(compared.adiciones);
    await this.decide(compared, 'aceptada', antes);
  }

  /** Keeps the office's rule or requisito. @throws DomainError 404 */
  async keep(clave: string): Promise<void> {
    await this.decide(await this.getOffered(clave), 'rechazada', null);
  }

  /**
   * Takes a decision back: the replaced values return, and the correction is offered again.
   * @throws DomainError 404, or 409 when the office changed the accepted values since then
   */
  async undo(clave: string): Promise<void> {
    await this.lock();
    const { compared, decided } = await this.find(clave);
    if (!compared || !decided || decided.decision === 'inicial') {
      throw notFound('la decisión');
    }
    const { antes } = decided;
    if (antes && isOther(compared)) {
      const message = 'Lo que se aceptó se cambió después: cámbielo a mano, para no perder lo escrito.';
      throw new DomainError('CORRECCION_CAMBIADA', 409, message);
    }
    if (antes) {
      const todos = new Map((await this.actos.findAll()).map((acto) => [acto.id, acto]));
      for (const [id, before] of Object.entries(antes.actos)) {
        const acto = todos.get(id);
        if (acto) {
          await this.writeActo(acto, compared.correccion, before);
        }
      }
      if (compared.nuestra && compared.inicial) {
        // An added rule stays, out of use: plazos may have begun by it.
        const before = antes.regla ?? { activa: false };
        await this.write(compared.nuestra, before);
      }
      if (antes.adiciones) {
        await this.adiciones.undo(antes.adiciones);
      }
    }
    await this.transactions.manager.delete(CorreccionDecidida, { clave });
    this.record('regla_de_plazo.correccion_deshecha', compared);
  }

  private async ofCountry(): Promise<readonly Correccion[]> {
    return CORRECCIONES[(await this.directory.cuenta()).pais as keyof typeof CORRECCIONES];
  }

  /** When two people decide at once, the second sees the decision of the first. */
  private async lock(): Promise<void> {
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `correcciones ${this.transactions.tenant.cuentaId}`,
    ]);
  }

  /** @throws DomainError 404 for a correction that is decided, or that changes nothing */
  private async getOffered(clave: string): Promise<Compared> {
    await this.lock();
    const { compared, decided } = await this.find(clave);
    if (!compared || decided || !isOther(compared)) {
      throw notFound('la corrección');
    }
    return compared;
  }

  /** A correction of the country beside what the office has, and the office's decision. */
  private async find(clave: string): Promise<{ compared?: Compared; decided: CorreccionDecidida | null }> {
    const [compared] = await this.compare((await this.ofCountry()).filter((one) => one.clave === clave));
    return { compared, decided: await this.transactions.manager.findOneBy(CorreccionDecidida, { clave }) };
  }

  private async compare(correcciones: readonly Correccion[]): Promise<Compared[]> {
    const { pais } = await this.directory.cuenta();
    const reglas = await this.reglas.findByClave(correcciones.map(({ de }) => de));
    const actos = await this.actos.findAll();
    const compared: Compared[] = [];
    for (const correccion of correcciones) {
      const { que, de } = correccion;
      const isRegla = que === 'regla';
      const todos = actos.map((acto) => enActo(acto, correccion));
      compared.push({
        correccion,
        nuestra: (isRegla && reglas.find(({ clave }) => clave === de)) || null,
        inicial: (isRegla && REGLAS_DEL_PAIS[pais]?.find(({ clave }) => clave === de)) || null,
        enActos: todos.filter((one) => differs(one, isRegla)),
        requisito: isRegla ? null : nombreDe(todos),
        adiciones: await this.adiciones.find(correccion),
      });
    }
    return compared;
  }

  private async write(regla: ReglaDePlazo | null, fields: Partial<ReglaDePlazo>): Promise<void> {
    const { manager } = this.transactions;
    await (regla
      ? manager.update(ReglaDePlazo, { id: regla.id }, { ...fields, version: regla.version + 1 })
      : manager.insert(ReglaDePlazo, { ...fields, id: uuid(), version: 1 }));
  }

  /** Writes the plazo or requisito into a new version of the acto; null removes it. */
  private async writeActo(acto: TipoActo, { que, de }: Correccion, one: EnActo['corregido']): Promise<void> {
    const fields =
      que === 'regla'
        ? { plazos: replaced(acto.plazos, ({ regla }) => regla === de, one as PlazoDeActo | null) }
        : // The changed requisitos need a new confirmation.
          {
            requisitos: replaced(acto.requisitos, ({ clave }) => clave === de, one as RequisitoDeActo | null),
            confirmada: false,
          };
    await this.catalogo.update(acto.id, acto.version, fields);
  }

  private async decide(compared: Compared, decision: 'aceptada' | 'rechazada', antes: Antes | null): Promise<void> {
    const { tenant, now } = this.transactions;
    const { clave } = compared.correccion;
    await this.transactions.manager.insert(CorreccionDecidida, {
      clave,
      decision,
      antes,
      por: tenant.usuarioId,
      en: now,
    });
    this.record(`regla_de_plazo.correccion_${decision}`, compared);
  }

  private record(
    accion: Extract<Accion, `regla_de_plazo.correccion_${string}`>,
    { correccion, nuestra, inicial, requisito }: Compared,
  ): void {
    const nombre = nuestra?.nombre ?? inicial?.nombre ?? requisito ?? correccion.motivo;
    this.auditoria.record({
      ...{ accion, entidad: 'regla_de_plazo', entidadId: nuestra?.id ?? this.transactions.tenant.cuentaId },
      datos: { nombre, motivo: correccion.motivo },
    });
    this.realtime.tellCuenta({ type: 'reglas-de-plazo.changed' });
  }
}

function enActo(acto: TipoActo, { que, de }: Correccion): EnActo {
  if (que === 'regla') {
    const tie = (plazos: readonly PlazoDeActo[]) => plazos.find(({ regla }) => regla === de) ?? null;
    return { acto, nuestro: tie(acto.plazos), corregido: tie(plazosIniciales(acto.pais, acto.clave)) };
  }
  const asked = (todos: readonly RequisitoDeActo[] = []) => todos.find(({ clave }) => clave === de) ?? null;
  return { acto, nuestro: asked(acto.requisitos), corregido: asked(REQUISITOS[acto.pais][acto.clave]) };
}

const nombreDe = (todos: readonly EnActo[]): string | null =>
  (todos.find(({ corregido }) => corregido !== null)?.corregido as RequisitoDeActo | undefined)?.nombre ?? null;

/**
 * Whether an acto of the country's catalogue differs from it. The office's own actos stay as they are. A requisito that
 * the office removed is not offered again.
 */
function differs({ acto, nuestro, corregido }: EnActo, isRegla: boolean): boolean {
  const isOfCatalogue = acto.clave in REQUISITOS[acto.pais];
  return (
    isOfCatalogue && (isRegla || (nuestro !== null && corregido !== null)) && !isDeepStrictEqual(nuestro, corregido)
  );
}

function isOther({ correccion, nuestra, inicial, enActos, adiciones }: Compared): boolean {
  const hasOther = Object.entries(inicial ?? {}).some(
    ([field, value]) => nuestra?.[field as keyof ReglaInicial] !== value,
  );
  const isMissing = correccion.esNueva === true && !nuestra?.activa;
  return hasOther || isMissing || enActos.length > 0 || adicionesEnTexto(adiciones).length > 0;
}

function replaced<T>(todos: readonly T[], isIt: (one: T) => boolean, by: T | null): T[] {
  const at = todos.findIndex(isIt);
  const rest = todos.filter((one) => !isIt(one));
  return by === null ? rest : rest.toSpliced(at < 0 ? rest.length : at, 0, by);
}

function toCorreccion({ correccion, nuestra, inicial, enActos, adiciones }: Compared): CorreccionDto {
  const { clave, motivo, que, esNueva = false } = correccion;
  const [first] = enActos;
  const dicho = (one: ReglaInicial | ReglaDePlazo): LoQueDiceDto => {
    const { nombre, dias, computo, arranque, cuentaDesde, fuente } = one;
    return { nombre, dias, computo, arranque, cuentaDesde, fuente };
  };
  const pedido = (one: EnActo['nuestro'] | undefined): LoQueDiceDto => {
    const { nombre, fuente } = one as RequisitoDeActo;
    return { nombre, fuente, dias: null, computo: null, arranque: null, cuentaDesde: null };
  };
  return {
    ...{ clave, motivo, esNueva, actos: enActos.map(({ acto }) => acto.nombre), agrega: adicionesEnTexto(adiciones) },
    nuestra:
      que === 'requisito' ? pedido(first?.nuestro) : nuestra && (nuestra.activa || !esNueva) ? dicho(nuestra) : null,
    corregida: inicial ? dicho(inicial) : pedido(first?.corregido),
  };
}

import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { confirmacion, confirmacionTras, sinNormaDe } from '../../common/confirmacion.js';
import { changesOf } from '../../common/database/changes.js';
import { getAllLocked, getLocked } from '../../common/database/found.js';
import { defined } from '../../common/defined.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type CuentaFollower, FollowsCuentas } from '../../plataforma/cuentas/cuenta-followers.js';
import { checkConteo, checkConteoTras } from '../reglas-de-plazo/conteo-posible.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import type { ConfirmarReglasDto, ModificarReglaDePlazoDto } from '../reglas-de-plazo/reglas-de-plazo.dto.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { REGLAS_DE_CERTIFICADOS } from './catalogo.js';
import { CertificadoRegla } from './certificado-regla.entity.js';
import type { CamposReglaCertificadoDto, NuevaReglaCertificadoDto } from './certificados.dto.js';

const EMPTY = {
  alcance: null,
  organismo: null,
  dias: null,
  computo: 'corridos',
  arranque: 'mismo_dia',
  cuentaDesde: 'expedicion',
  fuente: null,
  por: 'carpeta',
  usual: false,
} as const;

/**
 * The office's rules: a certificate, and how long it is valid. Existing certificates keep the fields they were made
 * with. A new cuenta gets these rules last, since they point to its rules of plazos.
 */
@Injectable()
@FollowsCuentas({ isLast: true })
export class ReglasDeCertificados implements CuentaFollower {
  constructor(
    private readonly reglasDePlazo: ReglasDePlazoService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** All rules, in their order. */
  async findAll(): Promise<CertificadoRegla[]> {
    const reglas = await this.transactions.manager.find(CertificadoRegla, { order: { orden: 'asc', id: 'asc' } });
    const byId = new Map((await this.reglasDePlazo.findAll()).map((regla) => [regla.id, regla]));
    return reglas.map((regla) => withFigures(regla, byId.get(regla.reglaDePlazoId ?? '')));
  }

  async find(id: string): Promise<CertificadoRegla | null> {
    return (await this.findAll()).find((regla) => regla.id === id) ?? null;
  }

  /** Adds a rule at the end. @throws DomainError 422 */
  async create({ id, tipo, nombre, confirmada, ...fields }: NuevaReglaCertificadoDto): Promise<CertificadoRegla> {
    if (!tipo) {
      throw invalidField('tipo', 'Elija el tipo de certificado.');
    }
    if (!nombre) {
      throw invalidField('nombre', 'Escriba el nombre del certificado.');
    }
    const orden = (await this.transactions.manager.maximum(CertificadoRegla, 'orden')) ?? 0;
    const regla = {
      ...EMPTY,
      ...fields,
      id: id ?? uuid(),
      tipo,
      nombre,
      orden: orden + 1,
      version: 1,
      reglaDePlazoId: null,
    };
    checkConteo(regla);
    const unsaid = { confirmadaEn: null, confirmadaPor: null };
    const asked = { asked: confirmada, isWritten: true, isFounded: isFounded(regla) };
    const confirmed = { ...unsaid, ...confirmacionTras(this.transactions, unsaid, asked) };
    await this.transactions.manager.insert(CertificadoRegla, { ...regla, ...confirmed });
    this.record('certificado-regla.agregada', regla);
    return this.get(regla.id);
  }

  /**
   * Changes fields of a rule. Where a rule of plazos gives its days, the days change there. @throws DomainError 404,
   * 412
   */
  async update(
    id: string,
    version: number,
    { confirmada, ...fields }: CamposReglaCertificadoDto,
  ): Promise<CertificadoRegla> {
    const regla = await this.get(id, version);
    const changes = changesOf(regla, fields);
    const campos = Object.keys(changes);
    const isDecided = confirmada !== undefined && confirmada !== (regla.confirmadaEn !== null);
    if (campos.length > 0 || isDecided) {
      const own = await this.writeFigures(regla, changes, confirmada);
      await this.transactions.manager.update(CertificadoRegla, { id }, { ...own, version: version + 1 });
      if (campos.length > 0) this.record('certificado-regla.modificada', { ...regla, ...changes }, { campos });
      if (isDecided) this.record('certificado-regla.confirmada', { ...regla, ...changes }, { confirmada });
    }
    return this.get(id);
  }

  /**
   * Confirms rules by the norms in force, or takes that back: all, or none. Where a rule of plazos gives the days, that
   * rule is confirmed.
   * @throws DomainError 404, 412, 422 for a rule that names no norm
   */
  async confirmAll({ reglas, confirmada }: ConfirmarReglasDto): Promise<CertificadoRegla[]> {
    const { manager, tenant } = this.transactions;
    const locked = await getAllLocked(manager, CertificadoRegla, reglas, 'una de las reglas');
    const ids = locked.map(({ id }) => id);
    const own = locked.filter(({ reglaDePlazoId }) => reglaDePlazoId === null);
    const loose = own.find((regla) => !isFounded(regla));
    if (confirmada && loose) {
      throw invalidField('reglas', sinNormaDe(loose.nombre));
    }
    await this.reglasDePlazo.confirmEach([...new Set(locked.flatMap((one) => one.reglaDePlazoId ?? []))], confirmada);
    const { confirmadaEn, confirmadaPor } = confirmacion(this.transactions, confirmada);
    await manager.query(
      `update certificado_reglas
          set version = version + 1,
              confirmada_en = case when regla_de_plazo_id is null then $2 else confirmada_en end,
              confirmada_por = case when regla_de_plazo_id is null then $3 else confirmada_por end
        where id = any ($1)`,
      [ids, confirmadaEn, confirmadaPor],
    );
    const datos = { nombres: locked.map(({ nombre }) => nombre), confirmada };
    const entidad = { entidad: 'cuenta', entidadId: tenant.cuentaId } as const;
    this.auditoria.record({ accion: 'certificado-regla.confirmadas', ...entidad, datos });
    this.realtime.tellCuenta({ type: 'certificados.changed' });
    return (await this.findAll()).filter(({ id }) => ids.includes(id));
  }

  /** @throws DomainError 404, 412 */
  async remove(id: string, version: number): Promise<void> {
    const regla = await this.get(id, version);
    await this.transactions.manager.delete(CertificadoRegla, { id });
    this.record('certificado-regla.eliminada', regla);
  }

  /** Gives a new cuenta the rules of its country. */
  async opened(pais: string): Promise<void> {
    const iniciales = REGLAS_DE_CERTIFICADOS[pais] ?? [];
    const claves = iniciales.flatMap(({ regla }) => regla ?? []);
    const byClave = new Map((await this.reglasDePlazo.findByClave(claves)).map(({ clave, id }) => [clave, id]));
    const reglas = iniciales.map(({ regla: clave, ...regla }, i) => ({
      ...regla,
      reglaDePlazoId: byClave.get(clave ?? '') ?? null,
      id: uuid(),
      orden: i + 1,
      version: 1,
      ...confirmacion(this.transactions, false),
    }));
    await this.transactions.manager.insert(CertificadoRegla, reglas);
  }

  /** Replaces the rules with the rules of another country. */
  async countryChanged(pais: string): Promise<void> {
    await this.transactions.manager.createQueryBuilder().delete().from(CertificadoRegla).execute();
    await this.opened(pais);
  }

  /**
   * Writes the days and the confirmation of a rule to its rule of plazos. A rule that does not expire any more loses
   * its rule of plazos.
   * @returns the changes that the rule itself still needs
   */
  private async writeFigures(
    { reglaDePlazoId, ...regla }: CertificadoRegla,
    changes: Partial<CertificadoRegla>,
    confirmada: boolean | undefined,
  ): Promise<Partial<CertificadoRegla>> {
    const { dias, computo, arranque, cuentaDesde, fuente, ...own } = changes;
    const figures = defined({ dias, computo, arranque, cuentaDesde, fuente, confirmada });
    if (reglaDePlazoId === null || dias === null) {
      const isWritten = [dias, computo, arranque, cuentaDesde].some((figure) => figure !== undefined);
      checkConteoTras(regla, changes);
      const asked = { asked: confirmada, isWritten, isFounded: isFounded({ ...regla, ...changes }) };
      const confirmed = confirmacionTras(this.transactions, regla, asked);
      const before = { computo: regla.computo, arranque: regla.arranque, fuente: regla.fuente };
      return { ...(reglaDePlazoId !== null && { ...before, reglaDePlazoId: null }), ...changes, ...confirmed };
    }
    if (Object.keys(figures).length > 0) {
      await this.reglasDePlazo.update(reglaDePlazoId, figures as ModificarReglaDePlazoDto);
    }
    return own;
  }

  private async get(id: string, version?: number): Promise<CertificadoRegla> {
    const regla = await getLocked(this.transactions.manager, CertificadoRegla, { id }, 'la regla', version);
    return withFigures(regla, regla.reglaDePlazoId ? await this.reglasDePlazo.find(regla.reglaDePlazoId) : null);
  }

  private record(
    accion: Extract<Accion, `certificado-regla.${string}`>,
    { id, nombre, dias }: Pick<CertificadoRegla, 'id' | 'nombre' | 'dias'>,
    more: { campos?: string[]; confirmada?: boolean } = {},
  ): void {
    const datos = { nombre, dias, ...more };
    this.auditoria.record({ accion, entidad: 'certificado_regla', entidadId: id, datos });
    this.realtime.tellCuenta({ type: 'certificados.changed' });
  }
}

/** Whether the rule names the norm of its days. A rule that does not expire needs no norm. */
const isFounded = ({ dias, fuente }: Pick<CertificadoRegla, 'dias' | 'fuente'>): boolean =>
  dias === null || fuente !== null;

/** The rule with the figures of its rule of plazos, when it has one. */
function withFigures(regla: CertificadoRegla, de: ReglaDePlazo | null | undefined): CertificadoRegla {
  if (!de) {
    return regla;
  }
  const { dias, computo, arranque, fuente, confirmadaEn, confirmadaPor } = de;
  const cuentaDesde = de.cuentaDesde === 'recepcion' ? 'recepcion' : 'expedicion';
  return { ...regla, dias, computo, arranque, cuentaDesde, fuente, confirmadaEn, confirmadaPor };
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type Conteo, FIGURAS_DE_CONTEO } from '../../vocabulario/computo.js';
import { FeriadosService } from '../feriados/feriados.service.js';
import type { Plazo } from './plazo.entity.js';
import { PlazosRepository } from './plazos.repository.js';

/** The fields of an open plazo that closing fills. */
const OPEN = {
  ...{ cumplidoEn: null, cumplidoPor: null, documentoId: null },
  ...{ anuladoEn: null, anuladoPor: null, motivo: null, porResultado: false },
};

/** A new plazo, without its last day. */
export interface NuevoPlazo extends Pick<Plazo, 'id' | 'carpetaId' | 'nombre' | 'inicio' | 'reglaId' | 'cuentaDesde'> {
  conteo: Conteo;
  inscripcionId?: string | null;
  responsableId?: string | null;
  reservaLugar?: boolean;
}

/** Writes plazos with their last day, and records the change. Callers check permissions before. */
@Injectable()
export class EscrituraDePlazos {
  constructor(
    private readonly plazos: PlazosRepository,
    private readonly feriados: FeriadosService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  async insert({ conteo, reservaLugar = false, ...plazo }: NuevoPlazo): Promise<void> {
    const { now, tenant } = this.transactions;
    const vence = await this.feriados.vencimiento(plazo.inicio, conteo);
    const creado = { creadoPor: tenant.usuarioId, creadoEn: now };
    await this.plazos.insert({ ...plazo, ...conteo, reservaLugar, vence, venceDesde: now, ...creado });
    this.record('plazo.agregado', plazo, { nombre: plazo.nombre, vence });
  }

  /** Changes a locked plazo. Its last day is computed again when a figure changes. */
  async change(plazo: Plazo, changes: Partial<Plazo>): Promise<void> {
    const after = { ...plazo, ...changes };
    const vence = FIGURAS_DE_CONTEO.some((figura) => figura in changes)
      ? await this.feriados.vencimiento(after.inicio, after)
      : plazo.vence;
    const isMoved = vence !== plazo.vence;
    await this.plazos.update(plazo, { ...changes, ...(isMoved && { vence, venceDesde: this.transactions.now }) });
    const datos = { nombre: after.nombre, campos: Object.keys(changes), ...(isMoved && { vence }) };
    this.record('plazo.modificado', plazo, datos);
  }

  /** Computes the last day of a locked plazo again. @returns whether the last day changed */
  async recompute(plazo: Plazo, isBySystem?: boolean): Promise<boolean> {
    const vence = await this.feriados.vencimiento(plazo.inicio, plazo);
    if (vence === plazo.vence) {
      return false;
    }
    await this.plazos.update(plazo, { vence, venceDesde: this.transactions.now });
    this.record('plazo.recalculado', plazo, { nombre: plazo.nombre, de: plazo.vence, a: vence }, isBySystem);
    return true;
  }

  /**
   * @param documento the documento that fulfils the plazo, and its name
   * @param porResultado whether the result of the inscripción fulfils it
   */
  async fulfil(plazo: Plazo, documento: { id: string; nombre: string } | null, porResultado = false): Promise<void> {
    const { now, tenant } = this.transactions;
    const documentoId = documento?.id ?? null;
    await this.plazos.update(plazo, { cumplidoEn: now, cumplidoPor: tenant.usuarioId, documentoId, porResultado });
    this.record('plazo.cumplido', plazo, { nombre: plazo.nombre, ...(documento && { documento: documento.nombre }) });
  }

  async annul(plazo: Plazo, motivo: string, porResultado = false): Promise<void> {
    const { now, tenant } = this.transactions;
    await this.plazos.update(plazo, { anuladoEn: now, anuladoPor: tenant.usuarioId, motivo, porResultado });
    this.record('plazo.anulado', plazo, { nombre: plazo.nombre, motivo });
  }

  async reopen(plazo: Plazo): Promise<void> {
    await this.plazos.update(plazo, OPEN);
    this.record('plazo.reabierto', plazo, { nombre: plazo.nombre });
  }

  private record(
    accion: Extract<Accion, `plazo.${string}`>,
    { id, carpetaId }: Pick<Plazo, 'id' | 'carpetaId'>,
    datos: Readonly<Record<string, unknown>>,
    isBySystem = false,
  ): void {
    this.auditoria.record({ accion, entidad: 'plazo', entidadId: id, carpetaId, datos, isBySystem });
  }
}

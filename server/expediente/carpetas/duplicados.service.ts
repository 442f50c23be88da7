import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { PRIORIDADES } from '../../vocabulario/prioridades.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetaFollowers } from './carpeta-followers.js';
import { assertPermiso } from './carpeta-policy.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';
import { type DuplicarDto, INCLUIBLES } from './duplicados.dto.js';
import { VinculosService } from './vinculos.service.js';

/** Makes drafts out of other carpetas. Documents, numbers and dates are never copied. */
@Injectable()
export class DuplicadosService {
  constructor(
    private readonly repository: CarpetasRepository,
    private readonly carpetas: CarpetasService,
    private readonly estados: CarpetaEstadosService,
    private readonly vinculos: VinculosService,
    private readonly followers: CarpetaFollowers,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** Duplicates a carpeta as a new draft. @throws DomainError 404, 422 */
  async create(originalId: string, { vinculo, ...fields }: DuplicarDto): Promise<CarpetaConMovimientos> {
    const incluir = fields.incluir ?? INCLUIBLES;
    const original = await this.repository.get(originalId);
    assertPermiso(original, this.transactions.tenant.rolId, 'vincular');
    const carpeta = await this.carpetas.add({
      id: fields.id,
      caratula: fields.caratula ?? original.caratula,
      tipoActoId: fields.tipoActoId ?? original.tipoActoId,
      // A duplicate of a reserved carpeta stays reserved, since it has the same contents. Otherwise the acto decides.
      reservada: original.reservada || undefined,
      ...(incluir.includes('etiquetas') && { etiquetas: original.etiquetas }),
      ...(incluir.includes('prioridad') && { prioridad: PRIORIDADES[original.prioridad] }),
      ...(incluir.includes('campos') && { camposExtra: original.camposExtra }),
    });
    const copy = { from: originalId, to: carpeta.id, incluir };
    await this.followers.tell((follower) => follower.duplicated?.(copy));
    const hecho = { accion: 'carpeta.duplicada', entidad: 'carpeta', entidadId: originalId } as const;
    this.auditoria.record({ ...hecho, carpetaId: originalId, datos: { otraCarpetaId: carpeta.id } });
    if (vinculo) {
      await this.vinculos.add(carpeta.id, { tipo: vinculo, otraId: originalId });
    }
    return this.estados.describe(await this.repository.get(carpeta.id));
  }
}

import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { CambioDeActoDto } from './carpeta-acto.dto.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetaFollowers } from './carpeta-followers.js';
import { assertPermiso } from './carpeta-policy.js';
import { CarpetasRepository } from './carpetas.repository.js';

/** Moves carpetas to the newest version of their acto. Until then they keep the version with which they were opened. */
@Injectable()
export class CarpetaActoService {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly tiposActo: TiposActoService,
    private readonly followers: CarpetaFollowers,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * The changes that another acto, or its own acto's newest version, would make in a carpeta. @throws DomainError 404,
   * 422
   */
  async preview(id: string, tipoActoId?: string): Promise<CambioDeActoDto> {
    const carpeta = await this.carpetas.get(id);
    const acto = await this.tiposActo.find(tipoActoId ?? carpeta.tipoActoId);
    if (!acto) {
      throw invalidField('tipoActoId', 'El tipo de acto no existe.');
    }
    const antes = await this.tiposActo.getReglas(carpeta);
    return {
      version: acto.version,
      ...(await this.followers.compare({ carpeta, antes, acto })),
      pasaAReservada: acto.id !== carpeta.tipoActoId && acto.reservadoPorDefecto && !carpeta.reservada,
    };
  }

  /** Moves a carpeta to the newest version of its acto. Begun work stays. @throws DomainError 404, 412, 422 */
  async renew(id: string, version: number): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.getAt(id, version);
    assertPermiso(carpeta, this.transactions.tenant.rolId, 'editar');
    if (isSigned(carpeta.estado)) {
      throw invalidField('version', 'La carpeta ya está firmada: queda con la versión del acto con la que se firmó.');
    }
    const acto = found(await this.tiposActo.find(carpeta.tipoActoId), 'el acto');
    if (acto.version !== carpeta.tipoActoVersion) {
      await this.carpetas.update(carpeta, { tipoActoVersion: acto.version });
      await this.followers.tell((follower) => follower.actoChanged?.(id, acto));
      const datos = { de: carpeta.tipoActoVersion, a: acto.version };
      const hecho = { accion: 'carpeta.actualizada', entidad: 'carpeta', entidadId: id } as const;
      this.auditoria.record({ ...hecho, carpetaId: id, datos });
    }
    return this.estados.describe(await this.carpetas.get(id));
  }
}

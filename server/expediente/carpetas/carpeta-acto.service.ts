import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { RequisitosService } from '../requisitos/requisitos.service.js';
import { requisitosDe } from '../tipos-acto/requisito-de-acto.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { CambioDeActoDto } from './carpeta-acto.dto.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import { assertPermiso } from './carpeta-policy.js';
import { CarpetasRepository } from './carpetas.repository.js';

/** Takes carpetas to the newest version of their acto, which keep the one that they were opened with until then. */
@Injectable()
export class CarpetaActoService {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly tiposActo: TiposActoService,
    private readonly requisitos: RequisitosService,
    private readonly reglas: ReglasDePlazoService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** What another acto, or the newest version of its own, would change in a carpeta. @throws DomainError 404, 422 */
  async preview(id: string, tipoActoId?: string): Promise<CambioDeActoDto> {
    const carpeta = await this.carpetas.get(id);
    const acto = await this.tiposActo.find(tipoActoId ?? carpeta.tipoActoId);
    if (!acto) {
      throw invalidField('tipoActoId', 'El tipo de acto no existe.');
    }
    const { agrega, quita, conserva } = await this.requisitos.compare(id, requisitosDe(acto));
    const names = (all: readonly { nombre: string }[]) => all.map(({ nombre }) => nombre);
    const [before, after] = [await this.tiposActo.getReglas(carpeta), acto].map(({ plazos }) => reglasDe(plazos));
    const only = async (some: readonly string[] = [], others: readonly string[] = []) =>
      names(await this.reglas.findByClave(some.filter((regla) => !others.includes(regla))));
    return {
      version: acto.version,
      agrega: names(agrega),
      quita: names(quita),
      conserva: names(conserva),
      plazosAgrega: await only(after, before),
      plazosQuita: await only(before, after),
      pasaAReservada: acto.id !== carpeta.tipoActoId && acto.reservadoPorDefecto && !carpeta.reservada,
    };
  }

  /** Takes a carpeta to the newest version of its acto. What was done is kept. @throws DomainError 404, 412, 422 */
  async renew(id: string, version: number): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.getAt(id, version);
    assertPermiso(carpeta, this.transactions.tenant.rolId, 'editar');
    if (isSigned(carpeta.estado)) {
      throw invalidField('version', 'La carpeta ya está firmada: queda con la versión del acto con la que se firmó.');
    }
    const acto = found(await this.tiposActo.find(carpeta.tipoActoId), 'el acto');
    if (acto.version !== carpeta.tipoActoVersion) {
      await this.carpetas.update(carpeta, { tipoActoVersion: acto.version });
      await this.requisitos.renew(id, requisitosDe(acto));
      const datos = { de: carpeta.tipoActoVersion, a: acto.version };
      const hecho = { accion: 'carpeta.actualizada', entidad: 'carpeta', entidadId: id } as const;
      this.auditoria.record({ ...hecho, carpetaId: id, datos });
    }
    return this.estados.describe(await this.carpetas.get(id));
  }
}

/** The claves of the rules of an acto's plazos. */
const reglasDe = (plazos: readonly PlazoDeActo[]): string[] => plazos.map(({ regla }) => regla);

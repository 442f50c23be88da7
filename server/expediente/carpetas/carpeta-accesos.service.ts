import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { DomainError, invalidField, notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory, type Miembro } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type Palabras, palabrasDe } from '../../vocabulario/palabras.js';
import type { Carpeta } from './carpeta.entity.js';
import type { OtorgarAccesosDto } from './carpeta-accesos.dto.js';
import { type Acceso, CarpetaAccesosRepository } from './carpeta-accesos.repository.js';
import { ownSight, refusalOfGrant } from './carpeta-accesos-policy.js';
import { CarpetasRepository } from './carpetas.repository.js';
import type { CambioDeVariasDto } from './lotes.dto.js';
import { LotesDeCarpetas } from './lotes.service.js';

/** Gives access to carpetas to members who do not see them by their role. */
@Injectable()
export class CarpetaAccesosService {
  constructor(
    private readonly accesos: CarpetaAccesosRepository,
    private readonly carpetas: CarpetasRepository,
    private readonly lotes: LotesDeCarpetas,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** The accesos to a carpeta, the newest first. @throws DomainError 404 */
  async findAll(carpetaId: string): Promise<Acceso[]> {
    await this.carpetas.get(carpetaId);
    return this.accesos.find(carpetaId);
  }

  /** Gives a member access to a carpeta, or changes its last day. @throws DomainError 404, 422 */
  async grant(carpetaId: string, usuarioId: string, hasta: string | null): Promise<Acceso> {
    const carpeta = await this.locked(carpetaId);
    const miembro = found(await this.miembro(usuarioId), 'el miembro');
    await this.checkHasta(hasta);
    await this.assertGrantable(carpeta, miembro);
    await this.give(carpetaId, miembro, hasta);
    return found(await this.accesos.findOne(carpetaId, usuarioId), 'el acceso');
  }

  /** As {@link grant}, for several carpetas. The answer names the refused carpetas. @throws DomainError 422 */
  async grantAll({ carpetas, usuarioId, hasta = null }: OtorgarAccesosDto): Promise<CambioDeVariasDto> {
    const miembro = await this.miembro(usuarioId);
    if (!miembro) {
      throw invalidField('usuarioId', 'No es miembro de la cuenta.');
    }
    await this.checkHasta(hasta);
    return this.lotes.eachOf(carpetas, async (carpeta) => {
      await this.assertGrantable(carpeta, miembro);
      await this.give(carpeta.id, miembro, hasta);
    });
  }

  /** Ends a member's access to a carpeta. @throws DomainError 404, 422 */
  async end(carpetaId: string, usuarioId: string): Promise<void> {
    const refusal = refusalOfGrant(await this.locked(carpetaId), this.transactions.tenant, await this.palabras());
    if (refusal) {
      throw refused(refusal);
    }
    if (!(await this.accesos.delete(carpetaId, usuarioId))) {
      throw notFound('el acceso');
    }
    const naming = await this.directory.naming();
    this.record('acceso.quitado', carpetaId, { usuarioId, nombre: naming(usuarioId)?.nombre });
  }

  private async locked(carpetaId: string): Promise<Carpeta> {
    const [carpeta] = await this.carpetas.lockAll([carpetaId]);
    return found(carpeta, 'la carpeta');
  }

  private async give(carpetaId: string, { id: usuarioId, nombre }: Miembro, hasta: string | null): Promise<void> {
    const present = await this.accesos.findOne(carpetaId, usuarioId);
    if (present?.vigente && present.hasta === hasta) {
      return;
    }
    await this.accesos.save(carpetaId, usuarioId, hasta);
    this.record(present?.vigente ? 'acceso.modificado' : 'acceso.otorgado', carpetaId, { usuarioId, nombre, hasta });
  }

  private async palabras(): Promise<Palabras> {
    return palabrasDe((await this.directory.cuenta()).pais);
  }

  private async assertGrantable(carpeta: Carpeta, { id: usuarioId, rolId, nombre }: Miembro): Promise<void> {
    const palabras = await this.palabras();
    const sight = ownSight(carpeta, { usuarioId, rolId }, palabras);
    const refusal =
      refusalOfGrant(carpeta, this.transactions.tenant, palabras) ?? (sight && `${nombre} ya la ve: ${sight}.`);
    if (refusal) {
      throw refused(refusal);
    }
  }

  private async miembro(id: string): Promise<Miembro | undefined> {
    return (await this.directory.miembros()).find((miembro) => miembro.id === id);
  }

  private async checkHasta(hasta: string | null): Promise<void> {
    if (hasta !== null && hasta < (await this.accesos.today())) {
      throw invalidField('hasta', 'El último día ya pasó.');
    }
  }

  /** Records a change of access, and tells the open tabs of the member. */
  private record(accion: Accion, carpetaId: string, datos: { usuarioId: string; [key: string]: unknown }): void {
    this.auditoria.record({ accion, entidad: 'carpeta', entidadId: carpetaId, carpetaId, datos });
    this.realtime.tellUsuario(datos.usuarioId, { type: 'accesos.changed' });
  }
}

function refused(motivo: string): DomainError {
  return new DomainError('ACCESO_RECHAZADO', 422, motivo);
}

import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { type Actor, devolucion, propuesta } from './avisos-de-carpeta.js';
import { SIN_DEVOLUCION } from './carpeta.entity.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetasRepository } from './carpetas.repository.js';

/** Proposes carpetas for the signature to the people who decide. */
@Injectable()
export class PropuestasService {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * Tells people who may sign that a carpeta lacks nothing. The proposal ends when the carpeta moves or is given back.
   * Proposing again changes nothing. @throws DomainError 404; 422 with what is missing
   */
  async propose(id: string): Promise<void> {
    const carpeta = await this.carpetas.getLocked(id);
    if (carpeta.propuestaEn !== null) {
      return;
    }
    const { movimientos } = await this.estados.describe(carpeta);
    // A suspended carpeta can lead to lista_para_firma, too, but must be resumed first.
    const isInPreparation = carpeta.estado === 'en_preparacion';
    const move = movimientos.find(({ estado }) => isInPreparation && estado === 'lista_para_firma');
    if (!move || move.faltantes.length > 0) {
      const texts = move?.faltantes.map(({ texto }) => texto) ?? ['La carpeta no está en preparación.'];
      const details = texts.map((mensaje) => ({ campo: 'estado', mensaje }));
      throw new DomainError('PROPUESTA_INCOMPLETA', 422, texts.join(' '), details);
    }
    const { now: propuestaEn } = this.transactions;
    const { usuarioId } = this.transactions.tenant;
    await this.carpetas.update(carpeta, { propuestaPor: usuarioId, propuestaEn, ...SIN_DEVOLUCION });
    this.auditoria.record({ accion: 'carpeta.propuesta', entidad: 'carpeta', entidadId: id, carpetaId: id });
    const aviso = propuesta(carpeta, await this.actor());
    const firmantes = (await this.directory.miembros()).filter(
      (miembro) => miembro.id !== usuarioId && isAllowed(miembro.rolId, 'carpetas.firmar'),
    );
    await this.notifier.notifyAll(firmantes.map((firmante) => ({ usuarioId: firmante.id, aviso })));
  }

  /**
   * Gives a proposed carpeta back, and tells the person who proposed it why. @throws DomainError 404, 412; 422 without
   * a proposal
   */
  async giveBack(id: string, version: number, motivo: string): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.getAt(id, version);
    const { propuestaPor } = carpeta;
    if (propuestaPor === null) {
      throw new DomainError('CARPETA_NO_PROPUESTA', 422, 'La carpeta no está propuesta para la firma.');
    }
    const { usuarioId } = this.transactions.tenant;
    await this.carpetas.update(carpeta, {
      ...{ propuestaPor: null, propuestaEn: null },
      ...{ devueltaPor: usuarioId, devueltaEn: this.transactions.now, devueltaMotivo: motivo },
    });
    const entidad = { entidad: 'carpeta', entidadId: id, carpetaId: id } as const;
    this.auditoria.record({ accion: 'carpeta.devuelta', ...entidad, datos: { motivo } });
    if (propuestaPor !== usuarioId && (await this.directory.isMiembro(propuestaPor))) {
      await this.notifier.notify(propuestaPor, devolucion(carpeta, await this.actor(), motivo));
    }
    return this.estados.describe(await this.carpetas.get(id));
  }

  private async actor(): Promise<Actor> {
    const { usuarioId } = this.transactions.tenant;
    const naming = await this.directory.naming();
    return { id: usuarioId, nombre: naming(usuarioId)?.nombre ?? '' };
  }
}

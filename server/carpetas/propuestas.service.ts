import { Injectable } from '@nestjs/common';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { Notifier } from '../avisos/notifier.service.js';
import { propuesta } from '../avisos/reglas.js';
import { isAllowed } from '../common/access/permissions.js';
import { DomainError } from '../common/errors/domain-error.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetasRepository } from './carpetas.repository.js';

/** Proposes carpetas for the signature, to those who decide on it (domain.md, «Roles and permissions»). */
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

  /** Tells those who sign that a carpeta waits for nothing more. @throws DomainError 404; 422 with what is missing */
  async propose(id: string): Promise<void> {
    const carpeta = await this.carpetas.get(id);
    const { movimientos } = await this.estados.describe(carpeta);
    const move = movimientos.find(({ estado }) => estado === 'lista_para_firma');
    if (!move || move.faltantes.length > 0) {
      const texts = move?.faltantes.map(({ texto }) => texto) ?? ['La carpeta no está en preparación.'];
      const details = texts.map((mensaje) => ({ campo: 'estado', mensaje }));
      throw new DomainError('PROPUESTA_INCOMPLETA', 422, texts.join(' '), details);
    }
    this.auditoria.record({ accion: 'carpeta.propuesta', entidad: 'carpeta', entidadId: id, carpetaId: id });
    const { usuarioId } = this.transactions.tenant;
    const naming = await this.directory.naming();
    const aviso = propuesta(carpeta, { id: usuarioId, nombre: naming(usuarioId)?.nombre ?? '' });
    const seesIt = async () => (await this.carpetas.find(id)) !== null;
    for (const miembro of await this.directory.miembros()) {
      if (miembro.id !== usuarioId && isAllowed(miembro.rolId, 'carpetas.firmar')) {
        await this.notifier.notify(miembro.id, aviso, seesIt);
      }
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AccessClaims } from '../../common/access/identity.js';
import { isAllowed } from '../../common/access/permissions.js';
import { SessionRegistry } from '../../common/access/session-registry.js';
import { notFound } from '../../common/errors/domain-error.js';
import type { OutgoingFile } from '../../common/files/send-file.js';
import { Pases } from '../../common/secrets/pases.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ExportacionesRepository } from './exportaciones.repository.js';
import { Exportaciones } from './exportaciones.service.js';

/** How long a download may start, or continue after an interruption. */
export const DESCARGA_SECONDS = 300;

interface Datos {
  exportacionId: string;
  cuentaId: string;
  /** The session that asked for the download, which must still be open. */
  sid: string;
}

/** Passes (pases) that let a browser download one export without an access token. */
@Injectable()
export class Descargas {
  constructor(
    private readonly exportaciones: Exportaciones,
    private readonly repository: ExportacionesRepository,
    private readonly pases: Pases,
    private readonly sessions: SessionRegistry,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** A pase for an export of the running cuenta. @throws DomainError 404 unless the export is ready and not expired */
  async allow({ sub: usuarioId, sid }: AccessClaims, exportacionId: string): Promise<string> {
    await this.repository.getReady(exportacionId);
    const datos: Datos = { exportacionId, cuentaId: this.transactions.tenant.cuentaId, sid };
    return this.transactions.asPlatform((manager) =>
      this.pases.issue(manager, 'descarga', { usuarioId, datos, seconds: DESCARGA_SECONDS }),
    );
  }

  /**
   * The export of a pase, if its session may still download it.
   * @throws DomainError 404 for any other pase or export · 401 when the session is over
   */
  async open(token: string, id: string, http: Pick<FastifyRequest, 'method' | 'headers'>): Promise<OutgoingFile> {
    const pase = await this.transactions.platform((manager) => this.pases.peek<Datos>(manager, 'descarga', token));
    if (!pase?.usuarioId || pase.datos.exportacionId !== id) {
      throw notFound('la exportación');
    }
    const { cuentaId, sid } = pase.datos;
    const { rolId } = await this.sessions.get({ sub: pase.usuarioId, sid, cuentaId });
    if (rolId === null || !isAllowed(rolId, 'cuenta.administrar')) {
      throw notFound('la exportación');
    }
    const tenant = { cuentaId, usuarioId: pase.usuarioId, rolId };
    await this.directory.prepare(tenant);
    return this.exportaciones.open(tenant, id, http);
  }
}

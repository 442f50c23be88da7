import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AccessClaims } from '../../common/access/identity.js';
import { Downloads, type Exchange } from '../../common/files/downloads.js';
import type { OutgoingFile } from '../../common/files/send-file.js';
import { ExportacionesRepository } from './exportaciones.repository.js';
import { Exportaciones } from './exportaciones.service.js';

const COOKIE = 'carpetas-descarga';

const urlOf = (exportacionId: string) => `/api/exportaciones/${exportacionId}/descarga`;

/** Downloads of exports. */
@Injectable()
export class Descargas {
  constructor(
    private readonly exportaciones: Exportaciones,
    private readonly repository: ExportacionesRepository,
    private readonly downloads: Downloads,
  ) {}

  /**
   * Lets a browser download an export of the running cuenta.
   * @returns the address of the export
   * @throws DomainError 404 unless the export is ready and not expired
   */
  async allow(exchange: Exchange, claims: AccessClaims, exportacionId: string): Promise<string> {
    await this.repository.getReady(exportacionId);
    const url = urlOf(exportacionId);
    await this.downloads.allow(exchange, claims, COOKIE, { url, pedido: null });
    return url;
  }

  /**
   * The export of the request's pase, if its session may still download it.
   * @throws DomainError 404 for any other pase or export · 401 when the session is over
   */
  async open(request: FastifyRequest, id: string): Promise<OutgoingFile> {
    const wanted = { cookie: COOKIE, url: urlOf(id), permission: 'cuenta.administrar', que: 'la exportación' } as const;
    const { tenant } = await this.downloads.open(request, wanted);
    return this.exportaciones.open(tenant, id, request);
  }
}

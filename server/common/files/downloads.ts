import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessClaims } from '../access/identity.js';
import { isAllowed, type Permission } from '../access/permissions.js';
import { SessionStates } from '../access/session-states.js';
import { Settings } from '../config/settings.js';
import { notFound } from '../errors/domain-error.js';
import { setDownloadCookie } from '../http/cookies.js';
import { Pases } from '../secrets/pases.js';
import { CuentaDirectory } from '../tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../tenancy/transactions.js';

/** The seconds in which a download may start, or continue after an interruption. */
const SECONDS = 300;

/** A request, and the reply to it. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A download that a request wants. */
interface Wanted {
  cookie: string;
  url: string;
  permission: Permission;
  /** The noun for a refused download, with its article. */
  que: string;
}

/** The data of an allowed download. */
interface Datos<T> {
  url: string;
  pedido: T;
  cuentaId: string;
  /** The session that asked for the download, which must still be open. */
  sid: string;
}

/**
 * Downloads that a browser writes directly to the disk, since they may not fit in a page's memory. The request has no
 * access token, but a cookie with a pase for this one address.
 */
@Injectable()
export class Downloads {
  constructor(
    private readonly transactions: Transactions,
    private readonly pases: Pases,
    private readonly sessions: SessionStates,
    private readonly directory: CuentaDirectory,
    private readonly settings: Settings,
  ) {}

  /**
   * Lets this browser download from `url` for a few minutes. Runs in the running transaction.
   * @param cookie the name of the cookie that lets it
   * @param pedido what to download; {@link open} returns it
   */
  async allow<T>(
    { request, reply }: Exchange,
    { sub: usuarioId, sid }: AccessClaims,
    cookie: string,
    { url, pedido }: { url: string; pedido: T },
  ): Promise<void> {
    const datos: Datos<T> = { url, pedido, cuentaId: this.transactions.tenant.cuentaId, sid };
    const value = await this.transactions.asPlatform((manager) =>
      this.pases.issue(manager, 'descarga', { usuarioId, datos, seconds: SECONDS }),
    );
    setDownloadCookie({ request, reply, settings: this.settings }, { name: cookie, value, url, seconds: SECONDS });
  }

  /**
   * The person of the request's pase, with their present role, and what they may download.
   * @throws DomainError 404 for any other pase or address · 401 when the session is over
   */
  async open<T>(
    request: FastifyRequest,
    { cookie, url, permission, que }: Wanted,
  ): Promise<{ tenant: TenantContext; pedido: T }> {
    const token = request.cookies[cookie] ?? '';
    const pase = await this.transactions.platform((manager) => this.pases.peek<Datos<T>>(manager, 'descarga', token));
    if (!pase?.usuarioId || pase.datos.url !== url) {
      throw notFound(que);
    }
    const { cuentaId, sid, pedido } = pase.datos;
    const { rolId } = await this.sessions.get({ sub: pase.usuarioId, sid, cuentaId });
    if (rolId === null || !isAllowed(rolId, permission)) {
      throw notFound(que);
    }
    const tenant = { cuentaId, usuarioId: pase.usuarioId, rolId };
    await this.directory.prepare(tenant);
    return { tenant, pedido };
  }
}

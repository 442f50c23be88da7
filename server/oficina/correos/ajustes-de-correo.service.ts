import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { linesOf } from '../../common/input/html-text.js';
import { sanitizeHtml } from '../../common/input/safe-html.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { AjustesDeCorreoDto, DireccionDeCorreoDto } from './correos.dto.js';
import { Direcciones } from './direcciones.service.js';

const MAX_FIRMA = 2000;
/** The most characters of the sanitised HTML of a signature. */
const MAX_HTML = 20_000;

/** The settings of the running user for their mailbox. Without a stored row, the defaults hold. */
@Injectable()
export class AjustesDeCorreo {
  constructor(
    private readonly direcciones: Direcciones,
    private readonly transactions: Transactions,
  ) {}

  async get(): Promise<AjustesDeCorreoDto> {
    const [ajustes] = await this.transactions.manager.query('select firma, version from correo_ajustes');
    return { ...(ajustes ?? { firma: '', version: 0 }), direccion: await this.direccion() };
  }

  /**
   * Gives the running user an address. @throws DomainError 404 when the cuenta has no addresses, 409 when the address
   * is taken, 422
   */
  async setDireccion(alias: string): Promise<AjustesDeCorreoDto> {
    await this.direcciones.elegir(alias);
    return this.get();
  }

  /** The layout of the mailbox in the reference client, which stores it here. */
  async getDiseno(): Promise<string> {
    const [row]: { diseno: string }[] = await this.transactions.manager.query('select diseno from correo_ajustes');
    return row?.diseno ?? 'right';
  }

  async setDiseno(diseno: string): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      `insert into correo_ajustes (usuario_id, diseno) values ($1, $2)
       on conflict (cuenta_id, usuario_id) do update set diseno = excluded.diseno`,
      [tenant.usuarioId, diseno],
    );
  }

  /** Sets the signature. @param escrita HTML, which is sanitised @throws DomainError 422 when its text is too long */
  async setFirma(escrita: string): Promise<AjustesDeCorreoDto> {
    const firma = sanitizeHtml(escrita, { isLetter: true });
    if (linesOf(firma).length > MAX_FIRMA) {
      throw invalidField('firma', `La firma puede tener hasta ${MAX_FIRMA} caracteres.`);
    }
    if (firma.length > MAX_HTML) {
      throw invalidField('firma', 'La firma tiene demasiado formato: use menos marcas o enlaces.');
    }
    await this.transactions.manager.query(
      `insert into correo_ajustes (usuario_id, firma) values ($1, $2)
       on conflict (cuenta_id, usuario_id) do update
          set firma = excluded.firma, version = correo_ajustes.version + 1`,
      [this.transactions.tenant.usuarioId, firma],
    );
    return this.get();
  }

  private async direccion(): Promise<DireccionDeCorreoDto | null> {
    const { dominio } = this.direcciones;
    if (!dominio) {
      return null;
    }
    const principal = await this.direcciones.principal(this.transactions.tenant.usuarioId);
    const alias = principal?.slice(0, principal.lastIndexOf('@')) ?? null;
    return { alias, dominio, sugerencia: alias === null ? await this.direcciones.sugerencia() : null };
  }
}

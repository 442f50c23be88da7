import { Injectable } from '@nestjs/common';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { claveDeNumero, type NumeroEscrito, numerosEn } from '../carpetas/numero-escrito.js';
import { isAllowed } from '../common/access/permissions.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Correo } from './correo.entity.js';
import { deQuien } from './correos.presenter.js';
import { CorreosDeCarpetasRepository } from './correos-de-carpetas.repository.js';
import { MAX_ASUNTO } from './redaccion.js';

/**
 * Decides to which carpeta a mail belongs, without being told. A draft says where it is filed when it leaves. A mail from
 * outside is filed where it answers one that is there, and where a number in its subject and its sender agree.
 */
@Injectable()
export class CarpetaDeCorreo {
  constructor(
    private readonly filed: CorreosDeCarpetasRepository,
    private readonly gate: CarpetaGate,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * The carpeta of a new draft, and its subject, which names the carpeta that was asked for.
   * @param asked undefined to decide by the subject, then by the base @param baseId the mail that it answers or forwards
   * @throws DomainError 404, 422 for a carpeta that cannot be chosen
   */
  async ofNew(
    asked: string | null | undefined,
    asunto: string,
    baseId: string | undefined,
  ): Promise<Pick<Correo, 'carpetaId' | 'asunto'>> {
    if (asked) {
      const { codigo } = await this.gate.allows(asked, 'comentar');
      return { carpetaId: asked, asunto: codigo ? conNumero(asunto, codigo) : asunto };
    }
    if (asked === null) {
      return { carpetaId: null, asunto };
    }
    const named = await this.named(numerosEn(asunto));
    return { carpetaId: named ?? (baseId ? await this.ofFiled(baseId) : null), asunto };
  }

  /**
   * The carpeta of a draft whose fields are changed; undefined when it stays. A number that comes into the subject decides,
   * unless there is a carpeta already. @throws DomainError 404, 422 for a carpeta that cannot be chosen
   */
  async ofChanged(
    asked: string | null | undefined,
    asunto: string | undefined,
    before: Pick<Correo, 'carpetaId' | 'asunto'>,
  ): Promise<string | null | undefined> {
    if (asked && asked !== before.carpetaId) {
      await this.gate.allows(asked, 'comentar');
    }
    if (asked !== undefined || asunto === undefined || before.carpetaId) {
      return asked;
    }
    const known = new Set(numerosEn(before.asunto).map(claveDeNumero));
    return (await this.named(numerosEn(asunto).filter((numero) => !known.has(claveDeNumero(numero))))) ?? undefined;
  }

  /** Files a mail of the running user, which was sent just now, where its draft said. */
  async fileSent({ carpetaId, ...correo }: Correo, copiaId: string): Promise<void> {
    if (carpetaId && (await this.gate.isAllowed(carpetaId, 'comentar'))) {
      await this.filed.file(carpetaId, [copiaId], false);
      this.record(carpetaId, correo);
    }
  }

  /** Files a mail from outside, which came into the running user's mailbox. */
  async fileLlegado(
    correo: Pick<Correo, 'id' | 'asunto' | 'deNombre' | 'deDireccion' | 'referencias' | 'autenticacion'>,
  ): Promise<void> {
    // A sender that is known to be forged belongs nowhere.
    const numeros = correo.autenticacion === 'fallido' ? [] : numerosEn(correo.asunto);
    const isLink = numeros.length + correo.referencias.length > 0;
    if (isLink && isAllowed(this.transactions.tenant.rolId, 'carpetas.comentar')) {
      for (const carpetaId of await this.filed.fileLlegado(correo, numeros)) {
        this.record(carpetaId, correo, true);
      }
    }
  }

  private record(
    carpetaId: string,
    correo: Pick<Correo, 'id' | 'asunto' | 'deNombre' | 'deDireccion'>,
    solo = false,
  ): void {
    const datos = { asunto: correo.asunto, de: deQuien(correo), ...(solo && { solo }) };
    this.auditoria.record({ accion: 'correo.archivado', entidad: 'correo', entidadId: correo.id, carpetaId, datos });
  }

  private async named(numeros: readonly NumeroEscrito[]): Promise<string | null> {
    return numeros.length > 0 ? this.first(await this.filed.findByNumeros(numeros)) : null;
  }

  private async ofFiled(correoId: string): Promise<string | null> {
    return this.first(await this.filed.findOf(correoId));
  }

  private async first(carpetas: readonly { id: string }[]): Promise<string | null> {
    for (const { id } of carpetas) {
      if (await this.gate.isAllowed(id, 'comentar')) {
        return id;
      }
    }
    return null;
  }
}

/** A subject that names a carpeta. What is typed next comes after the number. */
function conNumero(asunto: string, codigo: string): string {
  return asunto.includes(`#${codigo}`) ? asunto : [...`#${codigo} ${asunto}`].slice(0, MAX_ASUNTO).join('');
}

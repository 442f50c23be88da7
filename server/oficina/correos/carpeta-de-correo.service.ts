import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { Settings } from '../../common/config/settings.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaGate } from '../../expediente/carpetas/carpeta-gate.service.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { claveDeNumero, type NumeroEscrito, type NumeroNombrado, numerosEn } from '../../vocabulario/numero-escrito.js';
import type { Correo } from './correo.entity.js';
import { CorreosDeCarpetasRepository, type Llegado } from './correos-de-carpetas.repository.js';
import { Direcciones } from './direcciones.service.js';
import { hechoDeCorreo } from './hecho-de-correo.js';
import { MAX_ASUNTO } from './redaccion.js';

/** Decides to which carpeta a mail belongs when nobody chose one. A draft says where it is filed when it leaves. */
@Injectable()
export class CarpetaDeCorreo {
  constructor(
    private readonly filed: CorreosDeCarpetasRepository,
    private readonly gate: CarpetaGate,
    private readonly direcciones: Direcciones,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * The carpeta of a new draft, and its subject. The subject names the carpeta that was asked for.
   * @param asked the chosen carpeta, null for none; undefined lets the subject decide, then the base
   * @param baseId the mail that the draft answers or forwards
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
   * The carpeta of a draft that is changed; undefined when it stays. A number added to the subject decides when the
   * draft has no carpeta. When its carpeta's number is removed from the subject, the draft leaves the carpeta.
   * @throws DomainError 404, 422 for a carpeta that cannot be chosen
   */
  async ofChanged(
    asked: string | null | undefined,
    asunto: string | undefined,
    before: Pick<Correo, 'carpetaId' | 'asunto'>,
  ): Promise<string | null | undefined> {
    if (asked && asked !== before.carpetaId) {
      await this.gate.allows(asked, 'comentar');
    }
    if (asked !== undefined || asunto === undefined) {
      return asked;
    }
    const numeros = numerosEn(asunto);
    const isIn = (some: readonly NumeroEscrito[], one: NumeroEscrito) =>
      some.some((each) => claveDeNumero(each) === claveDeNumero(one));
    const previos = numerosEn(before.asunto);
    const carpeta = before.carpetaId && (await this.filed.findCarpeta(before.carpetaId));
    if (!carpeta) {
      const nueva = await this.named(numeros.filter((numero) => !isIn(previos, numero)));
      return nueva ?? (before.carpetaId ? null : undefined);
    }
    // When the carpeta's number was typed further or removed, the carpeta was not meant.
    return isIn(previos, carpeta) && !isIn(numeros, carpeta) ? this.named(numeros) : undefined;
  }

  /** Files a mail that the running user just sent in the carpeta that its draft named. */
  async fileSent({ carpetaId, ...correo }: Correo, copiaId: string): Promise<void> {
    if (carpetaId && (await this.gate.isAllowed(carpetaId, 'comentar'))) {
      await this.filed.file(carpetaId, [copiaId], false);
      this.auditoria.record(hechoDeCorreo('correo.archivado', carpetaId, correo));
    }
  }

  /**
   * Files a mail from outside, which came into the running user's mailbox. Forged mails, and mails that name a member
   * as their sender, are not filed. Where senders are checked, a number in the subject counts only for a verified
   * sender.
   */
  async fileLlegado(correo: Llegado): Promise<void> {
    const { autenticacion, referencias, asunto, deDireccion } = correo;
    const isTrusted = autenticacion === 'verificado' || !this.settings.MAIL_AUTHSERV_ID;
    const numeros = isTrusted ? numerosEn(asunto) : [];
    const isLink = numeros.length + referencias.length > 0;
    const { rolId } = this.transactions.tenant;
    if (!isLink || autenticacion === 'fallido' || !isAllowed(rolId, 'carpetas.comentar')) {
      return;
    }
    const propias = await this.direcciones.propias();
    if (!propias.has(deDireccion)) {
      for (const carpetaId of await this.filed.fileLlegado(correo, numeros)) {
        this.auditoria.record(hechoDeCorreo('correo.archivado', carpetaId, correo, true));
      }
    }
  }

  private async named(numeros: readonly NumeroNombrado[]): Promise<string | null> {
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

/** A subject that names a carpeta. The number comes first, before the words that the person types. */
function conNumero(asunto: string, codigo: string): string {
  return asunto.includes(`#${codigo}`) ? asunto : [...`#${codigo} ${asunto}`].slice(0, MAX_ASUNTO).join('');
}

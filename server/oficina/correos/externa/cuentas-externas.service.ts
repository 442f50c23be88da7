import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../../common/access/rate-limits.js';
import { SessionStates } from '../../../common/access/session-states.js';
import { Settings } from '../../../common/config/settings.js';
import { found } from '../../../common/database/found.js';
import { DomainError, invalidField, notFound, staleOwnVersion } from '../../../common/errors/domain-error.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { Realtime } from '../../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { type AccesoAbierto, type AccesoSource, AccesosOf } from '../../../plataforma/auth/acceso-source.js';
import { Direcciones } from '../direcciones.service.js';
import {
  ClaveRechazada,
  ConexionesExternas,
  type Credenciales,
  SinConexion,
  SinIngreso,
} from './conexiones-externas.service.js';
import type {
  CuentaExternaDisponibleDto,
  CuentaExternaDto,
  GuardarCuentaExternaDto,
  ModificarCuentaExternaDto,
  QuitarCuentaExternaQuery,
} from './cuenta-externa.dto.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { Seguimiento } from './seguimiento.service.js';

const QUEUE = 'correos-externos-borrar';
const LA_CUENTA = 'la cuenta de correo';
/**
 * How often a person may try servers in five minutes. The limit keeps people from guessing passwords and scanning
 * ports.
 */
const MAX_TRIES = 20;
const TRIES_SECONDS = 300;
/** The number of mails that one transaction deletes. */
const ERASED_AT_ONCE = 200;

/** The data of a job that deletes a removed account. It also deletes the mails if the person wanted that. */
interface Borrado {
  cuentaId: string;
  usuarioId: string;
  externaId: string;
}

/** Connects, changes and removes the external mail account of a person. */
@Injectable()
@AccesosOf({ clase: 'correo', endsWithSessions: false })
export class CuentasExternas implements OnModuleInit, AccesoSource {
  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly conexiones: ConexionesExternas,
    private readonly seguimiento: Seguimiento,
    private readonly direcciones: Direcciones,
    private readonly limits: RateLimits,
    private readonly sessions: SessionStates,
    private readonly jobs: Jobs,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Borrado>(QUEUE, { handler: ({ data, signal }) => this.erase(data, signal) });
  }

  async get(): Promise<CuentaExternaDisponibleDto> {
    const cuenta = await this.cuentas.find();
    return { disponible: this.settings.MAIL_ACCOUNTS, cuenta: cuenta && toDto(cuenta) };
  }

  /**
   * Stores an account after both its servers have accepted its password. Must not be called inside a transaction.
   * @param sid the session that asks, which must not have ended
   * @throws DomainError 404 when external accounts are forbidden; 409 while an earlier account is being deleted; 412,
   * 422, 429
   */
  async save(tenant: TenantContext, sid: string, datos: GuardarCuentaExternaDto): Promise<CuentaExternaDisponibleDto> {
    this.assertAvailable();
    this.assertPorts(datos);
    const previa = await this.transactions.tenantTransaction(tenant, async () => {
      await this.assertNobodyElses(datos.direccion, 'direccion');
      for (const alias of datos.alias ?? []) {
        await this.assertNobodyElses(alias, 'alias');
      }
      return this.cuentas.find();
    });
    // This has a transaction of its own, so that the refusal does not undo it.
    assertErased(await this.transactions.tenantTransaction(tenant, () => this.eraseHidden()));
    if (datos.version !== undefined && datos.version !== previa?.version) {
      throw staleOwnVersion(LA_CUENTA, previa?.version ?? 0);
    }
    const clave =
      datos.clave ??
      (previa && isSameAccess(previa, datos) ? this.conexiones.credencialesOf(previa)?.clave : undefined);
    if (clave === undefined) {
      throw invalidField('clave', 'Escriba la contraseña.');
    }
    await this.limits.consume('cuenta-externa', tenant.usuarioId, MAX_TRIES, TRIES_SECONDS);
    await this.probar({ ...datos, clave });
    return this.transactions.tenantTransaction(tenant, async () => {
      await this.transactions.asPlatform((platform) => this.sessions.use(platform, sid));
      const id = previa?.id ?? uuid();
      const guardada = { ...datos, id, clave: this.conexiones.seal(id, clave) };
      const isSaved = previa
        ? await this.cuentas.update(guardada, previa.version, !isSameMailbox(previa, datos))
        : await this.cuentas.insert(guardada);
      if (!isSaved) {
        throw staleOwnVersion(LA_CUENTA, (await this.cuentas.find())?.version ?? 0);
      }
      this.tell();
      return this.get();
    });
  }

  /** @throws DomainError 404 */
  async modify({ enviarPorElla }: ModificarCuentaExternaDto): Promise<CuentaExternaDisponibleDto> {
    this.assertAvailable();
    assertFound(await this.cuentas.setEnviarPorElla(enviarPorElla));
    this.tell();
    return this.get();
  }

  /** Lets the account be tried again at once. Must not be called inside a transaction. @throws DomainError 404, 429 */
  async sync(tenant: TenantContext): Promise<CuentaExternaDisponibleDto> {
    this.assertAvailable();
    await this.limits.consume('cuenta-externa', tenant.usuarioId, MAX_TRIES, TRIES_SECONDS);
    return this.transactions.tenantTransaction(tenant, async () => {
      assertFound(await this.cuentas.ask());
      this.tell();
      return this.get();
    });
  }

  /** Removes the account. Its mails stay, or are deleted in the background. @throws DomainError 404 */
  async remove({ correos }: QuitarCuentaExternaQuery): Promise<CuentaExternaDisponibleDto> {
    this.assertAvailable();
    found(await this.take(correos === 'borrar'), LA_CUENTA);
    return this.get();
  }

  findAccesos(): Promise<AccesoAbierto[]> {
    return this.cuentas.findAcceso();
  }

  async endAccesos(): Promise<void> {
    await this.take(false);
  }

  private async take(borraCorreos: boolean): Promise<string | null> {
    const id = await this.cuentas.hide(borraCorreos);
    if (id) {
      await this.eraseHidden();
      this.tell();
    }
    return id;
  }

  /** Tells the user's tabs, and the process that follows accounts, that the account changed. */
  private tell(): void {
    this.transactions.afterCommit(() => this.seguimiento.look());
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'mailbox.account' });
  }

  /** Schedules the deletion of removed accounts. @returns whether mails are still to be deleted */
  private async eraseHidden(): Promise<boolean> {
    const { cuentaId, usuarioId } = this.transactions.tenant;
    const hidden = await this.cuentas.findHidden();
    for (const { id: externaId } of hidden) {
      await this.jobs.send(QUEUE, { cuentaId, usuarioId, externaId } satisfies Borrado, { singletonKey: externaId });
    }
    return hidden.some(({ borraCorreos }) => borraCorreos);
  }

  private async erase({ cuentaId, usuarioId, externaId }: Borrado, signal: AbortSignal): Promise<void> {
    const tenant = await this.directory.tenantOf(cuentaId, usuarioId);
    for (let erased = 1; erased > 0; ) {
      signal.throwIfAborted();
      erased = await this.transactions.tenantTransaction(tenant, async () => {
        const ids = await this.cuentas.erase(externaId, ERASED_AT_ONCE);
        if (ids.length > 0) {
          this.realtime.tellUsuario(usuarioId, { type: 'mailbox.changed' });
        }
        return ids.length;
      });
    }
  }

  private assertAvailable(): void {
    if (!this.settings.MAIL_ACCOUNTS) {
      throw notFound(LA_CUENTA);
    }
  }

  /** Refuses an address at which the product knows another person. No mail may name that person as its sender. */
  private async assertNobodyElses(direccion: string, campo: 'direccion' | 'alias'): Promise<void> {
    if (this.direcciones.isOfDominio(direccion)) {
      throw invalidField(campo, `Lo que se escribe a ${direccion} ya llega aquí.`);
    }
    if ((await this.direcciones.propias()).has(direccion) && !(await this.direcciones.mias()).has(direccion)) {
      throw invalidField(campo, `${direccion} es de otra persona de la cuenta.`);
    }
  }

  private assertPorts(datos: GuardarCuentaExternaDto): void {
    for (const protocolo of ['imap', 'smtp'] as const) {
      if (!this.conexiones.allows(protocolo, datos[protocolo])) {
        const usuales = protocolo === 'imap' ? '993 o 143' : '465 o 587';
        throw invalidField(`${protocolo}.puerto`, `El puerto debe ser uno de los de correo: ${usuales}.`);
      }
    }
  }

  /** Whatever is wrong, the reason is the same: it must not reveal the network of the server that runs Carpetas. */
  private async probar(credenciales: Credenciales): Promise<void> {
    try {
      await this.conexiones.probar(credenciales);
    } catch (error) {
      if (error instanceof ClaveRechazada) {
        const deSalida = error.protocolo === 'smtp' ? ' de salida' : '';
        throw invalidField('clave', `El servidor${deSalida} no aceptó el usuario o la contraseña.`);
      }
      if (error instanceof SinConexion) {
        const { servidor, puerto } = credenciales[error.protocolo];
        if (error instanceof SinIngreso) {
          throw invalidField(
            `${error.protocolo}.servidor`,
            `${servidor} no permite ingresar en el puerto ${puerto}. Use el puerto de envío de su proveedor: 465 o 587.`,
          );
        }
        throw invalidField(
          `${error.protocolo}.servidor`,
          `No se pudo conectar con ${servidor} en el puerto ${puerto}. Revise el servidor, el puerto y la seguridad.`,
        );
      }
      throw error;
    }
  }
}

function toDto({ clave, usuarioId, avisadaEn, ...cuenta }: CuentaExterna): CuentaExternaDto {
  return cuenta;
}

/** Whether the stored password may be sent to these servers. */
function isSameAccess(previa: CuentaExterna, datos: GuardarCuentaExternaDto): boolean {
  return isSameMailbox(previa, datos) && isSameServer(previa.imap, datos.imap) && isSameServer(previa.smtp, datos.smtp);
}

function isSameMailbox(previa: CuentaExterna, { usuario, imap }: GuardarCuentaExternaDto): boolean {
  return previa.usuario === usuario && previa.imap.servidor === imap.servidor;
}

function isSameServer(one: Credenciales['imap'], other: Credenciales['imap']): boolean {
  return one.servidor === other.servidor && one.puerto === other.puerto && one.seguridad === other.seguridad;
}

function assertFound(isThere: boolean): void {
  if (!isThere) {
    throw notFound(LA_CUENTA);
  }
}

/**
 * Refuses a new account while mails of an earlier one are deleted. Mails that came in again would be deleted at their
 * server too.
 */
function assertErased(isErasing: boolean): void {
  if (isErasing) {
    const mensaje = 'Todavía se están borrando los correos de la cuenta anterior. Vuelva a intentarlo en unos minutos.';
    throw new DomainError('CUENTA_BORRANDOSE', 409, mensaje);
  }
}

import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../common/access/rate-limits.js';
import { publicUrlOf, Settings } from '../../common/config/settings.js';
import { changesOf } from '../../common/database/changes.js';
import { foundAt } from '../../common/database/found.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { linesOf } from '../../common/input/html-text.js';
import { sanitizeHtml } from '../../common/input/safe-html.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import {
  type CambiosBorradorDto,
  DEMASIADOS_DESTINATARIOS,
  MAX_DESTINATARIOS,
  type NuevaBaseDto,
  type NuevoBorradorDto,
} from './borradores.dto.js';
import { BorradoresRepository, type Propio } from './borradores.repository.js';
import { CarpetaDeCorreo } from './carpeta-de-correo.service.js';
import type { Correo, Destinatario, EstadoCorreo, TipoDeBase } from './correo.entity.js';
import { CorreoAdjuntosRepository } from './correo-adjuntos.repository.js';
import { Direcciones } from './direcciones.service.js';
import {
  asuntoDe,
  type Cuerpo,
  citaDe,
  destinatariosDeRespuesta,
  enUnaLinea,
  referenciasDe,
  sinRepetir,
} from './redaccion.js';
import { Salida } from './salida.service.js';

/** How far in the past a chosen moment may lie: it may have passed while the person chose it. */
const TOLERANCIA_MS = 60_000;
const UN_ANIO_MS = 366 * 24 * 60 * 60_000;
const HOUR_SECONDS = 3_600;
/** The most characters of the sanitised HTML. Sanitising may write signs longer. */
const MAX_SANEADO = 1_000_000;

/** The fields of a draft that people write. */
type Escrito = Pick<Correo, 'para' | 'cc' | 'asunto' | 'html' | 'texto'> & { cco: Destinatario[] };

/** The drafts of the running user: writing, sending and stopping them. */
@Injectable()
export class BorradoresService {
  constructor(
    private readonly borradores: BorradoresRepository,
    private readonly adjuntos: CorreoAdjuntosRepository,
    private readonly salida: Salida,
    private readonly carpetas: CarpetaDeCorreo,
    private readonly direcciones: Direcciones,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly plan: Plan,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Begins a draft. @returns the id of the mail @throws DomainError 404 for an unknown base, 409 for a taken id, 422
   */
  async create({ id, base, ...cambios }: NuevoBorradorDto): Promise<string> {
    const { now, tenant } = this.transactions;
    const copiaId = id ?? uuid();
    const correoId = uuid();
    const sigue = base && (await this.borradores.getBase(base.id));
    const { cco, ...escrito }: Escrito = {
      ...{ para: [], cc: [], cco: [], asunto: '', html: '', texto: '' },
      ...(base && sigue && (await this.siguiendo(sigue, base.tipo))),
      ...escritoEn(cambios),
    };
    const baseTipo = base ? (base.tipo === 'reenviar' ? 'reenviar' : 'responder') : null;
    const carpeta = await this.carpetas.ofNew(cambios.carpetaId, escrito.asunto, sigue?.id);
    const cita = sigue && baseTipo && (await this.citaDe(baseTipo, sigue));
    const correo: Correo = {
      id: correoId,
      messageId: `<${correoId}@${new URL(publicUrlOf(this.settings)).hostname}>`,
      referencias: sigue ? referenciasDe(sigue) : [],
      autorId: tenant.usuarioId,
      estado: 'borrador',
      enviarEn: null,
      ...(await this.direcciones.remitente()),
      ...escrito,
      ...carpeta,
      baseId: sigue?.id ?? null,
      baseTipo,
      citaHtml: cita?.html ?? null,
      citaTexto: cita?.texto ?? null,
      version: 1,
      fecha: now,
      creadoEn: now,
    };
    await this.plan.assertStorage(
      Buffer.byteLength(correo.html + correo.texto + (cita?.html ?? '') + (cita?.texto ?? '')),
    );
    await this.borradores.insert(copiaId, correo, cco);
    this.tell(copiaId);
    return copiaId;
  }

  /**
   * Changes the fields that were sent.
   * @param version the version of If-Match
   * @throws DomainError 404, 409 after the mail left, 412, 422
   */
  async update(id: string, cambios: CambiosBorradorDto, version: number): Promise<void> {
    const propio = await this.getBorrador(id);
    const { correo, copia } = propio;
    foundAt(correo, 'el borrador', version, true);
    const { cco = copia.cco, ...escrito } = escritoEn(cambios);
    const carpetaId = await this.carpetas.ofChanged(cambios.carpetaId, escrito.asunto, correo);
    const changes = changesOf<Correo>(correo, { ...escrito, carpetaId });
    const changesOfCopia = changesOf(copia, { cco });
    if (Object.keys({ ...changes, ...changesOfCopia }).length > 0) {
      const { now } = this.transactions;
      await this.borradores.update(propio, { ...changes, fecha: now, version: version + 1 });
      await this.borradores.updateCopia(propio, { ...changesOfCopia, recibidoEn: now });
      this.tell(id);
    }
  }

  /**
   * Sends a draft: after the seconds in which it can be undone, or at a moment. A client that lost the answer may call
   * again.
   * @param version the version that the author has seen
   * @throws DomainError 404; 409 when the mail left before or the draft is newer; 422 without recipients, or with too
   * many; TooManyRequests
   */
  async enviar(id: string, enviarEn: Date | null, version?: number): Promise<void> {
    const propio = await this.borradores.getLocked(id);
    if (propio.correo.estado === 'programado' && isRepeated(propio.correo, enviarEn)) {
      return;
    }
    assertBorrador(propio);
    if (version !== undefined && version !== propio.correo.version) {
      throw new DomainError(
        'BORRADOR_CAMBIADO',
        409,
        'El borrador cambió en otra pestaña. Revíselo antes de enviarlo.',
      );
    }
    const cuando = this.momentoDe(enviarEn);
    const { para, cc } = propio.correo;
    assertCuantos({ para, cc, cco: propio.copia.cco });
    await this.countOutside(propio);
    await this.salida.schedule(propio, cuando);
    this.tell(id);
  }

  /**
   * Gives a mail that waits another moment, at which it leaves once: the job of the earlier moment does nothing.
   * @param enviarEn null to send it after the seconds in which this can be undone
   * @throws DomainError 404; 409 when the mail left before, or does not wait; 422
   */
  async reprogramar(id: string, enviarEn: Date | null): Promise<void> {
    const propio = await this.borradores.getLocked(id);
    const { estado, enviarEn: before } = propio.correo;
    assertNoSalio(estado);
    if (estado !== 'programado' || !before) {
      throw new DomainError('CORREO_SIN_PROGRAMAR', 409, 'El correo ya no está programado: quedó en Borradores.');
    }
    const cuando = this.momentoDe(enviarEn);
    // A second press on «Enviar ahora» does not put the mail off.
    const isSame = enviarEn ? before.getTime() === cuando.getTime() : before <= cuando;
    if (!isSame) {
      await this.salida.schedule(propio, cuando);
      this.tell(id);
    }
  }

  /** Stops a mail that has not left yet; it is a draft again. @throws DomainError 404, 409 when the mail has left */
  async detener(id: string): Promise<void> {
    const propio = await this.borradores.getLocked(id);
    assertNoSalio(propio.correo.estado);
    if (propio.correo.estado === 'programado') {
      await this.salida.stop(propio);
    }
  }

  /** Locks a draft that can be changed. @throws DomainError 404, 409, 422 when the draft is in the trash */
  async getBorrador(id: string): Promise<Propio> {
    const propio = await this.borradores.getLocked(id);
    assertBorrador(propio);
    return propio;
  }

  private async citaDe(tipo: TipoDeBase, base: Correo): Promise<Cuerpo> {
    const { zonaHoraria } = await this.directory.cuenta();
    return citaDe(tipo, base, zonaHoraria, await this.direcciones.principales());
  }

  /** The first recipients and subject of an answer or a forwarded mail. */
  private async siguiendo(base: Correo, tipo: NuevaBaseDto['tipo']): Promise<Partial<Escrito>> {
    if (base.estado === 'borrador' || base.estado === 'programado') {
      throw invalidField('base.id', 'Ese correo todavía no se envió.');
    }
    if (tipo === 'reenviar') {
      await this.adjuntos.assertRoomFor(await this.adjuntos.findOf(base.id));
      return { asunto: asuntoDe('reenviar', base.asunto) };
    }
    const propias = await this.direcciones.mias();
    return {
      asunto: asuntoDe('responder', base.asunto),
      ...destinatariosDeRespuesta(base, propias, tipo === 'responder_todos'),
    };
  }

  /**
   * Limits the mails to outside addresses by cuenta and by person. A person may open many cuentas and write from each.
   */
  private async countOutside({ correo: { para, cc }, copia: { cco } }: Propio): Promise<void> {
    const { cuentaId, usuarioId } = this.transactions.tenant;
    const emails = (await this.directory.miembros()).map(({ email }) => email.toLowerCase());
    const miembros = new Set([...emails, ...(await this.direcciones.todas()).keys()]);
    const fuera = new Set(
      [...para, ...cc, ...cco].map(({ direccion }) => direccion).filter((one) => !miembros.has(one)),
    );
    if (fuera.size > 0) {
      await this.transactions.asPlatform(async (manager) => {
        for (const subject of [cuentaId, usuarioId]) {
          const { LIMIT_MAIL } = this.settings;
          await this.limits.consumeIn(manager, 'correos', subject, LIMIT_MAIL, HOUR_SECONDS, fuera.size);
        }
      });
    }
  }

  private momentoDe(enviarEn: Date | null): Date {
    const { now } = this.transactions;
    if (!enviarEn) {
      return new Date(now.getTime() + this.settings.MAIL_UNDO_SECONDS * 1_000);
    }
    if (enviarEn.getTime() < now.getTime() - TOLERANCIA_MS) {
      throw invalidField('enviarEn', 'El momento del envío ya pasó.');
    }
    if (enviarEn.getTime() > now.getTime() + UN_ANIO_MS) {
      throw invalidField('enviarEn', 'Un envío se puede programar hasta un año antes.');
    }
    return enviarEn;
  }

  private tell(id: string): void {
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'mailbox.changed', mails: [id] });
  }
}

/** A call that was sent again asks for the same: at once, or the same moment. */
function isRepeated({ enviarEn }: Correo, asked: Date | null): boolean {
  return asked === null || asked.getTime() === enviarEn?.getTime();
}

/** A draft can be changed only in the folder of drafts. @throws DomainError 409, 422 */
function assertBorrador({ correo, copia }: Propio): void {
  assertNoSalio(correo.estado);
  if (correo.estado === 'programado') {
    throw new DomainError('CORREO_PROGRAMADO', 409, 'El correo está por salir. Deténgalo antes de cambiarlo.');
  }
  if (copia.bandeja !== 'drafts') {
    throw new DomainError('EN_PAPELERA', 422, 'El borrador está en la papelera. Restáurelo primero.');
  }
}

function assertNoSalio(estado: EstadoCorreo): void {
  if (estado === 'enviado' || estado === 'recibido') {
    throw new DomainError('CORREO_ENVIADO', 409, 'El correo ya se envió.');
  }
}

function assertCuantos({ para, cc, cco }: Pick<Escrito, 'para' | 'cc' | 'cco'>): void {
  const total = para.length + cc.length + cco.length;
  if (total === 0) {
    throw invalidField('para', 'Indique a quién va el correo.');
  }
  if (total > MAX_DESTINATARIOS) {
    throw invalidField('para', DEMASIADOS_DESTINATARIOS);
  }
}

/** The sent fields in the form in which they are stored. */
function escritoEn({ para, cc, cco, asunto, html }: CambiosBorradorDto): Partial<Escrito> {
  return {
    ...(para && { para: sinRepetir(para) }),
    ...(cc && { cc: sinRepetir(cc) }),
    ...(cco && { cco: sinRepetir(cco) }),
    ...(asunto !== undefined && { asunto: enUnaLinea(asunto) }),
    ...(html !== undefined && cuerpoDe(html)),
  };
}

function cuerpoDe(escrito: string): Pick<Correo, 'html' | 'texto'> {
  const html = sanitizeHtml(escrito, { isLetter: true });
  if (html.length > MAX_SANEADO) {
    throw invalidField('html', 'El texto es demasiado largo.');
  }
  return { html, texto: linesOf(html) };
}

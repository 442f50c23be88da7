import { Injectable } from '@nestjs/common';
import { type PaginacionDto, paginacionOf } from '../../common/input/pagination.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AvisosService } from '../../plataforma/avisos/avisos.service.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { grupoDeHilo } from './aviso-de-correo.js';
import { CambiosDeCorreosRepository } from './cambios-de-correos.repository.js';
import { BusquedaDeCorreos } from './consulta/busqueda-de-correos.service.js';
import type { CorreoFila } from './correo-row.js';
import type {
  CabeceraDto,
  CorreoDto,
  CorreoListadoDto,
  CorreosDto,
  CorreosQuery,
  ModificarCorreosDto,
} from './correos.dto.js';
import {
  type Directorio,
  directorioOf,
  toCabeceras,
  toConversacion,
  toCorreo,
  toCorreoListado,
} from './correos.presenter.js';
import { CorreosRepository, type FiltroCorreos } from './correos.repository.js';
import { Direcciones } from './direcciones.service.js';
import { ETIQUETAS_DE_CORREO } from './etiquetas-de-correo.js';
import { Seguimiento } from './externa/seguimiento.service.js';
import { legible } from './lectura/headers.js';

/** The most mails that a live event names. Without names, tabs fetch their lists anew. */
const MAX_NAMED = 100;

/** The mailbox of the running user in the running cuenta: reads mails and changes their folders, flags and labels. */
@Injectable()
export class CorreosService {
  constructor(
    private readonly avisos: AvisosService,
    private readonly correos: CorreosRepository,
    private readonly busqueda: BusquedaDeCorreos,
    private readonly cambios: CambiosDeCorreosRepository,
    private readonly etiquetas: Etiquetas,
    private readonly direcciones: Direcciones,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly seguimiento: Seguimiento,
  ) {}

  /** A page of a list, or the mails with the sent ids, the newest first. @throws DomainError 400 for a wrong search */
  async findPage({ ids, buscar, ...query }: CorreosQuery): Promise<CorreosDto> {
    if (ids) {
      const filas = await this.correos.findByIds(ids);
      return this.listed(filas, paginacionOf(query, filas.length));
    }
    const filtro = { ...query, ...(buscar && { buscado: await this.busqueda.read(buscar) }) };
    const total = await this.correos.count(filtro, query);
    const filas = await this.correos.findPage(filtro, query, total);
    const paginacion = paginacionOf(query, total);
    return query.conversaciones ? this.grouped(filtro, filas, paginacion) : this.listed(filas, paginacion);
  }

  /** A whole mail. @throws DomainError 404 */
  async get(id: string): Promise<CorreoDto> {
    return toCorreo(await this.correos.get(id), await this.directorio());
  }

  /** The mails of a mail's thread, oldest first, without drafts. @throws DomainError 404 */
  async findHilo(id: string): Promise<CorreoDto[]> {
    const { hiloId } = await this.correos.get(id);
    const directorio = await this.directorio();
    return (await this.correos.findHilo(hiloId)).map((correo) => toCorreo(correo, directorio));
  }

  /** The headers of a mail. @throws DomainError 404 */
  async findCabeceras(id: string): Promise<CabeceraDto[]> {
    const correo = await this.correos.get(id);
    const { zonaHoraria } = await this.directory.cuenta();
    return (
      (await this.correos.findCabeceras(correo.correoId))?.map(legible) ??
      toCabeceras(correo, zonaHoraria, this.direcciones.isOfDominio(correo.deDireccion))
    );
  }

  /**
   * Changes flags, folder and labels of some mails. The senders of mails that go to spam are remembered, if they are
   * known. They are forgotten when a mail of theirs comes back.
   * @returns the mails that now are as the call asked @throws DomainError 422 for an unknown label
   */
  async update({ ids, etiquetas = {}, ...cambio }: ModificarCorreosDto): Promise<CorreoListadoDto[]> {
    const { agregar = [], quitar = [] } = etiquetas;
    await this.etiquetas.assertExist(ETIQUETAS_DE_CORREO, agregar, 'etiquetas.agregar');
    const changed = await this.cambios.change(ids, cambio);
    await this.cambios.label(changed, agregar, quitar);
    if (cambio.bandeja === 'spam' || cambio.bandeja === 'inbox') {
      await this.cambios.rememberSenders(changed, cambio.bandeja === 'spam', await this.direcciones.propias());
    }
    const correos = await this.tellChanged(changed);
    if (cambio.leido || (cambio.bandeja && cambio.bandeja !== 'inbox')) {
      await this.avisos.readGroups('mensaje', [...new Set(correos.map(({ hiloId }) => grupoDeHilo(hiloId)))]);
    }
    return correos;
  }

  /** Deletes mails of the trash for good, or the whole trash. @returns how many */
  async removeForGood(ids?: readonly string[]): Promise<number> {
    const removed = await this.cambios.remove(ids);
    this.tell(removed);
    return removed.length;
  }

  /** Tells the user's tabs that some of their mails changed. @returns the mails */
  async tellChanged(ids: readonly string[]): Promise<CorreoListadoDto[]> {
    this.tell([...ids]);
    const directorio = await this.directorio();
    return (await this.correos.findByIds(ids)).map((fila) => toCorreoListado(fila, directorio));
  }

  private tell(mails: string[]): void {
    if (mails.length > 0) {
      this.seguimiento.touched();
      const { usuarioId } = this.transactions.tenant;
      this.realtime.tellUsuario(usuarioId, { type: 'mailbox.changed', ...(mails.length <= MAX_NAMED && { mails }) });
    }
  }

  private async listed(filas: readonly CorreoFila[], paginacion: PaginacionDto): Promise<CorreosDto> {
    const directorio = await this.directorio();
    return { correos: filas.map((fila) => toCorreoListado(fila, directorio)), paginacion };
  }

  /** The newest mails of conversations with all that the list has of these. */
  private async grouped(
    filtro: FiltroCorreos,
    filas: readonly CorreoFila[],
    paginacion: PaginacionDto,
  ): Promise<CorreosDto> {
    const heads = filas.filter(({ bandeja }) => bandeja !== 'drafts');
    const hiloIds = heads.map(({ hiloId }) => hiloId);
    const correos = heads.length > 0 ? await this.correos.findConversaciones(filtro, hiloIds) : [];
    const conversaciones = Map.groupBy(correos, ({ hiloId }) => hiloId);
    const directorio = await this.directorio();
    const conversacionOf = ({ hiloId, bandeja }: CorreoFila) =>
      bandeja === 'drafts' ? null : toConversacion(conversaciones.get(hiloId) ?? [], directorio);
    return { correos: filas.map((fila) => toCorreoListado(fila, directorio, conversacionOf(fila))), paginacion };
  }

  /** The members of the running cuenta by their addresses. */
  async directorio(): Promise<Directorio> {
    return directorioOf((await this.directory.conocidos()).values(), await this.direcciones.todas());
  }
}

import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { defined } from '../../common/defined.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { decimalDe } from '../../common/input/decimales.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { ROL } from '../../vocabulario/roles.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CarpetaLive } from '../carpetas/carpeta-live.service.js';
import { assertPermiso } from '../carpetas/carpeta-policy.js';
import { CertificadosService } from '../certificados/certificados.service.js';
import type { Inmueble } from './inmueble.entity.js';
import { nombreDe } from './inmueble-nombre.js';
import type {
  AgregarInmuebleDto,
  CamposInmuebleDto,
  InmueblesQuery,
  ModificarInmuebleDeCarpetaDto,
  NuevoInmuebleDto,
} from './inmuebles.dto.js';
import {
  type CarpetaDeInmueble,
  type InmuebleDeCarpeta,
  InmueblesRepository,
  repeated,
} from './inmuebles.repository.js';

/** An inmueble in a carpeta, and the other carpetas that have it. */
export interface InmuebleEnCarpeta extends InmuebleDeCarpeta {
  inmueble: Inmueble;
  otrasCarpetas: readonly CarpetaDeInmueble[];
}

/** The fields of an inmueble that people write. */
type Campos = Partial<Omit<Inmueble, 'id' | 'version' | 'creadoPor' | 'creadoEn' | 'actualizadoEn'>>;

const EMPTY: Omit<Inmueble, 'id' | 'version' | 'creadoPor' | 'creadoEn' | 'actualizadoEn'> = {
  matricula: null,
  registro: null,
  nomenclatura: null,
  domicilio: null,
  comunidad: null,
  superficie: null,
  superficieUnidad: 'm2',
  linderos: null,
  valuacion: null,
  valuacionMoneda: null,
  valuacionAnio: null,
};

/** The inmuebles of the office, and their carpetas. */
@Injectable()
export class InmueblesService {
  constructor(
    private readonly inmuebles: InmueblesRepository,
    private readonly carpetas: CarpetaGate,
    private readonly certificados: CertificadosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly live: CarpetaLive,
  ) {}

  /** A page of the inmuebles that the running user may see. */
  findPage(query: InmueblesQuery): Promise<[Inmueble[], number]> {
    return this.inmuebles.findPage(query);
  }

  /** @throws DomainError 404 */
  get(id: string): Promise<Inmueble> {
    return this.inmuebles.get(id);
  }

  /** Changes fields of an inmueble, for all carpetas that have it. @throws DomainError 404, 409, 412, 422 */
  async update(id: string, version: number, fields: CamposInmuebleDto): Promise<Inmueble> {
    const inmueble = await this.inmuebles.getAt(id, version);
    const changes = changesOf(inmueble, await this.read(fields, inmueble));
    const campos = Object.keys(changes);
    if (campos.length > 0) {
      const changed = { ...inmueble, ...changes };
      if (campos.includes('matricula') || campos.includes('registro')) {
        await this.checkUnique(changed);
      }
      await this.inmuebles.update(inmueble, changes);
      const nombre = nombreDe(changed);
      this.auditoria.record({
        accion: 'inmueble.modificado',
        entidad: 'inmueble',
        entidadId: id,
        datos: { nombre, campos },
      });
      await this.tell(changed);
    }
    return this.inmuebles.get(id);
  }

  /** The inmuebles of a carpeta, in their order. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<InmuebleEnCarpeta[]> {
    await this.carpetas.visible(carpetaId);
    const rows = await this.inmuebles.findOfCarpeta(carpetaId);
    const ids = rows.map(({ inmuebleId }) => inmuebleId);
    const byId = await this.inmuebles.findByIds(ids);
    const otras = await this.inmuebles.findCarpetas(ids, carpetaId);
    return rows.flatMap((row) => {
      const inmueble = byId.get(row.inmuebleId);
      return inmueble
        ? [{ ...row, inmueble: { ...inmueble, ...row.snapshot }, otrasCarpetas: otras.get(row.inmuebleId) ?? [] }]
        : [];
    });
  }

  /** Freezes the inmuebles of a carpeta at its signature. */
  async freeze(carpetaId: string): Promise<void> {
    const rows = await this.inmuebles.findOfCarpeta(carpetaId);
    const byId = await this.inmuebles.findByIds(rows.map(({ inmuebleId }) => inmuebleId));
    const frozen = rows.flatMap((row) => {
      const inmueble = byId.get(row.inmuebleId);
      if (!inmueble) {
        return [];
      }
      const { id, version: _, creadoPor: __, creadoEn: ___, actualizadoEn: ____, ...snapshot } = inmueble;
      return { id, snapshot: { ...snapshot, ...row.snapshot } };
    });
    await this.inmuebles.freeze(carpetaId, frozen);
  }

  /**
   * Adds a known or a new inmueble, at the end or at `orden`.
   * @throws DomainError 404, 422; 409 when the carpeta has it, or another inmueble has its matrícula
   */
  async add(
    carpetaId: string,
    { inmuebleId, inmueble, porcentaje = null, orden }: AgregarInmuebleDto,
  ): Promise<InmuebleEnCarpeta> {
    const present = await this.lock(carpetaId);
    const added = await this.inmuebleOf(inmuebleId, inmueble);
    if (present.some((row) => row.inmuebleId === added.id)) {
      throw repeated('El inmueble ya está en la carpeta.');
    }
    await this.inmuebles.link(carpetaId, { inmuebleId: added.id, porcentaje, orden: present.length + 1 });
    if (orden !== undefined) {
      await this.place(carpetaId, [...present.map((row) => row.inmuebleId), added.id], added.id, orden);
    }
    this.record('inmueble.agregado', carpetaId, added);
    return this.inCarpeta(carpetaId, added.id);
  }

  /** Changes the share or the place of an inmueble in a carpeta. @throws DomainError 404, 422 */
  async updateInCarpeta(
    carpetaId: string,
    id: string,
    { porcentaje, orden }: ModificarInmuebleDeCarpetaDto,
  ): Promise<InmuebleEnCarpeta> {
    const present = await this.lock(carpetaId);
    const row = found(
      present.find(({ inmuebleId }) => inmuebleId === id),
      'el inmueble',
    );
    const campos: string[] = [];
    if (porcentaje !== undefined && Number(porcentaje) !== Number(row.porcentaje)) {
      await this.inmuebles.setPorcentaje(carpetaId, id, porcentaje);
      campos.push('porcentaje');
    }
    if (orden !== undefined && orden !== row.orden) {
      await this.place(
        carpetaId,
        present.map(({ inmuebleId }) => inmuebleId),
        id,
        orden,
      );
      campos.push('orden');
    }
    const after = await this.inCarpeta(carpetaId, id);
    if (campos.length > 0) {
      this.record('inmueble.cambiado', carpetaId, after.inmueble, campos);
    }
    return after;
  }

  /**
   * Removes an inmueble from a carpeta, with its certificates. The office still knows it. @throws DomainError 404, 422
   */
  async remove(carpetaId: string, id: string): Promise<void> {
    const present = await this.lock(carpetaId);
    const { inmueble } = await this.inCarpeta(carpetaId, id);
    await this.certificados.leaveSujeto(carpetaId, { inmuebleId: id }, nombreDe(inmueble));
    await this.inmuebles.unlink(carpetaId, id);
    await this.inmuebles.reorder(
      carpetaId,
      present.map(({ inmuebleId }) => inmuebleId).filter((other) => other !== id),
    );
    this.record('inmueble.quitado', carpetaId, inmueble);
  }

  /** Locks the carpeta, if it accepts changes, and finds its inmuebles. */
  private async lock(carpetaId: string): Promise<InmuebleDeCarpeta[]> {
    const carpeta = await this.inmuebles.lockCarpeta(carpetaId);
    assertPermiso(carpeta, this.transactions.tenant.rolId, 'editarInmuebles');
    return this.inmuebles.findOfCarpeta(carpetaId);
  }

  private async inCarpeta(carpetaId: string, id: string): Promise<InmuebleEnCarpeta> {
    const all = await this.findOfCarpeta(carpetaId);
    return found(
      all.find(({ inmuebleId }) => inmuebleId === id),
      'el inmueble',
    );
  }

  private async inmuebleOf(inmuebleId?: string, nuevo?: NuevoInmuebleDto): Promise<Inmueble> {
    if (Boolean(inmuebleId) === Boolean(nuevo)) {
      throw invalidField('inmuebleId', 'Elija un inmueble o registre uno nuevo.');
    }
    if (nuevo) {
      return this.create(nuevo);
    }
    const inmueble = await this.inmuebles.find(inmuebleId ?? '');
    if (!inmueble) {
      throw invalidField('inmuebleId', 'El inmueble no existe.');
    }
    return inmueble;
  }

  private async create({ id: given, ...fields }: NuevoInmuebleDto): Promise<Inmueble> {
    const id = given ?? uuid();
    const inmueble = { ...EMPTY, ...(await this.read(fields, EMPTY)) };
    await this.checkUnique(inmueble);
    const { now: ahora, tenant } = this.transactions;
    const propios = { id, version: 1, creadoPor: tenant.usuarioId, creadoEn: ahora, actualizadoEn: ahora };
    await this.inmuebles.insert({ ...inmueble, ...propios });
    return this.inmuebles.get(id);
  }

  /** The fields as they are stored: numbers are parsed, and a value has a currency. @throws DomainError 422 */
  private async read({ superficie, valuacion, ...fields }: CamposInmuebleDto, before: Campos): Promise<Campos> {
    const read: Campos = {
      ...fields,
      ...(superficie !== undefined && { superficie: decimal('superficie', superficie, 4) }),
      ...(valuacion !== undefined && { valuacion: decimal('valuacion', valuacion, 2) }),
    };
    const after = { ...before, ...defined(read) };
    if (!after.matricula && !after.nomenclatura && !after.domicilio) {
      throw invalidField('matricula', 'Indique la matrícula, la nomenclatura o el domicilio.');
    }
    if (after.superficie !== null && Number(after.superficie) === 0) {
      throw invalidField('superficie', 'La superficie debe ser mayor que 0.');
    }
    if (after.valuacion === null) {
      return { ...read, valuacionMoneda: null };
    }
    return { ...read, valuacionMoneda: after.valuacionMoneda ?? (await this.directory.cuenta()).moneda };
  }

  /**
   * Refuses a second inmueble with the same matrícula. An inmueble hidden from the person does not count: the refusal
   * would reveal it. Then both exist.
   * @throws DomainError 409 that names the address of the first
   */
  private async checkUnique(inmueble: Pick<Inmueble, 'matricula' | 'registro'> & { id?: string }): Promise<void> {
    if (!inmueble.matricula) {
      return;
    }
    const other = (await this.inmuebles.findWithMatricula(inmueble)).find(({ id }) => id !== inmueble.id);
    if (other) {
      throw repeated(`Ya hay un inmueble con esa matrícula${other.domicilio ? `: ${other.domicilio}` : ''}.`);
    }
  }

  /** Tells `inmuebles.changed` only to people who see the inmueble. */
  private async tell({ id, creadoPor }: Inmueble): Promise<void> {
    const sights = await this.live.sightsOf(await this.inmuebles.findCarpetaIds(id));
    const always = { roles: [ROL.titular, ROL.adscripto], usuarios: [creadoPor] };
    this.realtime.tellSights([always, ...sights.values()], { type: 'inmuebles.changed' });
  }

  private place(carpetaId: string, ids: readonly string[], id: string, orden: number): Promise<void> {
    return this.inmuebles.reorder(carpetaId, ids.filter((other) => other !== id).toSpliced(orden - 1, 0, id));
  }

  private record(
    accion: 'inmueble.agregado' | 'inmueble.cambiado' | 'inmueble.quitado',
    carpetaId: string,
    inmueble: Inmueble,
    campos?: string[],
  ): void {
    const datos = { nombre: nombreDe(inmueble), ...(campos && { campos }) };
    this.auditoria.record({ accion, entidad: 'inmueble', entidadId: inmueble.id, carpetaId, datos });
  }
}

const NOMBRES = { superficie: 'La superficie', valuacion: 'La valuación' };

/** Parses the decimal of a field. @throws DomainError 422 */
function decimal(campo: keyof typeof NOMBRES, text: string | null, decimales: number): string | null {
  const leido = decimalDe(text, { decimales, enteros: 12 });
  if ('problema' in leido) {
    throw invalidField(campo, `${NOMBRES[campo]} ${leido.problema}`);
  }
  return leido.valor === null ? null : padded(leido.valor, decimales);
}

/** The number as the database writes it, so that an equal number is no change. */
function padded(valor: string, decimales: number): string {
  const [whole = '0', fraction = ''] = valor.split('.');
  return `${whole}.${fraction.padEnd(decimales, '0')}`;
}

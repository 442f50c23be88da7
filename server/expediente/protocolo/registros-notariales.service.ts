import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { changesOf } from '../../common/database/changes.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type CuentaFollower, FollowsCuentas } from '../../plataforma/cuentas/cuenta-followers.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { ProtocoloRepository } from './protocolo.repository.js';
import type { RegistroNotarial } from './registro-notarial.entity.js';
import type { CamposRegistroNotarialDto, NuevoRegistroNotarialDto } from './registros-notariales.dto.js';
import type { Libro, TipoInstrumento } from './tipos-instrumento.js';

const BEGINNING = {
  escribanoId: null,
  activo: true,
  anioInicial: null,
  escrituraInicial: 1,
  actaInicial: 1,
  certificacionInicial: 1,
  folioInicial: 1,
  folioCertificacionesInicial: 1,
};
/** The fields with the first numbers of the office. */
const INICIALES = [
  'anioInicial',
  'escrituraInicial',
  'actaInicial',
  'certificacionInicial',
  'folioInicial',
  'folioCertificacionesInicial',
] as const satisfies readonly (keyof RegistroNotarial)[];

/** The first number of a kind in a year. */
export function primerNumero(registroNotarial: RegistroNotarial, anio: number, tipo: TipoInstrumento): number {
  return anio === registroNotarial.anioInicial ? registroNotarial[`${tipo}Inicial`] : 1;
}

/** The first folio of a book in a year. */
export function primerFolio(registroNotarial: RegistroNotarial, anio: number, libro: Libro): number {
  return anio === registroNotarial.anioInicial
    ? registroNotarial[libro === 'protocolo' ? 'folioInicial' : 'folioCertificacionesInicial']
    : 1;
}

/** The protocolos of the office: their notaries and their first numbers. */
@Injectable()
@FollowsCuentas()
export class RegistrosNotariales implements CuentaFollower {
  constructor(
    private readonly repository: ProtocoloRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** All registros notariales, the active first. */
  findAll(): Promise<RegistroNotarial[]> {
    return this.repository.findRegistrosNotariales();
  }

  /** Gives a new cuenta its first registro notarial. Most offices need no other. */
  async opened(): Promise<void> {
    await this.repository.insertRegistroNotarial({ ...BEGINNING, id: uuid(), nombre: 'Protocolo' });
  }

  /** @throws DomainError 422 for a taken name, or a person who may not sign */
  async create({ id, ...fields }: NuevoRegistroNotarialDto): Promise<RegistroNotarial> {
    const { nombre = '' } = fields;
    if (!nombre) {
      throw invalidField('nombre', 'Escriba el nombre del registro.');
    }
    const creadoEn = this.transactions.now;
    const registroNotarial = { ...BEGINNING, ...fields, nombre, id: id ?? uuid(), version: 1, creadoEn };
    await this.check(registroNotarial);
    await this.repository.insertRegistroNotarial(registroNotarial);
    this.record('registro-notarial.agregado', registroNotarial);
    return registroNotarial;
  }

  /**
   * Changes a registro notarial. The first numbers of a year stay once the year has instrumentos or folios.
   * @throws DomainError 404, 412, 422
   */
  async update(id: string, version: number, fields: CamposRegistroNotarialDto): Promise<RegistroNotarial> {
    const registroNotarial = await this.repository.lockRegistroNotarial(id, version);
    const changes = changesOf(registroNotarial, fields);
    const campos = Object.keys(changes);
    if (campos.length === 0) {
      return registroNotarial;
    }
    const after = { ...registroNotarial, ...changes };
    await this.check(after, registroNotarial.escribanoId);
    const campo = INICIALES.find((each) => each in changes);
    for (const anio of campo ? [registroNotarial.anioInicial, after.anioInicial] : []) {
      if (campo && anio !== null && (await this.repository.isBegun(id, anio))) {
        throw invalidField(campo, `El registro ya tiene instrumentos o folios de ${anio}: su comienzo no cambia.`);
      }
    }
    await this.repository.updateRegistroNotarial(registroNotarial, changes);
    this.record('registro-notarial.modificado', after, campos);
    return { ...after, version: version + 1 };
  }

  /** @param before the earlier notary, who may stay also after leaving the office */
  private async check(
    { id, nombre, escribanoId }: Pick<RegistroNotarial, 'id' | 'nombre' | 'escribanoId'>,
    before: string | null = null,
  ): Promise<void> {
    const others = (await this.repository.findRegistrosNotariales()).filter((other) => other.id !== id);
    if (others.some((other) => other.nombre.toLowerCase() === nombre.toLowerCase())) {
      throw invalidField('nombre', 'Ya hay un registro con ese nombre.');
    }
    if (escribanoId && escribanoId !== before) {
      await this.checkEscribano(escribanoId);
    }
  }

  /** @throws DomainError 422 for a person who may not sign */
  private async checkEscribano(id: string): Promise<void> {
    const escribano = (await this.directory.miembros()).find((miembro) => miembro.id === id);
    if (!escribano) {
      throw invalidField('escribanoId', 'Esa persona no es parte del equipo.');
    }
    if (!isAllowed(escribano.rolId, 'carpetas.firmar')) {
      const { unAdscripto } = palabrasDe((await this.directory.cuenta()).pais);
      throw invalidField('escribanoId', `Esa persona no firma: elija al titular o a ${unAdscripto}.`);
    }
  }

  private record(
    accion: Extract<Accion, `registro-notarial.${string}`>,
    { id, nombre }: Pick<RegistroNotarial, 'id' | 'nombre'>,
    campos?: string[],
  ): void {
    this.auditoria.record({
      accion,
      entidad: 'registro-notarial',
      entidadId: id,
      datos: { nombre, ...(campos && { campos }) },
    });
    this.realtime.tellCuenta({ type: 'protocolo.changed' });
  }
}

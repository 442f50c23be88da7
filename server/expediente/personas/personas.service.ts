import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { changesOf } from '../../common/database/changes.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { assertNotMerged } from './assert-not-merged.js';
import { CambiosOfrecidosRepository } from './cambios/cambios-ofrecidos.repository.js';
import { CarpetasBuscables } from './carpetas-buscables.service.js';
import type { UsoDePersonaDto } from './carpetas-de-persona.dto.js';
import type { Persona } from './persona.entity.js';
import {
  type Documento,
  type Duplicado,
  documentosOf,
  documentsRefused,
  duplicateOf,
  duplicatesRefused,
  failuresOf,
  isSameDocument,
  isSameFailure,
  mergeDocuments,
} from './persona-documentos.js';
import { type CamposPersona, completeCampos, SIN_DATOS } from './persona-fields.js';
import type { CrearPersonaDto, ModificarPersonaDto, PersonasQuery } from './personas.dto.js';
import { type CarpetaDePersona, PersonasRepository, type Representacion } from './personas.repository.js';
import { UnionesService } from './uniones.service.js';

/** The fields in the column `personas.busqueda`, by which the search of carpetas finds partes. */
const BUSCADOS = ['razonSocial', 'nombre', 'apellidos', 'numeroDoc', 'idFiscal'];

const MAX_CARPETAS = 100;

/** A persona, others with the same documents, and the merges into it that can be undone. */
export interface PersonaDetalle {
  persona: Persona;
  duplicados: Duplicado[];
  uniones: Awaited<ReturnType<UnionesService['findRecent']>>;
}

/** A persona without a search for duplicates and merges. */
export function withoutDetails(persona: Persona): PersonaDetalle {
  return { persona, duplicados: [], uniones: [] };
}

/** Adds and changes personas, with the checks of their documents. */
@Injectable()
export class PersonasService {
  constructor(
    private readonly personas: PersonasRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly carpetasBuscables: CarpetasBuscables,
    private readonly uniones: UnionesService,
    private readonly cambios: CambiosOfrecidosRepository,
  ) {}

  /** A page of the personas that the running user may see. */
  findPage(query: PersonasQuery): Promise<[Persona[], number]> {
    return this.personas.findPage(query);
  }

  /** The personas with these ids that the running user may see, in no order. */
  findByIds(ids: readonly string[]): Promise<Persona[]> {
    return this.personas.findByIds(ids);
  }

  /**
   * Locks a persona that becomes a parte, or the persona of a contacto.
   * @param campo the field of the request that names the persona
   * @throws DomainError 422 when it does not exist; 409 when it was merged
   */
  async getForParte(id: string, campo = 'personaId'): Promise<Persona> {
    const persona = await this.personas.findForParte(id);
    if (!persona) {
      throw invalidField(campo, 'La persona no existe.');
    }
    return assertNotMerged(persona);
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<PersonaDetalle> {
    const persona = await this.personas.get(id);
    const documentos = persona.unidaA ? [] : documentosOf(persona);
    const duplicados = await this.duplicatesOf(documentos, id);
    return { persona, duplicados, uniones: await this.uniones.findRecent(id) };
  }

  /** The visible carpetas of a persona. @throws DomainError 404 */
  async findCarpetas(id: string): Promise<CarpetaDePersona[]> {
    await this.personas.get(id);
    return this.personas.findCarpetas(id, MAX_CARPETAS);
  }

  /** The carpetas that keep a persona from being deleted. Null for a user who may not delete personas. */
  async findUso(id: string): Promise<UsoDePersonaDto | null> {
    return isAllowed(this.transactions.tenant.rolId, 'carpetas.editar') ? this.personas.countCarpetas(id) : null;
  }

  /** Who acts for a persona, and for whom it acts, in visible carpetas. @throws DomainError 404 */
  async findRepresentacion(id: string): Promise<Representacion[]> {
    await this.personas.get(id);
    return this.personas.findRepresentacion(id, MAX_CARPETAS);
  }

  /**
   * Adds a persona.
   * @throws DomainError 422 when a document fails its check; 403 for an exception without permission; 409 for another's
   * document without a reason
   */
  async create({ id: given, motivoExcepcion, duplicadaMotivo, ...fields }: CrearPersonaDto): Promise<PersonaDetalle> {
    const campos = await this.complete({ ...SIN_DATOS, ...fields });
    const motivo = await this.exceptionFor(campos, motivoExcepcion);
    const documentos = documentosOf(campos);
    const duplicados = await this.repeatedIn(documentos, duplicadaMotivo);
    const id = given ?? uuid();
    const { usuarioId } = this.transactions.tenant;
    await this.personas.insert({ ...campos, id, motivoExcepcion: motivo, creadaPor: usuarioId, version: 1 });
    const persona = await this.personas.get(id);
    this.record('persona.creada', persona);
    if (motivo) {
      this.recordException(persona);
    }
    this.recordRepeated(persona, documentos, duplicados, duplicadaMotivo);
    return { persona, duplicados, uniones: [] };
  }

  /** Changes fields of a persona. @throws DomainError 404, 412, and as {@link create} */
  async update(
    id: string,
    version: number,
    { motivoExcepcion, duplicadaMotivo, ...fields }: ModificarPersonaDto,
  ): Promise<PersonaDetalle> {
    const persona = assertNotMerged(await this.personas.getLocked(id, version));
    const sent = changesOf(persona, fields);
    const campos = await this.complete({ ...persona, ...sent, ...mergeDocuments(persona, fields) });
    const motivo = await this.exceptionFor(campos, motivoExcepcion, persona);
    const changes = changesOf(persona, { ...campos, motivoExcepcion: motivo });
    if (Object.keys(changes).length === 0) {
      return this.get(id);
    }
    const changed = documentosOf(campos).filter(({ campo }) => !isSameDocument(campo, persona, campos));
    const duplicados = await this.repeatedIn(changed, duplicadaMotivo, id);
    await this.write(persona, changes);
    const updated = await this.get(id);
    this.record('persona.modificada', updated.persona, { campos: Object.keys(changes) });
    if (changes.motivoExcepcion || !failuresOf(campos).every((failure) => isSameFailure(failure, persona, campos))) {
      this.recordException(updated.persona);
    }
    this.recordRepeated(updated.persona, changed, duplicados, duplicadaMotivo);
    return updated;
  }

  /**
   * Writes checked fields to a locked persona. Offers them to its contactos and updates searched texts. The caller
   * records the change.
   * @param changes whole documents: the number with its kind and country
   */
  async write(persona: Persona, changes: Partial<Persona>): Promise<void> {
    await this.personas.update(persona, changes);
    await this.cambios.personaChanged(persona.id, persona, { ...persona, ...changes });
    if (BUSCADOS.some((campo) => campo in changes)) {
      await this.carpetasBuscables.follow(persona.id);
    }
  }

  /**
   * Deletes a persona without visible carpetas, and the personas merged into it.
   * @throws DomainError 404, 409, 412
   */
  async remove(id: string, version: number): Promise<void> {
    assertNotMerged(await this.personas.getLocked(id, version));
    const { carpetas, enPapelera } = await this.personas.countCarpetas(id);
    const total = carpetas + enPapelera;
    if (total > 0) {
      const where = total === 1 ? 'una carpeta' : `${total} carpetas`;
      throw new DomainError('PERSONA_EN_USO', 409, `La persona es parte de ${where} y no se puede eliminar.`);
    }
    const { removed, siguen } = await this.uniones.removeAll(id);
    for (const persona of removed) {
      this.record('persona.eliminada', persona, siguen ? { siguen } : undefined);
    }
  }

  /** The fields as they are stored. @throws DomainError 422 */
  private async complete(campos: CamposPersona): Promise<CamposPersona> {
    const { pais, zonaHoraria } = await this.directory.cuenta();
    return completeCampos(campos, { pais, today: DateTime.now().setZone(zonaHoraria).toFormat('yyyy-MM-dd') });
  }

  /**
   * The reason for which documents that fail their check are saved; null when none fails. An earlier reason holds while
   * its documents do not change. So an oficial can correct the telephone of such a persona.
   */
  private async exceptionFor(
    after: CamposPersona,
    motivo: string | null | undefined,
    before?: Persona,
  ): Promise<string | null> {
    const mayExcept = isAllowed(this.transactions.tenant.rolId, 'personas.exceptuar');
    if (motivo && motivo !== before?.motivoExcepcion && !mayExcept) {
      const { unAdscripto } = palabrasDe((await this.directory.cuenta()).pais);
      const message = `Solo el titular o ${unAdscripto} puede guardar un documento que no pasa la verificación.`;
      throw new DomainError('SIN_PERMISO', 403, message, [{ campo: 'motivoExcepcion', mensaje: message }]);
    }
    const failures = failuresOf(after);
    if (failures.length === 0) {
      return null;
    }
    if (motivo && mayExcept) {
      return motivo;
    }
    const isSame = before && failures.every((failure) => isSameFailure(failure, before, after));
    // Earlier releases saved documents that contradict each other, since nothing checked that.
    if (isSame && (before.motivoExcepcion || failures.every(({ contra }) => contra))) {
      return before.motivoExcepcion;
    }
    throw documentsRefused(after, failures);
  }

  /** The visible personas that have one of these documents. */
  private async duplicatesOf(documentos: readonly Documento[], exceptId?: string): Promise<Duplicado[]> {
    const duplicados: Duplicado[] = [];
    for (const documento of documentos) {
      const personas = await this.personas.findWithDocument(documento.pais, documento.check.normalized, exceptId);
      if (personas.length > 0) {
        duplicados.push(duplicateOf(documento, personas));
      }
    }
    return duplicados;
  }

  /**
   * The visible personas that have one of the documents to write. Hidden personas are left out: a refusal would reveal
   * the testator of a reserved testamento.
   * @throws DomainError 409 when there are such personas and no reason is given
   */
  private async repeatedIn(
    documentos: readonly Documento[],
    motivo: string | null | undefined,
    exceptId?: string,
  ): Promise<Duplicado[]> {
    if (documentos.length === 0) {
      return [];
    }
    await this.personas.lockDocuments(documentos.map(({ pais, check }) => ({ pais, numero: check.normalized })));
    const duplicados = await this.duplicatesOf(documentos, exceptId);
    if (duplicados.length > 0 && !motivo) {
      throw duplicatesRefused(duplicados);
    }
    return duplicados;
  }

  private recordRepeated(
    persona: Persona,
    written: readonly Documento[],
    duplicados: readonly Duplicado[],
    motivo: string | null | undefined,
  ): void {
    const repeated = written.filter(({ campo }) => duplicados.some((duplicado) => duplicado.campo === campo));
    if (repeated.length > 0) {
      const documentos = repeated.map(({ tipo, check }) => `${tipo} ${check.normalized}`);
      this.record('personas.duplicada', persona, { motivo, documentos });
    }
  }

  private recordException(persona: Persona): void {
    const failing = failuresOf(persona).flatMap(({ campo, contra }) => [campo, contra]);
    const documentos = documentosOf(persona).filter(({ campo }) => failing.includes(campo));
    this.record('personas.excepcion', persona, {
      motivo: persona.motivoExcepcion,
      documentos: documentos.map(({ tipo, check }) => `${tipo} ${check.normalized}`),
    });
  }

  private record(
    accion: Accion,
    { id, nombreCompleto }: Pick<Persona, 'id' | 'nombreCompleto'>,
    datos?: Record<string, unknown>,
  ): void {
    this.auditoria.record({ accion, entidad: 'persona', entidadId: id, datos: { nombre: nombreCompleto, ...datos } });
  }
}

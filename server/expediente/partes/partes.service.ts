import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { rolDeParte } from '../../vocabulario/parte-roles.js';
import { hundredthsOf, sharesRefusal } from '../../vocabulario/participacion.js';
import { askedRepresentados, representationRefusal } from '../../vocabulario/representacion.js';
import { assertPermiso } from '../carpetas/carpeta-policy.js';
import { CarpetasService } from '../carpetas/carpetas.service.js';
import { CertificadosService } from '../certificados/certificados.service.js';
import type { Persona } from '../personas/persona.entity.js';
import type { CrearPersonaDto } from '../personas/personas.dto.js';
import { type PersonaDetalle, PersonasService, withoutDetails } from '../personas/personas.service.js';
import type { Parte } from './parte.entity.js';
import type { AgregarParteDto, ModificarParteDto, PorcentajeDeParteDto } from './partes.dto.js';
import { type ParteConRepresentados, PartesRepository } from './partes.repository.js';
import { personaAlFirmar } from './persona-al-firmar.js';

export interface ParteConPersona {
  parte: ParteConRepresentados;
  persona: Persona;
}

/** A new parte, and other personas that have the same documents. */
export interface ParteAgregada extends ParteConPersona, PersonaDetalle {}

/** The fields of a parte that are written. */
type ParteEscrita = Omit<ParteConRepresentados, 'creadaEn' | 'snapshot'>;

/** The id of a new parte, and its persona. */
interface ParteNueva {
  id: string;
  detalle: PersonaDetalle;
}

/** The partes of carpetas: personas, their roles, and the partes that they represent. */
@Injectable()
export class PartesService {
  constructor(
    private readonly partes: PartesRepository,
    private readonly personas: PersonasService,
    private readonly carpetas: CarpetasService,
    private readonly certificados: CertificadosService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * The partes of a carpeta, in their order. After the signature their personas are as they were at it. @throws
   * DomainError 404
   */
  async findOfCarpeta(carpetaId: string): Promise<ParteConPersona[]> {
    await this.carpetas.assertVisible(carpetaId);
    return this.withPersonas(carpetaId);
  }

  private async withPersonas(carpetaId: string): Promise<ParteConPersona[]> {
    const partes = await this.partes.findOfCarpeta(carpetaId);
    const personas = await this.personas.findByIds(partes.map(({ personaId }) => personaId));
    const byId = new Map(personas.map((persona) => [persona.id, persona]));
    return partes.flatMap((parte) => {
      const persona = byId.get(parte.personaId);
      return persona ? [{ parte, persona: { ...persona, ...parte.snapshot } }] : [];
    });
  }

  /** Freezes the personas of a carpeta at its signature. */
  async freeze(carpetaId: string): Promise<void> {
    const partes = await this.withPersonas(carpetaId);
    await this.partes.freeze(
      partes.map(({ parte, persona }) => ({ id: parte.id, snapshot: personaAlFirmar(persona) })),
    );
  }

  /**
   * Adds a parte at the end, or at `orden`, with a known or a new persona.
   * @throws DomainError 404, 422; 409 when the persona has the role already
   */
  async add(carpetaId: string, nueva: AgregarParteDto): Promise<ParteAgregada> {
    const { orden } = nueva;
    const partes = await this.lock(carpetaId);
    const { id, detalle } = found((await this.append(carpetaId, partes, [nueva]))[0], 'la parte');
    if (orden !== undefined) {
      await this.place([...partes.map((other) => other.id), id], id, orden);
    }
    return { ...detalle, parte: await this.get(carpetaId, id) };
  }

  /** As {@link add}, for several partes at the end. A parte may represent an earlier parte of the list. */
  async addAll(carpetaId: string, nuevas: readonly AgregarParteDto[]): Promise<void> {
    await this.append(carpetaId, await this.lock(carpetaId), nuevas);
  }

  /** Changes fields of a parte. @throws DomainError 404, 422, 409 */
  async update(
    carpetaId: string,
    id: string,
    { orden, representaA, representados, ...fields }: ModificarParteDto,
  ): Promise<ParteConPersona> {
    const partes = await this.lock(carpetaId);
    const parte = find(partes, id);
    const { persona } = await this.personas.get(parte.personaId);
    const changes = changesOf(parte, fields);
    const campos = Object.keys(changes);
    this.checkExemption(changes);
    if (campos.length > 0) {
      this.check(partes, { ...parte, ...changes });
      await this.partes.update(id, changes);
    }
    const asked = askedRepresentados({ representaA, representados }, parte);
    if (asked && !isDeepStrictEqual(asked.toSorted(), parte.representados.toSorted())) {
      this.checkRepresented(partes, id, asked, representados ? 'representados' : 'representaA');
      await this.partes.represent(id, carpetaId, asked);
      campos.push('representaA');
    }
    if (orden !== undefined && orden !== parte.orden) {
      await this.place(
        partes.map((other) => other.id),
        id,
        orden,
      );
      campos.push('orden');
    }
    if (campos.length > 0) {
      this.record('parte.modificada', carpetaId, id, persona, { rol: changes.rol ?? parte.rol, campos });
    }
    return { parte: await this.get(carpetaId, id), persona };
  }

  /**
   * Writes the shares of several partes at once, so that no step between exceeds 100 %. @returns all partes
   * @throws DomainError 404, 422
   */
  async share(carpetaId: string, shares: readonly PorcentajeDeParteDto[]): Promise<ParteConPersona[]> {
    const partes = await this.lock(carpetaId);
    const asked = new Map(shares.map(({ id, porcentaje }) => [find(partes, id.toLowerCase()).id, porcentaje ?? null]));
    const after = partes.map((parte) => ({
      ...parte,
      porcentaje: asked.has(parte.id) ? (asked.get(parte.id) ?? null) : parte.porcentaje,
    }));
    const refusal = sharesRefusal(partes, after);
    if (refusal) {
      throw invalidField('partes', refusal);
    }
    const changed = after.filter(
      ({ porcentaje }, n) => hundredthsOf(porcentaje) !== hundredthsOf(partes[n]?.porcentaje ?? null),
    );
    await this.partes.updateShares(changed);
    const all = await this.findOfCarpeta(carpetaId);
    if (changed.length > 0) {
      const isChanged = ({ parte }: ParteConPersona) => changed.some(({ id }) => id === parte.id);
      const nombres = all.filter(isChanged).map(({ persona }) => persona.nombreCompleto);
      this.auditoria.record({
        accion: 'parte.repartida',
        entidad: 'carpeta',
        entidadId: carpetaId,
        carpetaId,
        datos: { nombres },
      });
    }
    return all;
  }

  /** Removes a parte and its certificates. Partes that acted for it act for it no more. @throws DomainError 404, 422 */
  async remove(carpetaId: string, id: string): Promise<void> {
    const partes = await this.lock(carpetaId);
    const parte = find(partes, id);
    const { persona } = await this.personas.get(parte.personaId);
    await this.certificados.leaveSujeto(carpetaId, { parteId: id }, persona.nombreCompleto);
    await this.partes.delete(id);
    await this.partes.reorder(partes.map((other) => other.id).filter((other) => other !== id));
    this.record('parte.quitada', carpetaId, id, persona, { rol: parte.rol });
  }

  /** Writes new partes after the present ones. The carpeta must be locked. */
  private async append(
    carpetaId: string,
    present: readonly ParteConRepresentados[],
    nuevas: readonly AgregarParteDto[],
  ): Promise<ParteNueva[]> {
    const partes: ParteEscrita[] = [...present];
    const added: ParteNueva[] = [];
    for (const { id: given, personaId, persona, orden: _, representaA, representados, ...fields } of nuevas) {
      const detalle = await this.personaOf(personaId, persona);
      const id = given ?? uuid();
      const asked = askedRepresentados({ representaA, representados }) ?? [];
      const parte = {
        caracter: null,
        sinAsentimiento: null,
        porcentaje: null,
        ...fields,
        id,
        carpetaId,
        personaId: detalle.persona.id,
      };
      this.check(partes, parte);
      this.checkExemption(fields);
      this.checkRepresented(partes, id, asked, representados ? 'representados' : 'representaA');
      partes.push({ ...parte, representados: asked, orden: partes.length + 1 });
      added.push({ id, detalle });
    }
    const written = partes.slice(present.length);
    await this.partes.insert(written.map(({ representados, ...parte }) => parte));
    for (const { id, representados } of written.filter((parte) => parte.representados.length > 0)) {
      await this.partes.represent(id, carpetaId, representados);
    }
    for (const [n, { id, rol }] of written.entries()) {
      this.record('parte.agregada', carpetaId, id, (added[n] as ParteNueva).detalle.persona, { rol });
    }
    return added;
  }

  /** Locks the carpeta, if it accepts changes, and finds its partes. */
  private async lock(carpetaId: string): Promise<ParteConRepresentados[]> {
    const carpeta = await this.partes.lockCarpeta(carpetaId);
    assertPermiso(carpeta, this.transactions.tenant.rolId, 'editarPartes');
    return this.partes.findOfCarpeta(carpetaId);
  }

  private async personaOf(personaId?: string, persona?: CrearPersonaDto): Promise<PersonaDetalle> {
    if (Boolean(personaId) === Boolean(persona)) {
      throw invalidField('personaId', 'Elija una persona o registre una nueva.');
    }
    if (persona) {
      return this.personas.create(persona).catch((error: unknown) => {
        throw insidePersona(error);
      });
    }
    return withoutDetails(await this.personas.getForParte(personaId ?? ''));
  }

  /** Only who may sign may say that no assent is needed. @throws DomainError 422 */
  private checkExemption({ sinAsentimiento }: Pick<Partial<Parte>, 'sinAsentimiento'>): void {
    if (sinAsentimiento && !isAllowed(this.transactions.tenant.rolId, 'carpetas.firmar')) {
      throw invalidField('sinAsentimiento', 'Solo quien firma puede decir que no hace falta el asentimiento.');
    }
  }

  private check(partes: readonly ParteEscrita[], parte: Pick<Parte, 'id' | 'personaId' | 'rol' | 'porcentaje'>): void {
    const { id, personaId, rol } = parte;
    const others = partes.filter((other) => other.id !== id);
    if (others.some((other) => other.personaId === personaId && other.rol === rol)) {
      const message = `La persona ya es parte de la carpeta como ${rolDeParte(rol)}.`;
      throw new DomainError('PARTE_REPETIDA', 409, message, [{ campo: 'rol', mensaje: message }]);
    }
    const refusal = sharesRefusal(partes, [...others, parte]);
    if (refusal) {
      throw invalidField('porcentaje', refusal);
    }
  }

  /** @param campo the field of the request that names `representados` */
  private checkRepresented(
    partes: readonly ParteEscrita[],
    id: string,
    representados: readonly string[],
    campo: keyof AgregarParteDto,
  ): void {
    for (const representado of representados) {
      const refusal = representationRefusal(partes, id, representado);
      if (refusal) {
        throw invalidField(campo, refusal);
      }
    }
  }

  private place(ids: readonly string[], id: string, orden: number): Promise<void> {
    return this.partes.reorder(ids.filter((other) => other !== id).toSpliced(orden - 1, 0, id));
  }

  private async get(carpetaId: string, id: string): Promise<ParteConRepresentados> {
    return find(await this.partes.findOfCarpeta(carpetaId), id);
  }

  private record(
    accion: Accion,
    carpetaId: string,
    id: string,
    { nombreCompleto }: Persona,
    datos: { rol: string; campos?: string[] },
  ): void {
    const nombre = nombreCompleto;
    this.auditoria.record({ accion, entidad: 'parte', entidadId: id, carpetaId, datos: { nombre, ...datos } });
  }
}

function find(partes: readonly ParteConRepresentados[], id: string): ParteConRepresentados {
  const parte = partes.find((candidate) => candidate.id === id);
  return found(parte, 'la parte');
}

/** The same error, with its fields named by their path in the request: `persona.…`. */
function insidePersona(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.details) {
    return error;
  }
  const details = error.details.map((detail) => ({ ...detail, campo: `persona.${detail.campo}` }));
  return new DomainError(error.code, error.status, error.message, details, { cause: error });
}

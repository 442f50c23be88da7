import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { DomainError, invalidField, notFound } from '../../common/errors/domain-error.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { CarpetaGate } from './carpeta-gate.service.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { inverseOf, isDirect, type TipoVinculo, type VinculoDirecto, vinculoEnTexto } from './vinculo-tipos.js';
import type { VincularDto } from './vinculos.dto.js';
import { type VinculoFila, VinculosRepository } from './vinculos.repository.js';

/** The most vínculos of a carpeta. */
const MAX_VINCULOS = 50;

/**
 * Links carpetas: a carpeta corrects, continues or precedes another. Both carpetas show it, and the audit of both
 * records it.
 */
@Injectable()
export class VinculosService {
  constructor(
    private readonly vinculos: VinculosRepository,
    private readonly carpetas: CarpetasRepository,
    private readonly gate: CarpetaGate,
    private readonly auditoria: Auditoria,
  ) {}

  /** The vínculos of a carpeta. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<VinculoFila[]> {
    await this.gate.visible(carpetaId);
    return this.vinculos.findOfCarpeta(carpetaId);
  }

  /** Links a carpeta with another. @throws DomainError 404, 422; 409 when they have this vínculo already */
  async add(carpetaId: string, { id: given, tipo, otraId }: VincularDto): Promise<VinculoFila> {
    await this.gate.allows(carpetaId, 'vincular');
    if (otraId === carpetaId) {
      throw invalidField('otraId', 'Una carpeta no se vincula consigo misma.');
    }
    const otra = await this.carpetas.find(otraId);
    if (!otra || otra.eliminadaEn) {
      throw invalidField('otraId', 'La carpeta no existe o está en la papelera.');
    }
    const present = await this.vinculos.findOfCarpeta(carpetaId);
    assertNew(present, tipo, otraId);
    if (Math.max(present.length, (await this.vinculos.findOfCarpeta(otraId)).length) >= MAX_VINCULOS) {
      throw invalidField('otraId', `Una carpeta puede tener hasta ${MAX_VINCULOS} vínculos.`);
    }
    const id = given ?? uuid();
    const stored = isDirect(tipo)
      ? { tipo, carpetaId, otraId }
      : { tipo: inverseOf(tipo) as VinculoDirecto, carpetaId: otraId, otraId: carpetaId };
    if (!(await this.vinculos.insert({ ...stored, id }))) {
      // Another transaction added it meanwhile. Its vínculo can be read now.
      assertNew(await this.vinculos.findOfCarpeta(carpetaId), tipo, otraId);
    }
    this.record('vinculo.agregado', id, { tipo, carpetaId, otraId });
    return this.get(carpetaId, id);
  }

  /** Deletes a vínculo, for both carpetas. @throws DomainError 404, 422 */
  async remove(carpetaId: string, id: string): Promise<void> {
    await this.gate.allows(carpetaId, 'vincular');
    const { tipo, isInverse, otraId } = await this.get(carpetaId, id);
    if (!(await this.vinculos.delete(id))) {
      throw notFound('el vínculo');
    }
    this.record('vinculo.quitado', id, { tipo: isInverse ? inverseOf(tipo) : tipo, carpetaId, otraId });
  }

  private async get(carpetaId: string, id: string): Promise<VinculoFila> {
    const vinculos = await this.vinculos.findOfCarpeta(carpetaId);
    return found(
      vinculos.find((vinculo) => vinculo.id === id),
      'el vínculo',
    );
  }

  /** Records a fact in both carpetas, each from its own side, for people who see both. */
  private record(
    accion: Accion,
    id: string,
    { tipo, carpetaId, otraId }: { tipo: TipoVinculo; carpetaId: string; otraId: string },
  ): void {
    const fact = { accion, entidad: 'vinculo', entidadId: id };
    this.auditoria.record({ ...fact, carpetaId, datos: { tipo, otraCarpetaId: otraId } });
    this.auditoria.record({ ...fact, carpetaId: otraId, datos: { tipo: inverseOf(tipo), otraCarpetaId: carpetaId } });
  }
}

/** @throws DomainError 409 when the carpetas have this vínculo, or its inverse */
function assertNew(present: readonly VinculoFila[], tipo: TipoVinculo, otraId: string): void {
  for (const vinculo of present.filter((one) => one.otraId === otraId)) {
    const known = vinculo.isInverse ? inverseOf(vinculo.tipo) : vinculo.tipo;
    if (known === tipo) {
      throw repeated('Las carpetas ya tienen ese vínculo.');
    }
    if (known === inverseOf(tipo)) {
      throw repeated(`Las carpetas ya tienen el vínculo opuesto: ${vinculoEnTexto(known)}.`);
    }
  }
}

function repeated(mensaje: string): DomainError {
  return new DomainError('VINCULO_REPETIDO', 409, mensaje, [{ campo: 'otraId', mensaje }]);
}

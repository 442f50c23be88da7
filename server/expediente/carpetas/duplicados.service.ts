import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { PRIORIDADES } from '../../vocabulario/prioridades.js';
import { nombreDe } from '../inmuebles/inmueble-nombre.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import { assertPermiso } from './carpeta-policy.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';
import { type DuplicarDto, INCLUIBLES } from './duplicados.dto.js';
import { VinculosService } from './vinculos.service.js';

/** Makes drafts out of other carpetas: of what they are about, never of documents, numbers or dates. */
@Injectable()
export class DuplicadosService {
  constructor(
    private readonly repository: CarpetasRepository,
    private readonly carpetas: CarpetasService,
    private readonly estados: CarpetaEstadosService,
    private readonly vinculos: VinculosService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** Duplicates a carpeta as a new draft. @throws DomainError 404, 422 */
  async create(originalId: string, { vinculo, ...fields }: DuplicarDto): Promise<CarpetaConMovimientos> {
    const incluir: readonly string[] = fields.incluir ?? INCLUIBLES;
    const original = await this.repository.get(originalId);
    assertPermiso(original, this.transactions.tenant.rolId, 'vincular');
    const carpeta = await this.carpetas.add({
      id: fields.id,
      caratula: fields.caratula ?? original.caratula,
      tipoActoId: fields.tipoActoId ?? original.tipoActoId,
      // What is taken along must not be seen by more people. Otherwise the acto decides.
      reservada: original.reservada || undefined,
      ...(incluir.includes('etiquetas') && { etiquetas: original.etiquetas }),
      ...(incluir.includes('prioridad') && { prioridad: PRIORIDADES[original.prioridad] }),
      ...(incluir.includes('campos') && { camposExtra: original.camposExtra }),
    });
    if (incluir.includes('partes')) {
      await this.copyPartes(originalId, carpeta.id);
    }
    if (incluir.includes('inmuebles')) {
      await this.copyInmuebles(originalId, carpeta.id);
    }
    const hecho = { accion: 'carpeta.duplicada', entidad: 'carpeta', entidadId: originalId } as const;
    this.auditoria.record({ ...hecho, carpetaId: originalId, datos: { otraCarpetaId: carpeta.id } });
    if (vinculo) {
      await this.vinculos.add(carpeta.id, { tipo: vinculo, otraId: originalId });
    }
    return this.estados.describe(await this.repository.get(carpeta.id));
  }

  /** Each parte is told in the new carpeta as one that was added by hand. */
  private async copyPartes(from: string, to: string): Promise<void> {
    const partes = await this.repository.findIdsOfPartes(from);
    const pairs = partes.map((id) => ({ from: id, to: uuid() }));
    for (const { id, nombre, rol } of await this.repository.copyPartes(to, pairs)) {
      const hecho = { accion: 'parte.agregada', entidad: 'parte', entidadId: id } as const;
      this.auditoria.record({ ...hecho, carpetaId: to, datos: { nombre, rol } });
    }
  }

  /** As {@link copyPartes}. They are as the office knows them now, whatever was signed of them. */
  private async copyInmuebles(from: string, to: string): Promise<void> {
    for (const inmueble of await this.repository.copyInmuebles(from, to)) {
      const hecho = { accion: 'inmueble.agregado', entidad: 'inmueble', entidadId: inmueble.id } as const;
      this.auditoria.record({ ...hecho, carpetaId: to, datos: { nombre: nombreDe(inmueble) } });
    }
  }
}

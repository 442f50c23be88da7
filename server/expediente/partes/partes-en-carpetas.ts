import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import {
  type CarpetaFollower,
  type Duplicated,
  FollowsCarpetas,
  type MoveDone,
} from '../carpetas/carpeta-followers.js';
import { PartesRepository } from './partes.repository.js';
import { PartesService } from './partes.service.js';

/** Freezes the personas of a carpeta's partes at its signature. Copies the partes into a duplicate. */
@Injectable()
@FollowsCarpetas()
export class PartesEnCarpetas implements CarpetaFollower {
  constructor(
    private readonly partes: PartesService,
    private readonly repository: PartesRepository,
    private readonly auditoria: Auditoria,
  ) {}

  async moved({ carpeta, a }: MoveDone): Promise<void> {
    if (a === 'firmada') {
      await this.partes.freeze(carpeta.id);
    }
  }

  /** The audit records each copied parte as if a person had added it. */
  async duplicated({ from, to, incluir }: Duplicated): Promise<void> {
    if (!incluir.includes('partes')) {
      return;
    }
    const pairs = (await this.repository.findOfCarpeta(from)).map(({ id }) => ({ from: id, to: uuid() }));
    for (const { id, nombre, rol } of await this.repository.copy(to, pairs)) {
      const hecho = { accion: 'parte.agregada', entidad: 'parte', entidadId: id } as const;
      this.auditoria.record({ ...hecho, carpetaId: to, datos: { nombre, rol } });
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import {
  type CarpetaFollower,
  type Duplicated,
  FollowsCarpetas,
  type MoveDone,
} from '../carpetas/carpeta-followers.js';
import { nombreDe } from './inmueble-nombre.js';
import { InmueblesRepository } from './inmuebles.repository.js';
import { InmueblesService } from './inmuebles.service.js';

/** Freezes the inmuebles of a carpeta at its signature, and copies them into a duplicate. */
@Injectable()
@FollowsCarpetas()
export class InmueblesEnCarpetas implements CarpetaFollower {
  constructor(
    private readonly inmuebles: InmueblesService,
    private readonly repository: InmueblesRepository,
    private readonly auditoria: Auditoria,
  ) {}

  async moved({ carpeta, a }: MoveDone): Promise<void> {
    if (a === 'firmada') {
      await this.inmuebles.freeze(carpeta.id);
    }
  }

  /**
   * The audit records each inmueble as if a person had added it. The duplicate has its present fields, not the signed
   * ones.
   */
  async duplicated({ from, to, incluir }: Duplicated): Promise<void> {
    for (const inmueble of incluir.includes('inmuebles') ? await this.repository.copy(from, to) : []) {
      const hecho = { accion: 'inmueble.agregado', entidad: 'inmueble', entidadId: inmueble.id } as const;
      this.auditoria.record({ ...hecho, carpetaId: to, datos: { nombre: nombreDe(inmueble) } });
    }
  }
}

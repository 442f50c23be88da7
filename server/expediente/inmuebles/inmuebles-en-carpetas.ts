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

/** The deed describes its inmuebles as they were on its day. A duplicate may have those of its original. */
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

  /** Each is told as one that was added by hand. It is as the office knows it now, whatever was signed of it. */
  async duplicated({ from, to, incluir }: Duplicated): Promise<void> {
    for (const inmueble of incluir.includes('inmuebles') ? await this.repository.copy(from, to) : []) {
      const hecho = { accion: 'inmueble.agregado', entidad: 'inmueble', entidadId: inmueble.id } as const;
      this.auditoria.record({ ...hecho, carpetaId: to, datos: { nombre: nombreDe(inmueble) } });
    }
  }
}

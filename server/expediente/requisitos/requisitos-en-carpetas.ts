import { Injectable } from '@nestjs/common';
import {
  type ActoOffered,
  type CarpetaFollower,
  type Consecuencias,
  FollowsCarpetas,
  type MoveDone,
} from '../carpetas/carpeta-followers.js';
import { requisitosDe } from '../tipos-acto/requisito-de-acto.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import { RequisitosService } from './requisitos.service.js';

/** Gives carpetas the requisitos of their acto. */
@Injectable()
@FollowsCarpetas()
export class RequisitosEnCarpetas implements CarpetaFollower {
  constructor(private readonly requisitos: RequisitosService) {}

  created(carpetaId: string, acto: TipoActo): Promise<void> {
    return this.requisitos.copy(carpetaId, requisitosDe(acto));
  }

  async compared({ carpeta, acto }: ActoOffered): Promise<Partial<Consecuencias>> {
    const { agrega, quita, conserva } = await this.requisitos.compare(carpeta.id, requisitosDe(acto));
    const names = (all: readonly { nombre: string }[]) => all.map(({ nombre }) => nombre);
    return { agrega: names(agrega), quita: names(quita), conserva: names(conserva) };
  }

  actoChanged(carpetaId: string, acto: TipoActo): Promise<void> {
    return this.requisitos.renew(carpetaId, requisitosDe(acto));
  }

  /**
   * An approved requisito whose document is in the trash counts as pendiente before the signature. The signature must
   * not approve it.
   */
  async moved({ carpeta, a }: MoveDone): Promise<void> {
    if (a === 'firmada') {
      await this.requisitos.settle(carpeta.id);
    }
  }
}

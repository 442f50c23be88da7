import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import type { ReglasDeActo } from '../tipos-acto/tipos-acto.service.js';
import type { Carpeta } from './carpeta.entity.js';
import type { CambioDeActoDto } from './carpeta-acto.dto.js';
import type { Incluible } from './duplicados.dto.js';

/** A move of a carpeta that was written. */
export interface MoveDone {
  /** As it was before the move. */
  carpeta: Carpeta;
  tipoActo: ReglasDeActo;
  de: EstadoCarpeta;
  a: EstadoCarpeta;
  /** Why, where the move needs a reason. */
  motivo: string | null;
  /** The day of the signature, of a move to firmada. */
  fechaFirma: string | null;
  /** The day of what moved it, `YYYY-MM-DD`: of the signature, of what a register did, else today. */
  dia: string;
}

/** A planned day of a signature that was written, while that is still ahead. */
export interface DayPlanned {
  carpetaId: string;
  /** `YYYY-MM-DD`; null when the signature has no day any more. */
  dia: string | null;
}

/** A duplicate of a carpeta, which has nothing in it yet. */
export interface Duplicated {
  from: string;
  to: string;
  /** What it takes along. */
  incluir: readonly Incluible[];
}

/** A carpeta, with the rules that it has, and an acto or a later version of its own that it may be taken to. */
export interface ActoOffered {
  carpeta: Carpeta;
  antes: ReglasDeActo;
  acto: TipoActo;
}

/** What becomes of the things of a carpeta with another acto. */
export type Consecuencias = Omit<CambioDeActoDto, 'version' | 'pasaAReservada'>;

/** What a domain does when something becomes of a carpeta, in the same transaction: an error undoes both. */
export interface CarpetaFollower {
  /** Gives a new carpeta what its acto brings along. */
  created?(carpetaId: string, acto: TipoActo): Promise<void>;
  /** Copies into a duplicate what it takes along. */
  duplicated?(copy: Duplicated): Promise<void>;
  /** Says what would become of the carpeta's things with another acto. It writes nothing. */
  compared?(offer: ActoOffered): Promise<Partial<Consecuencias>>;
  /** @throws DomainError 422 when a locked carpeta cannot have another acto */
  actoChanging?(carpeta: Carpeta, acto: TipoActo): Promise<void>;
  /** Follows a locked carpeta to another acto, or to another version of its own. */
  actoChanged?(carpetaId: string, acto: TipoActo): Promise<void>;
  /** Follows a move. */
  moved?(move: MoveDone): Promise<void>;
  /** Follows a planned day. */
  planned?(plan: DayPlanned): Promise<void>;
}

/** Makes a provider of any module a {@link CarpetaFollower}. */
export const FollowsCarpetas = DiscoveryService.createDecorator();

/** Tells all domains what becomes of carpetas. */
@Injectable()
export class CarpetaFollowers implements OnModuleInit {
  private followers: CarpetaFollower[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.followers = discovered<CarpetaFollower, unknown>(this.discovery, FollowsCarpetas).map(
      ({ instance }) => instance,
    );
  }

  /** Calls each of them, one after the other: `tell((follower) => follower.moved?.(move))`. */
  async tell(call: (follower: CarpetaFollower) => Promise<void> | undefined): Promise<void> {
    for (const follower of this.followers) {
      await call(follower);
    }
  }

  /** What all of them say of another acto. */
  async compare(offer: ActoOffered): Promise<Consecuencias> {
    const all: Consecuencias = { agrega: [], quita: [], conserva: [], plazosAgrega: [], plazosQuita: [] };
    for (const follower of this.followers) {
      Object.assign(all, await follower.compared?.(offer));
    }
    return all;
  }
}

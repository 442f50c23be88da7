import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import type { ReglasDeActo } from '../tipos-acto/tipos-acto.service.js';
import type { Carpeta } from './carpeta.entity.js';
import type { CambioDeActoDto } from './carpeta-acto.dto.js';
import type { Incluible } from './duplicados.dto.js';

/** A move of a carpeta that has been written. */
export interface MoveDone {
  /** The carpeta before the move. */
  carpeta: Carpeta;
  tipoActo: ReglasDeActo;
  de: EstadoCarpeta;
  a: EstadoCarpeta;
  /** The reason; null when the person gave none. */
  motivo: string | null;
  /** The day of the signature; null for moves to other states than firmada. */
  fechaFirma: string | null;
  /** The day of the causing event, `YYYY-MM-DD`: the signature, a register's step, else today. */
  dia: string;
}

/** A new planned day of a signature that has not taken place. */
export interface DayPlanned {
  carpetaId: string;
  /** `YYYY-MM-DD`; null when the signature lost its planned day. */
  dia: string | null;
}

/** A duplicate of a carpeta, which is still empty. */
export interface Duplicated {
  from: string;
  to: string;
  /** The parts that the duplicate takes along. */
  incluir: readonly Incluible[];
}

/** A carpeta, its present rules, and an acto or a newer version that it may get. */
export interface ActoOffered {
  carpeta: Carpeta;
  antes: ReglasDeActo;
  acto: TipoActo;
}

/** The changes of a carpeta's things with another acto. */
export type Consecuencias = Omit<CambioDeActoDto, 'version' | 'pasaAReservada'>;

/** A domain that follows changes of carpetas. It runs in the same transaction: an error undoes the change, too. */
export interface CarpetaFollower {
  /** Gives a new carpeta the things of its acto. */
  created?(carpetaId: string, acto: TipoActo): Promise<void>;
  /** Copies things into a duplicate. */
  duplicated?(copy: Duplicated): Promise<void>;
  /** Tells the changes of the carpeta's things with another acto. Writes nothing. */
  compared?(offer: ActoOffered): Promise<Partial<Consecuencias>>;
  /** @throws DomainError 422 when a locked carpeta cannot get another acto */
  actoChanging?(carpeta: Carpeta, acto: TipoActo): Promise<void>;
  /** Follows a locked carpeta to another acto, or to another version. */
  actoChanged?(carpetaId: string, acto: TipoActo): Promise<void>;
  /** Follows a move of a carpeta. */
  moved?(move: MoveDone): Promise<void>;
  /** Follows a new planned day. */
  planned?(plan: DayPlanned): Promise<void>;
}

/** Makes a provider of any module a {@link CarpetaFollower}. */
export const FollowsCarpetas = DiscoveryService.createDecorator();

/** Tells all followers of changes of carpetas. */
@Injectable()
export class CarpetaFollowers implements OnModuleInit {
  private followers: CarpetaFollower[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.followers = discovered<CarpetaFollower, unknown>(this.discovery, FollowsCarpetas).map(
      ({ instance }) => instance,
    );
  }

  /** Calls the followers one after another: `tell((follower) => follower.moved?.(move))`. */
  async tell(call: (follower: CarpetaFollower) => Promise<void> | undefined): Promise<void> {
    for (const follower of this.followers) {
      await call(follower);
    }
  }

  /** The changes that all followers tell for another acto. */
  async compare(offer: ActoOffered): Promise<Consecuencias> {
    const all: Consecuencias = { agrega: [], quita: [], conserva: [], plazosAgrega: [], plazosQuita: [] };
    for (const follower of this.followers) {
      Object.assign(all, await follower.compared?.(offer));
    }
    return all;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { ReglasDeActo } from '../tipos-acto/tipos-acto.service.js';
import type { Carpeta } from './carpeta.entity.js';

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

/** What a domain does after a carpeta moved or its signature got a day, in the same transaction: an error undoes both. */
export interface MoveFollower {
  moved?(move: MoveDone): Promise<void>;
  planned?(plan: DayPlanned): Promise<void>;
}

/** Makes a provider of any module a {@link MoveFollower}. */
export const FollowsMoves = DiscoveryService.createDecorator();

/** Tells all domains about the moves of carpetas, and about the days of their signatures. */
@Injectable()
export class MoveFollowers implements OnModuleInit {
  private followers: MoveFollower[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.followers = discovered<MoveFollower, unknown>(this.discovery, FollowsMoves).map(({ instance }) => instance);
  }

  async tell(move: MoveDone): Promise<void> {
    for (const follower of this.followers) {
      await follower.moved?.(move);
    }
  }

  async tellPlanned(plan: DayPlanned): Promise<void> {
    for (const follower of this.followers) {
      await follower.planned?.(plan);
    }
  }
}

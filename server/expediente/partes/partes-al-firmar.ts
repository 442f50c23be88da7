import { Injectable } from '@nestjs/common';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { PartesService } from './partes.service.js';

/** The deed names its partes as they were on its day. */
@Injectable()
@FollowsMoves()
export class PartesAlFirmar implements MoveFollower {
  constructor(private readonly partes: PartesService) {}

  async moved({ carpeta, a }: MoveDone): Promise<void> {
    if (a === 'firmada') {
      await this.partes.freeze(carpeta.id);
    }
  }
}

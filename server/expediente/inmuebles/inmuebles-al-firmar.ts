import { Injectable } from '@nestjs/common';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { InmueblesService } from './inmuebles.service.js';

/** The deed describes its inmuebles as they were on its day. */
@Injectable()
@FollowsMoves()
export class InmueblesAlFirmar implements MoveFollower {
  constructor(private readonly inmuebles: InmueblesService) {}

  async moved({ carpeta, a }: MoveDone): Promise<void> {
    if (a === 'firmada') {
      await this.inmuebles.freeze(carpeta.id);
    }
  }
}

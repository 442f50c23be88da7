import { Injectable } from '@nestjs/common';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { RequisitosService } from './requisitos.service.js';

/** The signature approves nothing: what was pendiente with its document in the trash stays so. */
@Injectable()
@FollowsMoves()
export class RequisitosAlFirmar implements MoveFollower {
  constructor(private readonly requisitos: RequisitosService) {}

  async moved({ carpeta, a }: MoveDone): Promise<void> {
    if (a === 'firmada') {
      await this.requisitos.settle(carpeta.id);
    }
  }
}

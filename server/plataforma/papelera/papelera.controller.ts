import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { restorableUntil } from '../../common/database/deleted.js';
import { EnPapeleraDto } from './papelera.dto.js';
import { PapeleraService } from './papelera.service.js';

@ApiTags('papelera')
@Controller('papelera')
export class PapeleraController {
  constructor(private readonly papelera: PapeleraService) {}

  /** The deleted things that I may still restore, by the route of their kind. At most the last 500 of each kind. */
  @Get()
  @RequirePermission('puesto.usar')
  async find(): Promise<EnPapeleraDto[]> {
    const found = await this.papelera.find();
    return found.map((deleted) => ({ seBorraEn: restorableUntil(deleted.eliminadoEn), ...deleted }));
  }
}

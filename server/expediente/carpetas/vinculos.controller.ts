import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { VincularDto, VinculoDto } from './vinculos.dto.js';
import { toVinculo } from './vinculos.presenter.js';
import { VinculosService } from './vinculos.service.js';

@ApiTags('carpetas')
@Controller('carpetas/:id/vinculos')
export class VinculosController {
  constructor(private readonly vinculos: VinculosService) {}

  /** The vínculos of a carpeta with carpetas that I may see. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findAll(@Param('id', IdPipe) id: string): Promise<VinculoDto[]> {
    return (await this.vinculos.findOfCarpeta(id)).map(toVinculo);
  }

  /** Links a carpeta with another. The other shows the vínculo from its own side. */
  @Post()
  @RequirePermission('carpetas.editar')
  @Idempotent({ newId: 'id' })
  async add(@Param('id', IdPipe) id: string, @Body() body: VincularDto): Promise<VinculoDto> {
    return toVinculo(await this.vinculos.add(id, body));
  }

  /** Deletes a vínculo, for both carpetas. */
  @Delete(':vinculoId')
  @RequirePermission('carpetas.editar')
  async remove(@Param('id', IdPipe) id: string, @Param('vinculoId', IdPipe) vinculoId: string): Promise<boolean> {
    await this.vinculos.remove(id, vinculoId);
    return true;
  }
}

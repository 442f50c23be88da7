import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import { AgregarParteDto, ModificarParteDto, ParteAgregadaDto, ParteDto, RepartirPartesDto } from './partes.dto.js';
import { toParte, toParteAgregada } from './partes.presenter.js';
import { PartesService } from './partes.service.js';

@ApiTags('partes')
@Controller('carpetas/:id/partes')
export class PartesController {
  constructor(private readonly partes: PartesService) {}

  /** The partes of a carpeta, in their order. */
  @Get()
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  async findAll(@Param('id', IdPipe) id: string): Promise<ParteDto[]> {
    return (await this.partes.findOfCarpeta(id)).map(toParte);
  }

  /** Adds a parte, with a known or a new persona. */
  @Post()
  @RequirePermission('carpetas.editar')
  @Idempotent({ newId: 'id' })
  async add(@Param('id', IdPipe) id: string, @Body() body: AgregarParteDto): Promise<ParteAgregadaDto> {
    return toParteAgregada(await this.partes.add(id, body));
  }

  /** Writes the shares of several partes at once, and answers all partes. */
  @Patch()
  @RequirePermission('carpetas.editar')
  async share(@Param('id', IdPipe) id: string, @Body() { partes }: RepartirPartesDto): Promise<ParteDto[]> {
    return (await this.partes.share(id, partes)).map(toParte);
  }

  /** Changes fields of a parte. */
  @Patch(':parteId')
  @RequirePermission('carpetas.editar')
  async update(
    @Param('id', IdPipe) id: string,
    @Param('parteId', IdPipe) parteId: string,
    @Body() body: ModificarParteDto,
  ): Promise<ParteDto> {
    return toParte(await this.partes.update(id, parteId, body));
  }

  /** Removes a parte from a carpeta. */
  @Delete(':parteId')
  @RequirePermission('carpetas.editar')
  async remove(@Param('id', IdPipe) id: string, @Param('parteId', IdPipe) parteId: string): Promise<boolean> {
    await this.partes.remove(id, parteId);
    return true;
  }
}

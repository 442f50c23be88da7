import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CrearSalaDto, ModificarSalaDto, SalaDto } from './agenda.dto.js';
import { toSala } from './agenda.presenter.js';
import { SalasService } from './salas.service.js';

@ApiTags('agenda')
@Controller('agenda/salas')
export class SalasController {
  constructor(private readonly salas: SalasService) {}

  /** The rooms of the office. Rooms in use come first. */
  @Get()
  @RequirePermission('agenda.ver')
  async findAll(): Promise<SalaDto[]> {
    return (await this.salas.findAll()).map(toSala);
  }

  /** Adds a room. */
  @Post()
  @HttpCode(200)
  @RequirePermission('salas.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearSalaDto): Promise<SalaDto> {
    return toSala(await this.salas.create(body));
  }

  /** Renames a room, or takes it out of use. */
  @Patch(':id')
  @RequirePermission('salas.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: ModificarSalaDto,
    @OptionalIfMatch() version?: number,
  ): Promise<SalaDto> {
    return toSala(await this.salas.update(id, body, version));
  }
}

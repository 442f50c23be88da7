import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { nombrar } from './conversaciones.presenter.js';
import { EnlacesDto, EnlacesQuery } from './enlaces.dto.js';
import { linksIn } from './enlaces.js';
import { EnlacesDeChat } from './enlaces.service.js';

@ApiTags('conversaciones')
@Controller('conversaciones/:id/enlaces')
@RequirePermission('puesto.usar')
export class EnlacesController {
  constructor(
    private readonly enlaces: EnlacesDeChat,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The links of the newest 30 messages with links in a conversation, the newest first. */
  @Get()
  async find(@Param('id', IdPipe) id: string, @Query() { antes }: EnlacesQuery): Promise<EnlacesDto> {
    const { mensajes, siguiente } = await this.enlaces.find(id, antes);
    const conocidos = await this.directory.conocidos();
    const enlaces = mensajes.flatMap(({ id: mensajeId, autorId, valor, creadoEn: en }) =>
      linksIn(valor).map((enlace) => ({ ...enlace, mensajeId, autor: nombrar(autorId, { conocidos }), en })),
    );
    return { enlaces, siguiente };
  }
}

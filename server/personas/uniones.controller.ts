import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { withRol } from '../partes/parte-roles.js';
import { onlyOf } from './persona-campos.js';
import { CAMPOS } from './personas.domain.js';
import { PersonaDto } from './personas.dto.js';
import { toPersona, toPersonaResumen } from './personas.presenter.js';
import { PersonasService } from './personas.service.js';
import { UnionPreviaDto, UnionQuery, UnirPersonaDto } from './uniones.dto.js';
import { UnionesService } from './uniones.service.js';

@ApiTags('personas')
@Controller('personas')
export class UnionesController {
  constructor(
    private readonly uniones: UnionesService,
    private readonly personas: PersonasService,
  ) {}

  /** What would move if another persona were merged into this one. */
  @Get(':id/unir')
  @RequirePermission('personas.unir')
  async preview(@Param('id', IdPipe) id: string, @Query() { otraId }: UnionQuery): Promise<UnionPreviaDto> {
    const { persona, otra, partes, ocultas } = await this.uniones.preview(id, otraId.toLowerCase());
    return {
      persona: toPersonaResumen(persona),
      otra: toPersonaResumen(otra),
      noPasan: onlyOf(otra, persona).map((campo) => CAMPOS[campo]),
      partes: partes.map(withRol),
      ocultas,
    };
  }

  /** Merges another persona into this one. For a day it can be undone. */
  @Post(':id/unir')
  @HttpCode(200)
  @RequirePermission('personas.unir')
  async merge(@Param('id', IdPipe) id: string, @Body() { otraId }: UnirPersonaDto): Promise<PersonaDto> {
    await this.uniones.merge(id, otraId.toLowerCase());
    return this.present(id);
  }

  /** Undoes a merge. It answers the persona that had stayed. */
  @Post('uniones/:id/deshacer')
  @HttpCode(200)
  @RequirePermission('personas.unir')
  async undo(@Param('id', IdPipe) id: string): Promise<PersonaDto> {
    return this.present(await this.uniones.undo(id));
  }

  private async present(id: string): Promise<PersonaDto> {
    return toPersona(await this.personas.get(id));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OperatorOnly, StepUp } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { BuscadosQuery, MotivoDto, PersonasAdministradasDto, SesionesDePersonaDto } from './administracion.dto.js';
import { type Operador, Quien } from './operador.js';
import { PersonasAdministradas } from './personas-administradas.service.js';

@ApiTags('administracion')
@Controller('administracion/personas')
@OperatorOnly()
export class PersonasAdministradasController {
  constructor(private readonly personas: PersonasAdministradas) {}

  /** All people who can sign in, the newest first. A search is recorded. */
  @Get()
  find(@Quien() operador: Operador, @Query() query: BuscadosQuery): Promise<PersonasAdministradasDto> {
    return this.personas.find(operador, query);
  }

  /** Ends all sessions of a person, with their connections and personal tokens. */
  @Post(':id/cerrar-sesiones')
  @HttpCode(200)
  @StepUp()
  async endSessions(
    @Quien() operador: Operador,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: MotivoDto,
  ): Promise<SesionesDePersonaDto> {
    return { cerradas: await this.personas.endSessions(operador, id, motivo) };
  }
}

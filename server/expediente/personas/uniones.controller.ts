import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { withRol } from '../../vocabulario/parte-roles.js';
import type { Persona } from './persona.entity.js';
import { type CampoPropio, missingIn, onlyOf } from './persona-fields.js';
import { CAMPOS } from './personas.domain.js';
import { PersonaDto } from './personas.dto.js';
import { toPersona, toPersonaResumen } from './personas.presenter.js';
import { PersonasService } from './personas.service.js';
import { UnionDeshechaDto, UnionPreviaDto, UnionQuery, UnirPersonaDto } from './uniones.dto.js';
import { UnionesService } from './uniones.service.js';

@ApiTags('personas')
@Controller('personas')
export class UnionesController {
  constructor(
    private readonly uniones: UnionesService,
    private readonly personas: PersonasService,
  ) {}

  /** What a merge of another persona into this persona would move. */
  @Get(':id/unir')
  @RequirePermission('personas.unir')
  async preview(@Param('id', IdPipe) id: string, @Query() { otraId }: UnionQuery): Promise<UnionPreviaDto> {
    const { persona, otra, partes, puedeHaberMas } = await this.uniones.preview(id, otraId.toLowerCase());
    return {
      persona: toPersonaResumen(persona),
      otra: toPersonaResumen(otra),
      noPasan: onlyOf(otra, persona).map((campo) => CAMPOS[campo]),
      valores: missingIn(persona, otra).map((campo) => ({ campo, nombre: CAMPOS[campo], valor: valorOf(otra, campo) })),
      partes: partes.map(withRol),
      puedeHaberMas,
    };
  }

  /** Merges another persona into this persona. The merge can be undone for a day. */
  @Post(':id/unir')
  @HttpCode(200)
  @RequirePermission('personas.unir')
  async merge(@Param('id', IdPipe) id: string, @Body() { otraId, tomar }: UnirPersonaDto): Promise<PersonaDto> {
    await this.uniones.merge(id, otraId.toLowerCase(), tomar);
    return this.present(id);
  }

  /** Undoes a merge. Answers the persona that had stayed, and the partes that could not return. */
  @Post('uniones/:id/deshacer')
  @HttpCode(200)
  @RequirePermission('personas.unir')
  async undo(@Param('id', IdPipe) id: string): Promise<UnionDeshechaDto> {
    const { personaId, noVolvieron, sinPorcentaje } = await this.uniones.undo(id);
    return {
      ...(await this.present(personaId)),
      noVolvieron: noVolvieron.map(withRol),
      sinPorcentaje: sinPorcentaje.map(withRol),
    };
  }

  private async present(id: string): Promise<PersonaDto> {
    return toPersona(await this.personas.get(id));
  }
}

function valorOf(persona: Persona, campo: CampoPropio): string {
  const { tipoDoc, numeroDocFormateado, idFiscalTipo, idFiscalFormateado } = toPersonaResumen(persona);
  if (campo === 'numeroDoc') {
    return `${tipoDoc} ${numeroDocFormateado}`;
  }
  return campo === 'idFiscal' ? `${idFiscalTipo} ${idFiscalFormateado}` : String(persona[campo]);
}

import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { paginacionOf } from '../../common/input/pagination.js';
import { checkIdentityDocument } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { CarpetasDePersonaDto, RepresentacionesDto } from './carpetas-de-persona.dto.js';
import {
  CrearPersonaDto,
  DocumentoQuery,
  DocumentoVerificadoDto,
  ModificarPersonaDto,
  PersonaDto,
  PersonasDto,
  PersonasQuery,
} from './personas.dto.js';
import { toCarpetaDePersona, toPersona, toRepresentaciones, toVerificado } from './personas.presenter.js';
import { PersonasService, withoutDetails } from './personas.service.js';

@ApiTags('personas')
@Controller('personas')
export class PersonasController {
  constructor(private readonly personas: PersonasService) {}

  /** A page of the personas that I may see. Ordered by name unless the query says otherwise. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findPage(@Query() query: PersonasQuery): Promise<PersonasDto> {
    const [personas, total] = await this.personas.findPage(query);
    return {
      personas: personas.map((persona) => toPersona(withoutDetails(persona))),
      paginacion: paginacionOf(query, total),
    };
  }

  /** Checks the number of a document as for a new persona. A form can so tell at once. */
  @Get('verificar-documento')
  @RequirePermission('carpetas.editar')
  checkDocument(@Query() { pais, tipo, numero }: DocumentoQuery): DocumentoVerificadoDto {
    return toVerificado(checkIdentityDocument(pais, tipo, numero));
  }

  /** A persona, with warnings about its documents. */
  @Get(':id')
  @RequirePermission('carpetas.ver')
  async get(@Param('id', IdPipe) id: string): Promise<PersonaDto> {
    return toPersona(await this.personas.get(id));
  }

  /** The carpetas in which a persona takes part, each once, with its roles and its state. */
  @Get(':id/carpetas')
  @RequirePermission('carpetas.ver')
  async findCarpetas(@Param('id', IdPipe) id: string): Promise<CarpetasDePersonaDto> {
    const rows = await this.personas.findCarpetas(id);
    return {
      carpetas: rows.map(toCarpetaDePersona),
      total: rows[0]?.total ?? 0,
      uso: await this.personas.findUso(id),
    };
  }

  /** The personas that a persona represents in carpetas, and the personas that represent it. */
  @Get(':id/representacion')
  @RequirePermission('carpetas.ver')
  async findRepresentacion(@Param('id', IdPipe) id: string): Promise<RepresentacionesDto> {
    return toRepresentaciones(await this.personas.findRepresentacion(id));
  }

  /** Adds a persona. A document that fails its check is refused, with the right check character. */
  @Post()
  @RequirePermission('carpetas.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearPersonaDto): Promise<PersonaDto> {
    return toPersona(await this.personas.create(body));
  }

  /** Changes fields of a persona. */
  @Patch(':id')
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarPersonaDto,
  ): Promise<PersonaDto> {
    return toPersona(await this.personas.update(id, version, body));
  }

  /** Deletes a persona that is a parte of no carpeta. */
  @Delete(':id')
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async remove(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<boolean> {
    await this.personas.remove(id, version);
    return true;
  }
}

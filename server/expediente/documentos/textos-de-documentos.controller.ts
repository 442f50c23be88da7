import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { BuscarEnTextosQuery, type TextoHalladoDto } from './documentos.dto.js';
import { TextosDeDocumentos } from './textos-de-documentos.service.js';

@ApiTags('documentos')
@Controller('carpetas/:id/documentos/textos')
export class TextosDeDocumentosController {
  constructor(private readonly textos: TextosDeDocumentos) {}

  /** The documents of a carpeta whose newest version has these words in its text. The latest changed come first. */
  @Get()
  @RequirePermission('carpetas.ver')
  find(@Param('id', IdPipe) id: string, @Query() { buscar }: BuscarEnTextosQuery): Promise<TextoHalladoDto[]> {
    return this.textos.findInCarpeta(id, buscar);
  }
}

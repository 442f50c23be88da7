import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength } from 'class-validator';
import { CarpetaHalladaDto } from '../carpetas/carpetas.dto.js';
import { MiembroHalladoDto } from '../chat/chat.dto.js';
import { trimmed } from '../common/input/trimmed.js';
import { ContactoHalladoDto } from '../contactos/contactos.dto.js';
import { DocumentoHalladoDto } from '../documentos/documentos.dto.js';
import { PaginaHalladaDto } from '../navigation/navigation.dto.js';
import { PersonaHalladaDto } from '../personas/personas.dto.js';
import { TareaHalladaDto } from '../tareas/tareas.dto.js';
import type { SearchResult } from './search-source.js';

export class SearchDto {
  /** Words, all of which must be there; without regard to accents and letter case. */
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  query: string;
}

const RESULTS = [
  ContactoHalladoDto,
  PaginaHalladaDto,
  TareaHalladaDto,
  MiembroHalladoDto,
  CarpetaHalladaDto,
  PersonaHalladaDto,
  DocumentoHalladoDto,
];

/** What was found of one kind. */
@ApiExtraModels(...RESULTS)
export class SearchGroupDto {
  /** contacts, pages, tasks, miembros, carpetas, personas, documentos. */
  id: string;
  label: string;
  @ApiProperty({ type: 'array', items: { oneOf: RESULTS.map((result) => ({ $ref: getSchemaPath(result) })) } })
  results: SearchResult[];
}

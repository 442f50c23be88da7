import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { trimmed } from '../../common/input/trimmed.js';
import type { SearchResult } from './search-source.js';

export class SearchDto {
  /** Words that must all match. Accents, upper and lower case make no difference. */
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  query: string;

  /** Asks for the results of all kinds. Without it, the answer has the kinds that the reference client shows. */
  @IsOptional()
  @IsIn(['todos'], { message: 'Los grupos solo pueden ser «todos».' })
  grupos?: 'todos' | null;
}

/** The results of one kind. */
export class SearchGroupDto {
  id: string;
  label: string;
  results: SearchResult[];
}

/** Adds the groups and the types of their results to the OpenAPI document. */
export function describeGroups(groups: readonly { id: string; result: Type<SearchResult> }[]): void {
  const results = groups.map(({ result }) => result);
  const oneOf = results.map((result) => ({ $ref: getSchemaPath(result) }));
  ApiExtraModels(...results)(SearchGroupDto);
  ApiProperty({ type: String, description: `${groups.map(({ id }) => id).join(', ')}.` })(
    SearchGroupDto.prototype,
    'id',
  );
  ApiProperty({ type: 'array', items: { oneOf } })(SearchGroupDto.prototype, 'results');
}

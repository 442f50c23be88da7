import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { UsoService } from '../uso/uso.service.js';
import { SearchDto, SearchGroupDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('busqueda')
@Controller('common/search')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly uso: UsoService,
  ) {}

  /**
   * The results with these words that I may see, in groups. A blank query gives `{results: []}`, as in the reference
   * client.
   */
  @Post()
  @HttpCode(200)
  @RequirePermission('puesto.usar')
  async find(@Body() { query, grupos }: SearchDto): Promise<SearchGroupDto[]> {
    if (query === '') {
      return { results: [] } as unknown as SearchGroupDto[];
    }
    this.uso.count('busquedas');
    return this.search.find(query, grupos === 'todos');
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { notFound } from '../../common/errors/domain-error.js';
import { ICON_SET_IDS, ICON_SETS, spritePath } from '../../vocabulario/icon-sets.js';
import { ICON_NAMES } from './icon-names.js';
import { IconosDto } from './iconos.dto.js';
import { NOMBRES_DEL_CLIENTE } from './nombres-del-cliente.js';

@ApiTags('iconos')
@Controller('ui/icons')
export class IconosController {
  /** The icons of a set, by name. */
  @Get(':set')
  @RequirePermission('puesto.usar')
  @ApiParam({ name: 'set', enum: ICON_SET_IDS })
  get(@Param('set') id: string): IconosDto {
    const set = ICON_SETS.find((one) => one.id === id);
    if (!set) {
      throw notFound('el conjunto de íconos');
    }
    const { namespace, name, grid, licence } = set;
    const names = { list: NOMBRES_DEL_CLIENTE[set.id], todos: ICON_NAMES[set.id] };
    return { namespace, name, grid, ...names, sprite: `/${spritePath(set)}`, licence };
  }
}

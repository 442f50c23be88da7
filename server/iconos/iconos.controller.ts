import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { notFound } from '../common/errors/domain-error.js';
import { ICON_NAMES } from './icon-names.js';
import { ICON_SET_IDS, ICON_SETS, spritePath } from './icon-sets.js';
import { IconosDto } from './iconos.dto.js';

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
    return { namespace, name, grid, list: ICON_NAMES[set.id], sprite: `/${spritePath(set)}`, licence };
  }
}

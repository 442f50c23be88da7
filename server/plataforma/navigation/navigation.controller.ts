import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { EnMarco } from '../marco/en-marco.js';
import { Menu } from './menu.service.js';
import { NavigationDto } from './navigation.dto.js';

@ApiTags('navegacion')
@Controller('common/navigation')
export class NavigationController {
  constructor(private readonly menu: Menu) {}

  /** My menu in this cuenta, in four variants. */
  @Get()
  @RequirePermission('puesto.usar')
  @EnMarco()
  get(): Promise<NavigationDto> {
    return this.menu.get();
  }
}

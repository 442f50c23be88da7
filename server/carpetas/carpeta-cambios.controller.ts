import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { CambiarCarpetasDto, CambioDeVariasDto } from './carpeta-cambios.dto.js';
import { CarpetaCambiosService } from './carpeta-cambios.service.js';

@ApiTags('carpetas')
@Controller('carpetas/cambios')
export class CarpetaCambiosController {
  constructor(private readonly cambios: CarpetaCambiosService) {}

  /** Writes fields of several carpetas. Those that were refused are in the answer. */
  @Post()
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  change(@Body() body: CambiarCarpetasDto): Promise<CambioDeVariasDto> {
    return this.cambios.change(body);
  }
}

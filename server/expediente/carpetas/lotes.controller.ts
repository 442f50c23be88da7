import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CambiarCarpetasDto, CambioDeCarpetasDto, CambioDeVariasDto, DeshacerCambiosDto } from './lotes.dto.js';
import { LotesDeCarpetas } from './lotes.service.js';

@ApiTags('cambios')
@Controller('carpetas/cambios')
export class CarpetaCambiosController {
  constructor(private readonly lotes: LotesDeCarpetas) {}

  /** Writes fields of several carpetas, or moves them to a state. The answer names the refused carpetas. */
  @Post()
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  change(@Body() body: CambiarCarpetasDto): Promise<CambioDeCarpetasDto> {
    return this.lotes.change(body);
  }

  /** Undoes a change of several carpetas. Carpetas that changed since stay, and the answer names them. */
  @Post('deshacer')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  undo(@Body() body: DeshacerCambiosDto): Promise<CambioDeVariasDto> {
    return this.lotes.undo(body);
  }
}

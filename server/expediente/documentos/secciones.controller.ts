import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CrearSeccionDto, ModificarSeccionDto, SeccionDto } from './documentos.dto.js';
import { toSeccion } from './documentos.presenter.js';
import { SeccionesService } from './secciones.service.js';

@ApiTags('documentos')
@Controller()
export class SeccionesController {
  constructor(private readonly secciones: SeccionesService) {}

  /** Makes a seccion in a carpeta. */
  @Post('carpetas/:id/secciones')
  @RequirePermission('documentos.editar')
  async create(@Param('id', IdPipe) id: string, @Body() body: CrearSeccionDto): Promise<SeccionDto> {
    return toSeccion(await this.secciones.create(id, body));
  }

  /** Renames a seccion, or moves it with all its content. */
  @Patch('secciones/:id')
  @RequirePermission('documentos.editar')
  async update(@Param('id', IdPipe) id: string, @Body() body: ModificarSeccionDto): Promise<SeccionDto> {
    return toSeccion(await this.secciones.update(id, body));
  }

  /** Deletes an empty seccion. */
  @Delete('secciones/:id')
  @RequirePermission('documentos.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.secciones.remove(id);
    return true;
  }
}

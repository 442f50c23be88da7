import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { EnMarco } from '../marco/en-marco.js';
import type { Atajo } from './atajo.entity.js';
import { AtajoDto, CrearAtajoDto, ModificarAtajoDto } from './atajos.dto.js';
import { AtajosService } from './atajos.service.js';

@ApiTags('atajos')
@Controller('common/shortcuts')
@RequirePermission('puesto.usar')
export class AtajosController {
  constructor(private readonly atajos: AtajosService) {}

  /** My shortcuts in this cuenta, the newest first. */
  @Get()
  @EnMarco()
  async findAll(): Promise<AtajoDto[]> {
    return (await this.atajos.findAll()).map(toDto);
  }

  /** Adds a shortcut. */
  @Post()
  @HttpCode(200)
  @Idempotent({ newId: 'shortcut.id' })
  async create(@Body() { shortcut }: CrearAtajoDto): Promise<AtajoDto> {
    return toDto(await this.atajos.create(shortcut));
  }

  /** Changes the fields of a shortcut that are sent. */
  @Patch()
  async update(@Body() { id, shortcut }: ModificarAtajoDto): Promise<AtajoDto> {
    return toDto(await this.atajos.update(id, shortcut));
  }

  /** Deletes a shortcut and answers with it. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<AtajoDto> {
    return toDto(await this.atajos.remove(id));
  }
}

function toDto({ id, etiqueta, descripcion, icono, enlace, esInterno }: Atajo): AtajoDto {
  return { id, label: etiqueta, description: descripcion, icon: icono, link: enlace, useRouter: esInterno };
}

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../../common/access/access.decorators.js';
import { Idempotent } from '../../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../../common/input/id.pipe.js';
import {
  AlcanceDeReglaDeCorreoDto,
  NuevaReglaDeCorreoDto,
  OrdenDeReglasDto,
  ReglaDeCorreoAplicadaDto,
  ReglaDeCorreoDto,
  ReglaDeCorreoEscritaDto,
} from './reglas.dto.js';
import { ReglasService } from './reglas.service.js';

/** My rules for the mails that I receive. They apply in their order as mails arrive. */
@ApiTags('reglas-de-correo')
@Controller('correos/reglas')
@RequirePermission('puesto.usar')
export class ReglasDeCorreoController {
  constructor(private readonly reglas: ReglasService) {}

  @Get()
  findReglas(): Promise<ReglaDeCorreoDto[]> {
    return this.reglas.findAll();
  }

  /** Adds a rule after the others. */
  @Post()
  @Idempotent({ newId: 'id' })
  createRegla(@Body() body: NuevaReglaDeCorreoDto): Promise<ReglaDeCorreoDto> {
    return this.reglas.create(body);
  }

  /** Puts my rules in an order. */
  @Patch('orden')
  reorderReglas(@Body() { reglas }: OrdenDeReglasDto): Promise<ReglaDeCorreoDto[]> {
    return this.reglas.reorder(reglas);
  }

  /** Replaces the conditions and the actions of a rule. */
  @Patch(':id')
  updateRegla(@Param('id', IdPipe) id: string, @Body() body: ReglaDeCorreoEscritaDto): Promise<ReglaDeCorreoDto> {
    return this.reglas.update(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  removeRegla(@Param('id', IdPipe) id: string): Promise<void> {
    return this.reglas.remove(id);
  }

  /** The number of received mails that the rule finds, outside spam and trash. */
  @Get(':id/alcance')
  getAlcance(@Param('id', IdPipe) id: string): Promise<AlcanceDeReglaDeCorreoDto> {
    return this.reglas.alcance(id);
  }

  /** Applies the rule to the mails that are there. A job does so when there are more than 100. */
  @Post(':id/aplicar')
  @HttpCode(200)
  applyRegla(@Param('id', IdPipe) id: string): Promise<ReglaDeCorreoAplicadaDto> {
    return this.reglas.aplicar(id);
  }
}

import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../../common/access/access.decorators.js';
import type { ContactoDto } from '../contactos.dto.js';
import { toContacto } from '../contactos.presenter.js';
import type { Par } from './pares.js';
import {
  CombinarContactosDto,
  type ContactosRepetidosDto,
  DistintosDto,
  PaginaDeRepetidosDto,
  SepararContactosDto,
} from './repetidos.dto.js';
import { ContactosRepetidos } from './repetidos.service.js';

@ApiTags('contactos')
@Controller('apps/contacts')
@RequirePermission('contactos.editar')
export class RepetidosController {
  constructor(private readonly repetidos: ContactosRepetidos) {}

  /** The contacts that may be one. */
  @Get('repetidos')
  async findPage(): Promise<PaginaDeRepetidosDto> {
    const { pares, total } = await this.repetidos.findPage();
    return { pares: pares.map(toPar), total };
  }

  /** Keeps that two contacts are two people, so that they are not offered again. */
  @Post('repetidos/distintos')
  @HttpCode(200)
  async setDistintos(@Body() body: DistintosDto): Promise<boolean> {
    await this.repetidos.setDistintos(body);
    return true;
  }

  /** Makes one contact of two. The other one can be restored for a day. */
  @Post('combinar')
  @HttpCode(200)
  async combinar(@Body() body: CombinarContactosDto): Promise<ContactoDto> {
    return toContacto(await this.repetidos.combinar(body));
  }

  /** Makes two contacts again of one. */
  @Post('combinar/deshacer')
  @HttpCode(200)
  async separar(@Body() body: SepararContactosDto): Promise<ContactoDto> {
    return toContacto(await this.repetidos.separar(body));
  }
}

function toPar({ uno, otro, coincidencias, diferencias }: Par): ContactosRepetidosDto {
  return {
    uno: toContacto(uno),
    otro: toContacto(otro),
    coincidencias,
    diferencias: diferencias.map(({ dato, suyo, deLaFila }) => ({ dato, uno: suyo, otro: deLaFila })),
  };
}

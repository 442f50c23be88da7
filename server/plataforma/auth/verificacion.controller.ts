import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Authenticated, Claims } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { Settings } from '../../common/config/settings.js';
import { siteOf } from '../segundo-factor/site.js';
import { DesafioPasskeyDto } from './ingreso.dto.js';
import { OpcionesVerificacionDto, VerificacionDto, VerificarDto } from './verificacion.dto.js';
import { Verificacion } from './verificacion.service.js';

@ApiTags('verificacion')
@Controller('auth/verificar')
@Authenticated()
export class VerificacionController {
  constructor(
    private readonly verificacion: Verificacion,
    private readonly settings: Settings,
  ) {}

  /** How I can prove again who I am, and until when the last proof counts. */
  @Get()
  options(@Claims() claims: AccessClaims): Promise<OpcionesVerificacionDto> {
    return this.verificacion.options(claims);
  }

  /** Proves again who I am. For a while, the routes that answered 403 VERIFICACION_REQUERIDA let me through. */
  @Post()
  @HttpCode(200)
  async verify(
    @Claims() claims: AccessClaims,
    @Body() proof: VerificarDto,
    @Req() request: FastifyRequest,
  ): Promise<VerificacionDto> {
    return { verificadaHasta: await this.verificacion.verify(claims, proof, siteOf(request, this.settings)) };
  }

  /** The options to ask the browser for a passkey. */
  @Post('passkey-opciones')
  @HttpCode(200)
  passkeyOptions(@Claims() claims: AccessClaims, @Req() request: FastifyRequest): Promise<DesafioPasskeyDto> {
    return this.verificacion.passkeyOptions(claims, siteOf(request, this.settings));
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Claims } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CambiosDeClave } from './cambios-de-clave.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { CambiarClaveDto, SesionAbiertaDto, SesionesCerradasDto } from './sesiones.dto.js';

@ApiTags('sesiones')
@Controller('auth')
@Authenticated()
export class SesionesController {
  constructor(
    private readonly sesiones: OwnSessions,
    private readonly claves: CambiosDeClave,
  ) {}

  /** My open sessions, the last used first: at most 100, always with the present session. */
  @Get('sesiones')
  find(@Claims() claims: AccessClaims): Promise<SesionAbiertaDto[]> {
    return this.sesiones.find(claims);
  }

  /** Ends all my other sessions and their connections, my personal tokens and my calendar addresses. */
  @Delete('sesiones')
  async revokeOthers(@Claims() claims: AccessClaims): Promise<SesionesCerradasDto> {
    return { cerradas: await this.sesiones.revokeOthers(claims) };
  }

  /** Ends one of my sessions, with its connections. */
  @Delete('sesiones/:id')
  async revoke(@Param('id', IdPipe) id: string, @Claims() claims: AccessClaims): Promise<boolean> {
    await this.sesiones.revoke(claims, id);
    return true;
  }

  /**
   * Changes my password. My other sessions, their connections and my calendar addresses end. A mail confirms the
   * change.
   */
  @Post('cambiar-clave')
  @HttpCode(200)
  async changePassword(@Claims() claims: AccessClaims, @Body() body: CambiarClaveDto): Promise<boolean> {
    await this.claves.change(claims, body);
    return true;
  }
}

import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Claims } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { AccesoAbiertoDto, TerminarAccesoQuery } from './accesos-abiertos.dto.js';
import { AccesosAbiertos } from './accesos-abiertos.service.js';

@ApiTags('sesiones')
@Controller('auth/accesos')
@Authenticated()
export class AccesosAbiertosController {
  constructor(private readonly accesos: AccesosAbiertos) {}

  /**
   * What lets others in as me or shows them what is mine, in all my cuentas: calendar addresses, mail accounts elsewhere,
   * invitations that I sent, and my links to an identity provider. Sessions, tokens and passkeys have lists of their own.
   */
  @Get()
  find(@Claims() { sub }: AccessClaims): Promise<AccesoAbiertoDto[]> {
    return this.accesos.find(sub);
  }

  /** Ends what there is of one kind in one of my cuentas. Mails that an account brought in stay. */
  @Delete()
  async end(@Claims() claims: AccessClaims, @Query() { cuentaId, clase }: TerminarAccesoQuery): Promise<boolean> {
    await this.accesos.end(claims, cuentaId, clase);
    return true;
  }
}

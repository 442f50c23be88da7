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
   * The accesses that let others in as me, or show my data, in all my cuentas. They are calendar addresses, external
   * mail accounts, invitations from me, and my links to an identity provider. Sessions, tokens and passkeys have lists
   * of their own.
   */
  @Get()
  find(@Claims() { sub }: AccessClaims): Promise<AccesoAbiertoDto[]> {
    return this.accesos.find(sub);
  }

  /** Ends the accesses of a kind in one of my cuentas. Mails that an account brought in stay. */
  @Delete()
  async end(@Claims() claims: AccessClaims, @Query() { cuentaId, clase }: TerminarAccesoQuery): Promise<boolean> {
    await this.accesos.end(claims, cuentaId, clase);
    return true;
  }
}

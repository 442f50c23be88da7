import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, Claims, StepUp } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { RefreshCookie } from '../auth/refresh-cookie.service.js';
import { AccesoRobado } from './acceso-robado.service.js';

@ApiTags('sesiones')
@Controller('auth/acceso-robado')
export class AccesoRobadoController {
  constructor(
    private readonly acceso: AccesoRobado,
    private readonly cookie: RefreshCookie,
  ) {}

  /**
   * For somebody whose access was stolen. Ends all my sessions, with this session, my personal tokens, passkeys, second
   * factor and password. Also ends every access that `GET /api/auth/accesos` lists. Mails me a link to choose a new
   * password.
   */
  @Post()
  @HttpCode(200)
  @Authenticated()
  @StepUp()
  async report(
    @Claims() { sub }: AccessClaims,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<boolean> {
    await this.acceso.report(sub);
    this.cookie.clear(request, reply);
    return true;
  }
}

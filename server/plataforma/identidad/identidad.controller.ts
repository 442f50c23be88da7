import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { bearerToken } from '../../common/access/bearer-token.js';
import { SessionDto } from '../auth/auth.dto.js';
import { RefreshCookie } from '../auth/refresh-cookie.service.js';
import { callerOf, SessionAnswers } from '../auth/session-answers.service.js';
import { SyncDto } from './identidad.dto.js';
import { ProviderSignIn } from './provider-sign-in.service.js';

@ApiTags('acceso')
@Controller('auth')
export class IdentidadController {
  constructor(
    private readonly signIn: ProviderSignIn,
    private readonly answers: SessionAnswers,
    private readonly cookie: RefreshCookie,
  ) {}

  /**
   * Opens a session for the person of an identity provider's ID token. The ID token is the bearer token. The person is
   * linked to the token, has its verified e-mail, or is new. In cookie mode the person's session in the cookie
   * continues, even a locked session. People without a password unlock their session this way.
   */
  @Post('sync')
  @HttpCode(200)
  @Public()
  @ApiBearerAuth()
  async sync(
    @Body() body: SyncDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const current = body.mode === 'cookie' ? this.cookie.find(request) : undefined;
    const opened = await this.signIn.enter({ ...body, token: bearerToken(request), current }, callerOf(request));
    return this.answers.deliver(opened, request, reply);
  }
}

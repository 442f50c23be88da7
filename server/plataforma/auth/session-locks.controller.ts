import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, Claims, Public } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionDto, UnlockDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { RefreshCookie } from './refresh-cookie.service.js';
import { callerOf, SessionAnswers } from './session-answers.service.js';
import { SessionLocks } from './session-locks.service.js';

@ApiTags('acceso')
@Controller('auth')
export class SessionLocksController {
  constructor(
    private readonly locks: SessionLocks,
    private readonly auth: AuthService,
    private readonly answers: SessionAnswers,
    private readonly cookie: RefreshCookie,
  ) {}

  /**
   * Locks this session until its person gives their password. The session's requests are refused, and its sockets end.
   */
  @Post('bloquear')
  @HttpCode(200)
  @Authenticated()
  async lock(@Claims() claims: AccessClaims): Promise<boolean> {
    await this.locks.lock(claims);
    return true;
  }

  /**
   * Unlocks a session and keeps its cuenta. The refresh token in the cookie or in the body names the session. Without a
   * token of this person, the request is a sign-in.
   */
  @Post('unlock-session')
  @HttpCode(200)
  @Public()
  async unlock(
    @Body() credentials: UnlockDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const refreshToken = credentials.refreshToken ?? this.cookie.read(request);
    const caller = callerOf(request);
    const lock = refreshToken ? await this.locks.find(refreshToken, credentials.email) : null;
    const opened = lock
      ? await this.locks.unlock(lock, credentials, caller)
      : await this.auth.signIn(credentials, caller);
    return this.answers.deliverOrRefuse(opened, request, reply);
  }
}

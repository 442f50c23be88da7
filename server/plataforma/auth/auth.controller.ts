import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, Claims, Public } from '../../common/access/access.decorators.js';
import { Authentication } from '../../common/access/authentication.js';
import { bearerToken } from '../../common/access/bearer-token.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionStates } from '../../common/access/session-states.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { RefreshDto, SessionDto, SignInDto, SignInWithTokenDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { RefreshCookie } from './refresh-cookie.service.js';
import { callerOf, SessionAnswers } from './session-answers.service.js';

@ApiTags('acceso')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly answers: SessionAnswers,
    private readonly cookie: RefreshCookie,
    private readonly authentication: Authentication,
    private readonly sessionStates: SessionStates,
  ) {}

  /**
   * Opens a session. Refused credentials answer 404 with the body `false`. With a second factor and no `codigo`, right
   * credentials answer 403 SEGUNDO_FACTOR. That answer has a `desafio` for POST /api/auth/segundo-factor.
   */
  @Post('sign-in')
  @HttpCode(200)
  @Public()
  async signIn(
    @Body() credentials: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const opened = await this.auth.signIn(credentials, callerOf(request));
    return this.answers.deliverOrRefuse(opened, request, reply);
  }

  /** The session of an access token, with a fresh token. An invalid token answers 401 `{error: 'Invalid token'}`. */
  @Post('sign-in-with-token')
  @HttpCode(200)
  @Public()
  async signInWithToken(
    @Body() { accessToken }: SignInWithTokenDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    try {
      const claims = await this.authentication.ofAccessToken(accessToken);
      await this.sessionStates.get(claims);
      return await this.auth.session(claims);
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 401) {
        throw error;
      }
    }
    return reply.status(401).send({ error: 'Invalid token' }) as unknown as SessionDto;
  }

  /** A new access token, for the refresh token in the cookie or in the body. `refresh` is an alias. */
  @Post(['refresh-token', 'refresh'])
  @HttpCode(200)
  @Public()
  async refresh(
    @Body() body: RefreshDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const token = body.refreshToken ?? this.cookie.read(request);
    if (!token) {
      throw new DomainError('SIN_SESION', 401, 'La sesión terminó. Inicie sesión de nuevo.');
    }
    try {
      return this.answers.deliver(await this.auth.refresh(token, callerOf(request)), request, reply);
    } catch (error) {
      // A locked session keeps its cookie, which unlocks it.
      if (error instanceof DomainError && error.status === 401 && error.code !== 'SESSION_LOCKED') {
        this.cookie.clear(request, reply);
      }
      throw error;
    }
  }

  /** The session of the bearer token. */
  @Get('check')
  @Authenticated()
  check(@Claims() claims: AccessClaims): Promise<SessionDto> {
    return this.auth.session(claims);
  }

  /**
   * Ends the session of the bearer token, even a locked one. Without a valid bearer token, it ends the session of the
   * refresh token in cookie or body.
   */
  @Post('sign-out')
  @HttpCode(200)
  @Public()
  @ApiBearerAuth()
  async signOut(
    @Body() body: RefreshDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<boolean> {
    try {
      await this.auth.signOut(await this.authentication.ofAccessToken(bearerToken(request)));
    } catch (error) {
      const refreshToken = body.refreshToken ?? this.cookie.read(request);
      if (!refreshToken || !(error instanceof DomainError)) {
        throw error;
      }
      await this.auth.signOutByRefreshToken(refreshToken);
    }
    this.cookie.clear(request, reply);
    return true;
  }
}

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { Settings } from '../../common/config/settings.js';
import { DesafioDto } from '../segundo-factor/segundo-factor.dto.js';
import { siteOf } from '../segundo-factor/site.js';
import { SessionDto } from './auth.dto.js';
import { DesafioPasskeyDto, IngresoPasskeyDto, OpcionesPasskeyDto, SegundoPasoDto } from './ingreso.dto.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { RefreshCookie } from './refresh-cookie.service.js';
import { SecondStepSignIn } from './second-step-sign-in.service.js';
import { callerOf, SessionAnswers } from './session-answers.service.js';

/** Signs in by a second step or a passkey. */
@ApiTags('acceso')
@Controller('auth')
export class IngresoController {
  constructor(
    private readonly secondStep: SecondStepSignIn,
    private readonly passkeys: PasskeySignIn,
    private readonly answers: SessionAnswers,
    private readonly cookie: RefreshCookie,
    private readonly settings: Settings,
  ) {}

  /**
   * The second step of a sign-in that answered 403 SEGUNDO_FACTOR. It opens the session, or continues the browser's
   * session of the same person. Each challenge allows five tries in ten minutes.
   */
  @Post('segundo-factor')
  @HttpCode(200)
  @Public()
  async answer(
    @Body() step: SegundoPasoDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const current = step.mode === 'cookie' ? this.cookie.find(request) : undefined;
    const caller = callerOf(request);
    const opened = await this.secondStep.answer({ ...step, current }, siteOf(request, this.settings), caller);
    return this.answers.deliver(opened, request, reply);
  }

  /** The options to ask the browser for a passkey in the second step. */
  @Post('segundo-factor/passkey-opciones')
  @HttpCode(200)
  @Public()
  async optionsOfAnswer(@Body() { desafio }: DesafioDto, @Req() request: FastifyRequest): Promise<OpcionesPasskeyDto> {
    return { opciones: await this.secondStep.passkeyOptions(desafio, siteOf(request, this.settings)) };
  }

  /** The options to ask the browser for a passkey instead of a password. */
  @Post('passkey/opciones')
  @HttpCode(200)
  @Public()
  options(@Req() request: FastifyRequest): Promise<DesafioPasskeyDto> {
    return this.passkeys.options(siteOf(request, this.settings), callerOf(request));
  }

  /** Signs in by passkey, which counts as both factors. */
  @Post('passkey')
  @HttpCode(200)
  @Public()
  async signIn(
    @Body() answer: IngresoPasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const opened = await this.passkeys.signIn(answer, siteOf(request, this.settings), callerOf(request));
    return this.answers.deliver(opened, request, reply);
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Authenticated,
  Public,
  RequirePermission,
  StepUp,
  TakesIdentityToken,
} from '../../common/access/access.decorators.js';
import { bearerToken } from '../../common/access/bearer-token.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { SessionDto } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { callerOf, SessionAnswers } from '../auth/session-answers.service.js';
import { IncorporacionesService } from './incorporaciones.service.js';
import {
  AceptarInvitacionDto,
  InfoInvitacionDto,
  InvitacionDto,
  InvitarDto,
  RegistrarseDto,
  TokenInvitacionDto,
} from './invitaciones.dto.js';
import { toInfo, toInvitacion } from './invitaciones.presenter.js';
import { InvitacionesService } from './invitaciones.service.js';
import { ProviderIncorporaciones } from './provider-incorporaciones.service.js';

@ApiTags('invitaciones')
@Controller('invitaciones')
export class InvitacionesController {
  constructor(
    private readonly invitaciones: InvitacionesService,
    private readonly incorporaciones: IncorporacionesService,
    private readonly byProvider: ProviderIncorporaciones,
    private readonly auth: AuthService,
    private readonly answers: SessionAnswers,
  ) {}

  /** The last invitation of each address, newest first. */
  @Get()
  @RequirePermission('equipo.administrar')
  async findAll(): Promise<InvitacionDto[]> {
    return (await this.invitaciones.findAll()).map(toInvitacion);
  }

  /** Invites somebody to the cuenta by e-mail. */
  @Post()
  @RequirePermission('equipo.administrar')
  @StepUp()
  async create(@Body() { email, rolId }: InvitarDto): Promise<InvitacionDto> {
    return toInvitacion(await this.invitaciones.create(email, rolId));
  }

  /** An invitation, for anybody who has its link. */
  @Get('info')
  @Public()
  async info(@Query() { token }: TokenInvitacionDto): Promise<InfoInvitacionDto> {
    const { invitacion, tieneUsuario } = await this.incorporaciones.info(token);
    return toInfo(invitacion, tieneUsuario);
  }

  /** The same answer as GET, for clients that keep the token out of addresses. */
  @Post('info')
  @HttpCode(200)
  @Public()
  infoOf(@Body() vista: TokenInvitacionDto): Promise<InfoInvitacionDto> {
    return this.info(vista);
  }

  /**
   * Joins the cuenta as the signed-in person, and enters it. The bearer token may also be the identity provider's ID
   * token, with its `nonce`. In that case its person joins, in a new session.
   */
  @Post('aceptar')
  @HttpCode(200)
  @Authenticated()
  @TakesIdentityToken()
  async accept(
    @Body() { nonce, mode, ...vista }: AceptarInvitacionDto,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const { claims } = request;
    if (!claims) {
      const identity = { token: bearerToken(request), nonce: nonce ?? '', mode };
      return this.answers.deliver(await this.byProvider.accept(vista, identity, callerOf(request)), request, reply);
    }
    const cuentaId = await this.incorporaciones.acceptAs(claims.sub, vista);
    return this.auth.selectCuenta(claims, cuentaId);
  }

  /** Signs the invited person up, and opens their session in the cuenta. */
  @Post('registrarse')
  @HttpCode(200)
  @Public()
  async register(
    @Body() body: RegistrarseDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.answers.deliver(await this.incorporaciones.signUp(body, callerOf(request)), request, reply);
  }

  /** Mails a new link. The old link stops working. */
  @Post(':id/reenviar')
  @HttpCode(200)
  @RequirePermission('equipo.administrar')
  @StepUp()
  async resend(@Param('id', IdPipe) id: string): Promise<InvitacionDto> {
    return toInvitacion(await this.invitaciones.resend(id));
  }

  /** Revokes an invitation. */
  @Delete(':id')
  @RequirePermission('equipo.administrar')
  async revoke(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.invitaciones.revoke(id);
    return true;
  }
}

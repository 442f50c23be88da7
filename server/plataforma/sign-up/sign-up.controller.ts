import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { TextBody } from '../../common/input/text-body.js';
import { callerOf } from '../auth/session-answers.service.js';
import { enlaceVencido } from './enlace-vencido.js';
import { EnlacesService } from './enlaces.service.js';
import { EmailDto, LinkDto, ResetPasswordDto, SignUpDto } from './sign-up.dto.js';
import { SignUpService } from './sign-up.service.js';

@ApiTags('acceso')
@Controller('auth')
export class RegistroController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly enlaces: EnlacesService,
  ) {}

  /** Signs a person up. Known and unknown e-mails get the same answer; only the mail differs. */
  @Post('sign-up')
  @HttpCode(200)
  @Public()
  async signUp(@Body() body: SignUpDto, @Req() request: FastifyRequest): Promise<boolean> {
    await this.signUps.signUp(body, request.ip);
    return true;
  }

  /** Confirms an e-mail by the token of a mailed link. An invalid token gives 422 ENLACE_VENCIDO. */
  @Post('confirm-email')
  @HttpCode(200)
  @Public()
  async confirmEmail(@Body() { token }: LinkDto): Promise<boolean> {
    await this.signUps.confirm(token);
    return true;
  }

  /** Mails the confirmation link again. The answer is the same for any e-mail. */
  @Post('resend-confirmation')
  @HttpCode(200)
  @Public()
  async resendConfirmation(@Body() { email }: EmailDto, @Req() request: FastifyRequest): Promise<boolean> {
    await this.enlaces.request('confirmar', email, callerOf(request));
    return true;
  }

  /**
   * Mails a link to change the password. The answer is the same for any e-mail. The body may also be the e-mail alone,
   * as text.
   */
  @Post('forgot-password')
  @HttpCode(200)
  @Public({ bodyType: 'text/plain' })
  @ApiConsumes('application/json', 'text/plain')
  @ApiBody({ type: EmailDto })
  async forgotPassword(
    @Body(new TextBody(EmailDto, 'email')) { email }: { email: string },
    @Req() request: FastifyRequest,
  ): Promise<boolean> {
    await this.enlaces.request('restablecer', email, callerOf(request));
    return true;
  }

  /**
   * Changes the password by the token of a mailed link. All sessions end; with `cerrarTodo` the passkeys and the
   * personal tokens end too. The body may be the password alone, with the token in the address. An invalid token gives
   * 422 ENLACE_VENCIDO.
   */
  @Post('reset-password')
  @HttpCode(200)
  @Public({ bodyType: 'text/plain' })
  @ApiConsumes('application/json', 'text/plain')
  @ApiBody({ type: ResetPasswordDto })
  @ApiQuery({ name: 'token', required: false })
  async resetPassword(
    @Body(new TextBody(ResetPasswordDto, 'password')) body: { token?: string; password: string; cerrarTodo?: boolean },
    @Query('token') queryToken?: string,
  ): Promise<boolean> {
    const token = body.token ?? queryToken;
    if (typeof token !== 'string') {
      throw enlaceVencido();
    }
    await this.enlaces.resetPassword(token, body.password, body.cerrarTodo);
    return true;
  }
}

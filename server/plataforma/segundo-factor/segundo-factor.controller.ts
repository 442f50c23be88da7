import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Authenticated, Claims, StepUp } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { Settings } from '../../common/config/settings.js';
import { OwnPasskeys } from './own-passkeys.service.js';
import { OwnTotp } from './own-totp.service.js';
import {
  AltaPasskeyDto,
  CodigosRecuperacionDto,
  CodigoTotpDto,
  EstadoSegundoFactorDto,
  NombrePasskeyDto,
  NuevaPasskeyDto,
  PasskeyDto,
  SecretoTotpDto,
} from './segundo-factor.dto.js';
import { siteOf } from './site.js';

/** The second factor and the passkeys of the person who sends the request. */
@ApiTags('segundo-factor')
@Controller('segundo-factor')
@Authenticated()
export class SegundoFactorController {
  constructor(
    private readonly totp: OwnTotp,
    private readonly passkeys: OwnPasskeys,
    private readonly settings: Settings,
  ) {}

  @Get()
  get(@Claims() { sub }: AccessClaims): Promise<EstadoSegundoFactorDto> {
    return this.passkeys.state(sub);
  }

  /** The secret for a new app. The app is not in use until it is confirmed. */
  @Post('totp')
  @HttpCode(200)
  @StepUp()
  begin(@Claims() { sub }: AccessClaims): Promise<SecretoTotpDto> {
    return this.totp.begin(sub);
  }

  /** Turns the second factor on, by a code of the app. The ten recovery codes are shown only this once. */
  @Post('totp/confirmar')
  @HttpCode(200)
  @StepUp()
  async confirm(@Claims() { sub }: AccessClaims, @Body() { codigo }: CodigoTotpDto): Promise<CodigosRecuperacionDto> {
    return { codigos: await this.totp.confirm(sub, codigo) };
  }

  /** Turns the second factor off. */
  @Delete('totp')
  @StepUp()
  async end(@Claims() { sub }: AccessClaims): Promise<boolean> {
    await this.totp.end(sub);
    return true;
  }

  /** Ten new recovery codes, shown only this once. The old codes stop working. */
  @Post('codigos')
  @HttpCode(200)
  @StepUp()
  async renewCodes(@Claims() { sub }: AccessClaims): Promise<CodigosRecuperacionDto> {
    return { codigos: await this.totp.renewCodes(sub) };
  }

  /** The options to ask the browser for a new passkey. */
  @Post('passkeys/opciones')
  @HttpCode(200)
  @StepUp()
  beginPasskey(@Claims() { sub }: AccessClaims, @Req() request: FastifyRequest): Promise<AltaPasskeyDto> {
    return this.passkeys.begin(sub, siteOf(request, this.settings));
  }

  /** Stores a new passkey. */
  @Post('passkeys')
  @StepUp()
  addPasskey(
    @Claims() { sub }: AccessClaims,
    @Body() passkey: NuevaPasskeyDto,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyDto> {
    return this.passkeys.add(sub, passkey, siteOf(request, this.settings));
  }

  @Patch('passkeys/:id')
  renamePasskey(
    @Claims() { sub }: AccessClaims,
    @Param('id') id: string,
    @Body() { nombre }: NombrePasskeyDto,
  ): Promise<PasskeyDto> {
    return this.passkeys.rename(sub, id, nombre);
  }

  @Delete('passkeys/:id')
  @StepUp()
  async removePasskey(@Claims() { sub }: AccessClaims, @Param('id') id: string): Promise<boolean> {
    await this.passkeys.remove(sub, id);
    return true;
  }
}

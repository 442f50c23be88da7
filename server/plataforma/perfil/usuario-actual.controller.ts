import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowToken, Authenticated, Claims } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionUserDto } from '../usuarios/usuarios.dto.js';
import { ModificarUsuarioDto } from './perfil.dto.js';
import { UsuarioActual } from './usuario-actual.service.js';

@ApiTags('usuario')
@Controller('common/user')
@Authenticated()
export class UsuarioActualController {
  constructor(private readonly usuario: UsuarioActual) {}

  /** The person who sends the request, with their cuentas. */
  @Get()
  @AllowToken()
  get(@Claims() claims: AccessClaims): Promise<SessionUserDto> {
    return this.usuario.get(claims);
  }

  /** Changes my name, job, telephone, presence and preferences. Other fields are ignored. */
  @Patch()
  update(@Claims() claims: AccessClaims, @Body() { user }: ModificarUsuarioDto): Promise<SessionUserDto> {
    return this.usuario.update(claims, user);
  }
}

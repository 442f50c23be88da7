import { Controller, Delete, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Claims } from '../../common/access/access.decorators.js';
import type { AccessClaims, AuthenticatedRequest } from '../../common/access/identity.js';
import { Imagenes } from '../imagenes/imagenes.service.js';
import { PictureUpload } from '../imagenes/picture-upload.js';
import { SessionUserDto } from '../usuarios/usuarios.dto.js';
import { UsuarioActual } from './usuario-actual.service.js';

@ApiTags('usuario')
@Controller('common/user/avatar')
@Authenticated()
export class AvatarController {
  constructor(
    private readonly usuario: UsuarioActual,
    private readonly imagenes: Imagenes,
  ) {}

  /** Sets my picture: JPEG, PNG, WebP or GIF up to 5 MiB. The picture is cropped to a square. */
  @Put()
  @PictureUpload('avatar')
  async put(@Claims() claims: AccessClaims, @Req() request: AuthenticatedRequest): Promise<SessionUserDto> {
    return this.usuario.setAvatar(claims, await this.imagenes.receive(request, claims.sub, 'avatar'));
  }

  /** Removes my picture. */
  @Delete()
  remove(@Claims() claims: AccessClaims): Promise<SessionUserDto> {
    return this.usuario.setAvatar(claims, null);
  }
}

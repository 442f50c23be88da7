import { Controller, Get, Param, type PipeTransform, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { notFound } from '../common/errors/domain-error.js';
import { Imagenes } from './imagenes.service.js';
import { PICTURE_MIME } from './picture.js';

const CLAVE_PIPE: PipeTransform<string, string> = {
  transform: (value) => {
    if (!/^[\w-]{43}$/.test(value)) {
      throw notFound('la imagen');
    }
    return value;
  },
};

@ApiTags('imagenes')
@Controller('imagenes')
export class ImagenesController {
  constructor(private readonly imagenes: Imagenes) {}

  /** A picture, such as an avatar or a logo. Its name cannot be guessed, and its bytes never change. */
  @Get(':clave')
  @Public()
  @ApiProduces(PICTURE_MIME)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async get(@Param('clave', CLAVE_PIPE) clave: string, @Res() reply: FastifyReply): Promise<void> {
    const { mime, bytes, content } = await this.imagenes.open(clave);
    await reply
      .headers({
        'content-type': mime,
        'content-length': bytes,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(content);
  }
}

import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { Imagenes } from './imagenes.service.js';
import { PICTURE_MIME } from './picture.js';
import { PICTURES } from './picture-addresses.js';

@ApiTags('imagenes')
@Controller('imagenes')
export class ImagenesController {
  constructor(
    private readonly imagenes: Imagenes,
    private readonly storage: FileStorage,
  ) {}

  /**
   * A picture, such as an avatar, by the address in an answer. The address cannot be guessed and expires after hours.
   * It stops working at once when nothing shows the picture any more.
   */
  @Get(':clave')
  @Public()
  @AnswersFile(PICTURE_MIME)
  async get(@Param('clave') clave: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendFile(this.storage, await this.imagenes.open(PICTURES + clave, request.headers), request, reply);
  }
}

import { Module } from '@nestjs/common';
import { FilesModule } from '../../common/files/files.module.js';
import { ImagenesController } from './imagenes.controller.js';
import { Imagenes } from './imagenes.service.js';
import { MiniaturasRepository } from './miniaturas.repository.js';
import { Miniaturas } from './miniaturas.service.js';
import { PictureAddresses } from './picture-addresses.js';

@Module({
  imports: [FilesModule],
  controllers: [ImagenesController],
  providers: [Imagenes, Miniaturas, MiniaturasRepository, PictureAddresses],
  exports: [Imagenes, Miniaturas, PictureAddresses],
})
export class ImagenesModule {}

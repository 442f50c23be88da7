import { Module } from '@nestjs/common';
import { FilesModule } from '../../common/files/files.module.js';
import { Extractor } from './extractor.service.js';
import { ArchivoReader } from './lectura/archivo-reader.service.js';
import { TextosRepository } from './textos.repository.js';
import { Textos } from './textos.service.js';

@Module({
  imports: [FilesModule],
  providers: [Textos, Extractor, ArchivoReader, TextosRepository],
  exports: [Textos],
})
export class TextosModule {}

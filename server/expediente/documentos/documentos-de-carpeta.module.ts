import { Module } from '@nestjs/common';
import { DocumentosDeCarpeta } from './documentos-de-carpeta.service.js';

/** Apart from the documentos module, because other domains need nothing else of it. */
@Module({ providers: [DocumentosDeCarpeta], exports: [DocumentosDeCarpeta] })
export class DocumentosDeCarpetaModule {}

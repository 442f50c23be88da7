import { Module } from '@nestjs/common';
import { DocumentosDeCarpeta } from './documentos-de-carpeta.service.js';

/** Apart from the module of documentos, of which those who ask this need nothing else. */
@Module({ providers: [DocumentosDeCarpeta], exports: [DocumentosDeCarpeta] })
export class DocumentosDeCarpetaModule {}

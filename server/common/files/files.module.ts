import { Module } from '@nestjs/common';
import { FileStorage } from './file-storage.js';
import { UploadSweeper } from './upload-sweeper.js';
import { Uploads } from './uploads.js';

@Module({ providers: [FileStorage, Uploads, UploadSweeper], exports: [FileStorage, Uploads] })
export class FilesModule {}

import { Module } from '@nestjs/common';
import { Downloads } from './downloads.js';
import { FileStorage } from './file-storage.js';
import { Trash } from './trash.js';
import { UploadParts } from './upload-parts.js';
import { UploadSweeper } from './upload-sweeper.js';
import { Uploads } from './uploads.js';
import { Zips } from './zips.js';

@Module({
  providers: [Downloads, FileStorage, Uploads, UploadParts, UploadSweeper, Trash, Zips],
  exports: [Downloads, FileStorage, Uploads, UploadParts, Trash, Zips],
})
export class FilesModule {}

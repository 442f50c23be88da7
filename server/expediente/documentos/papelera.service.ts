import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Trash } from '../../common/files/trash.js';

const HOURLY = '41 * * * *';

/** Deletes the documents whose time in the trash is over. */
@Injectable()
export class PapeleraDeDocumentos implements OnModuleInit {
  constructor(private readonly trash: Trash) {}

  async onModuleInit(): Promise<void> {
    await this.trash.schedule('documentos-vencidos', HOURLY, 'vaciar_papelera');
  }
}

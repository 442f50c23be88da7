import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ROL } from '../common/access/roles.js';
import { DomainError } from '../common/errors/domain-error.js';
import { FileStorage } from '../common/files/file-storage.js';
import { Jobs } from '../common/jobs/jobs.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { Imagenes } from '../imagenes/imagenes.service.js';
import { DRAWN_MIMES } from '../imagenes/picture.js';
import type { ArchivoVersion } from './archivo-version.entity.js';
import { ArchivosRepository, type SinMiniatura } from './archivos.repository.js';
import { DirectoriosService } from './directorios.service.js';

const QUEUE = 'archivos-miniaturas';

/** A larger file is not read whole into memory. */
const MAX_BYTES = 25 * 1024 * 1024;

const MISSING = 'archivos-miniaturas-que-faltan';
const HOURLY = '19 * * * *';
/** How many are asked for at a time. */
const BATCH = 1_000;

/** Makes the small pictures of pictures in the background, one at a time. The same bytes have one in a cuenta. */
@Injectable()
export class MiniaturasDeArchivos implements OnModuleInit {
  private readonly logger = new Logger(MiniaturasDeArchivos.name);

  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly tree: DirectoriosService,
    private readonly imagenes: Imagenes,
    private readonly storage: FileStorage,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<SinMiniatura>(QUEUE, { handler: ({ data }) => this.make(data) });
    await this.jobs.define(MISSING, { handler: () => this.pedirLasQueFaltan() });
    await this.jobs.schedule(MISSING, HOURLY);
  }

  /** Asks for that of a version that is filed in the running transaction. Other files have none. */
  async pedir({ sha256, mime, bytes }: Pick<ArchivoVersion, 'sha256' | 'mime' | 'bytes'>): Promise<void> {
    if (DRAWN_MIMES.has(mime) && bytes <= MAX_BYTES) {
      const { cuentaId, usuarioId } = this.transactions.tenant;
      await this.send({ cuentaId, usuarioId, sha256 });
    }
  }

  /** Asks for those that pictures lack: they are older than small ones, or their job was lost. */
  async pedirLasQueFaltan(): Promise<void> {
    await this.transactions.platform(async () => {
      for (const pedido of await this.archivos.findSinMiniatura(BATCH)) {
        await this.send(pedido);
      }
    });
  }

  private async send(pedido: SinMiniatura): Promise<void> {
    await this.jobs.send(QUEUE, pedido, { singletonKey: `${pedido.cuentaId}/${pedido.sha256}` });
  }

  private async make({ cuentaId, usuarioId, sha256 }: SinMiniatura): Promise<void> {
    // Whoever filed it may see less by now. Events tell only those who see.
    const tenant: TenantContext = { cuentaId, usuarioId, rolId: ROL.titular };
    const versiones = await this.transactions.tenantTransaction(tenant, () => this.archivos.findVersionesWith(sha256), {
      readOnly: true,
    });
    const made = versiones.find(({ miniatura }) => miniatura !== null)?.miniatura;
    const [version] = versiones.filter(({ miniatura }) => miniatura === null);
    const miniatura = version && (made ?? (await this.draw(version, usuarioId)));
    if (!miniatura) {
      return;
    }
    await this.transactions.tenantTransaction(tenant, async () => {
      await this.transactions.asPlatform((manager) => this.imagenes.show(manager, [miniatura]));
      await this.archivos.setMiniatura(sha256, miniatura);
      await this.tree.tell(await this.archivos.findDirectoriosWith(sha256));
    });
  }

  /** The address of a new picture, which nothing shows yet; null for what cannot be drawn. */
  private async draw({ clave, sha256 }: ArchivoVersion, usuarioId: string): Promise<string | null> {
    try {
      const bytes = await buffer(this.storage.contentOf(clave));
      return (await this.imagenes.storeUnlimited(bytes, usuarioId, 'miniatura')).address;
    } catch (err) {
      if (!(err instanceof DomainError)) {
        throw err;
      }
      this.logger.debug({ err, sha256 }, 'A picture cannot be drawn; its icon is shown.');
      return null;
    }
  }
}

import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ManagesTransactions,
  OptionalIfMatch,
  RequirePermission,
  Tenant,
} from '../../common/access/access.decorators.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { bytesOf, type ImagenPedida, NotaImagenes } from '../../oficina/notas/nota-imagenes.service.js';
import { MAX_TAREAS, NotaDto } from '../../oficina/notas/notas.dto.js';
import { presentNota } from '../../oficina/notas/notas.presenter.js';
import { NotasRepository } from '../../oficina/notas/notas.repository.js';
import { NotasService } from '../../oficina/notas/notas.service.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureInJson } from '../../plataforma/imagenes/picture-upload.js';
import { AgregarTareaANotaDto, ModificarNotaDto, NotaReescritaDto } from './notas-compat.dto.js';

const IMAGE = 'updatedNote.image';

@ApiTags('notas')
@Controller('apps/notes')
@RequirePermission('puesto.usar')
export class NotasCompatController {
  constructor(
    private readonly notas: NotasService,
    private readonly repository: NotasRepository,
    private readonly notaImagenes: NotaImagenes,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /** Replaces a nota: fields that are left out become empty. A nota without an id is answered unchanged. */
  @Patch()
  @ApiOkResponse({ type: NotaDto })
  @ManagesTransactions()
  @PictureInJson()
  @ApiIfMatch({ required: false })
  async replace(
    @Tenant() tenant: TenantContext,
    @OptionalIfMatch() version: number | undefined,
    @Body() { updatedNote }: ModificarNotaDto,
  ): Promise<NotaDto | NotaReescritaDto> {
    const { id, title, content, tasks, reminder, labels, archived } = updatedNote;
    if (id === null) {
      return updatedNote;
    }
    const whole = {
      title: title ?? null,
      content: content ?? null,
      tasks: tasks ?? null,
      reminder: reminder ?? null,
      labels: labels ?? [],
      archived: archived ?? null,
    };
    const imagen = await this.store(id, updatedNote.image, tenant);
    const { nota, labels: kept } = await this.transactions.tenantTransaction(tenant, () =>
      this.notas.update(id, whole, { version, imagen, path: 'updatedNote.' }),
    );
    return presentNota(nota, kept);
  }

  /** Adds a line to the end of a nota's list. The reference client sends the whole nota, sometimes with a picture. */
  @Post('tasks')
  @HttpCode(200)
  @PictureInJson()
  @Idempotent()
  async addTask(@Body() { note: { id }, task }: AgregarTareaANotaDto): Promise<NotaDto> {
    const { tareas } = await this.repository.getLocked(id);
    const tasks = [...(tareas ?? []), { content: task }];
    if (tasks.length > MAX_TAREAS) {
      throw invalidField('task', `Una nota puede tener hasta ${MAX_TAREAS} tareas.`);
    }
    const { nota, labels } = await this.notas.update(id, { tasks });
    return presentNota(nota, labels);
  }

  /**
   * Stores a picture of a nota. Older clients send a new picture again with each change, until they fetch the nota. The
   * same picture is not stored again.
   */
  private async store(id: string, image: string | null | undefined, tenant: TenantContext): Promise<ImagenPedida> {
    const bytes = bytesOf(image, IMAGE);
    if (bytes) {
      const read = () => this.repository.get(id);
      const { imagen } = await this.transactions.tenantTransaction(tenant, read, { readOnly: true });
      if (this.imagenes.isMadeOf(imagen, bytes)) return imagen;
    }
    return this.notaImagenes.store(image, tenant, IMAGE);
  }
}

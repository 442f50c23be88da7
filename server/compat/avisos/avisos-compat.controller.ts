import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { isInternalPath } from '../../common/input/safe-link.js';
import { AvisoDePanelDto } from '../../plataforma/avisos/avisos.dto.js';
import { toAviso } from '../../plataforma/avisos/avisos.presenter.js';
import type { MarcasAviso, TextosAviso } from '../../plataforma/avisos/avisos.repository.js';
import { AvisosService } from '../../plataforma/avisos/avisos.service.js';
import {
  CrearMensajeDto,
  CrearNotificacionDto,
  type MarcasAvisoDto,
  ModificarMensajeDto,
  ModificarNotificacionDto,
  type NuevoAvisoDto,
} from './avisos-compat.dto.js';

@ApiTags('notificaciones')
@Controller('common/notifications')
@RequirePermission('puesto.usar')
export class NotificationsCompatController {
  constructor(private readonly avisos: AvisosService) {}

  /** Adds a notification for myself. */
  @Post()
  @HttpCode(200)
  @Idempotent()
  async create(@Body() { notification }: CrearNotificacionDto): Promise<AvisoDePanelDto> {
    const textos = toTextos(notification, 'notification');
    return toAviso(await this.avisos.create('notificacion', textos, toMarcas(notification)));
  }

  /** Sets whether a notification is read and seen. Other fields are ignored. */
  @Patch()
  async update(@Body() { id, notification }: ModificarNotificacionDto): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.mark('notificacion', id, toMarcas(notification)));
  }

  /** Makes a read notification unread, and an unread one read. */
  @Patch('toggle-read/:id')
  async toggleRead(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.toggle('notificacion', id));
  }

  /** Deletes a notification and answers with it. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.remove('notificacion', id));
  }
}

@ApiTags('mensajes')
@Controller('common/messages')
@RequirePermission('puesto.usar')
export class MessagesCompatController {
  constructor(private readonly avisos: AvisosService) {}

  /** Adds a message for myself. */
  @Post()
  @HttpCode(200)
  @Idempotent()
  async create(@Body() { message }: CrearMensajeDto): Promise<AvisoDePanelDto> {
    const textos = toTextos(message, 'message');
    return toAviso(await this.avisos.create('mensaje', textos, toMarcas(message)));
  }

  /** Sets whether a message is read and seen. Other fields are ignored. */
  @Patch()
  async update(@Body() { id, message }: ModificarMensajeDto): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.mark('mensaje', id, toMarcas(message)));
  }

  /** Makes a read message unread, and an unread one read. */
  @Patch('toggle-read/:id')
  async toggleRead(@Param('id', IdPipe) id: string): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.toggle('mensaje', id));
  }

  /** Deletes a message and answers with it. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<AvisoDePanelDto> {
    return toAviso(await this.avisos.remove('mensaje', id));
  }
}

/** The texts of a new aviso. @param campo its name in the body @throws DomainError 400 without texts */
function toTextos(
  { title = null, description = null, icon = null, image = null, link = null, useRouter }: NuevoAvisoDto,
  campo: string,
): TextosAviso {
  if (title === null && description === null) {
    const mensaje = 'Escriba un título o una descripción.';
    throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: `${campo}.title`, mensaje }]);
  }
  return {
    titulo: title,
    descripcion: description,
    icono: icon,
    imagen: image,
    enlace: link,
    esInterno: useRouter ?? (link === null || isInternalPath(link)),
  };
}

/** The marks that a client sends. Marks that are left out stay as they are. */
function toMarcas({ read, seen }: MarcasAvisoDto): MarcasAviso {
  return { ...(read !== undefined && { leido: read }), ...(seen !== undefined && { visto: seen }) };
}

import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../../common/access/access.decorators.js';
import { IdPipe } from '../../../common/input/id.pipe.js';
import { PersonaDto } from '../../../expediente/personas/personas.dto.js';
import { toPersona } from '../../../expediente/personas/personas.presenter.js';
import { ContactoDto } from '../contactos.dto.js';
import { toContacto } from '../contactos.presenter.js';
import { CambiosService } from './cambios.service.js';
import { AceptarCambioDeContactoDto, AceptarCambioDto, DescartarCambioDto } from './vinculos.dto.js';

/** Changes of a contact that are offered to its persona, and the other way round. */
@ApiTags('contactos')
@Controller()
export class CambiosController {
  constructor(private readonly cambios: CambiosService) {}

  /** Applies an offered change of a contact to its persona. */
  @Post('personas/:id/cambios')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async toPersona(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() { contactoId, campo }: AceptarCambioDeContactoDto,
  ): Promise<PersonaDto> {
    return toPersona(await this.cambios.toPersona(id, version, contactoId.toLowerCase(), campo));
  }

  /** Applies an offered change of a persona to its contact. */
  @Post('apps/contacts/contact/:id/cambios')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @ApiIfMatch()
  async toContacto(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() { campo }: AceptarCambioDto,
  ): Promise<ContactoDto> {
    return toContacto(await this.cambios.toContacto(id, version, campo));
  }

  /** Withdraws an offered change of a contact or its persona. */
  @Post('apps/contacts/contact/:id/cambios/descartar')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  async decline(@Param('id', IdPipe) id: string, @Body() { hacia, campo }: DescartarCambioDto): Promise<boolean> {
    await this.cambios.decline(id, hacia, campo);
    return true;
  }
}

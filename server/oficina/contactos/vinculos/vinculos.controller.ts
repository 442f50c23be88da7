import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../../common/access/access.decorators.js';
import { IdPipe } from '../../../common/input/id.pipe.js';
import {
  type CambioOfrecido,
  CambiosOfrecidosRepository,
} from '../../../expediente/personas/cambios/cambios-ofrecidos.repository.js';
import { toPersonaResumen } from '../../../expediente/personas/personas.presenter.js';
import { PersonasService } from '../../../expediente/personas/personas.service.js';
import { toContacto } from '../contactos.presenter.js';
import { ContactosRepository } from '../contactos.repository.js';
import { ContactosService } from '../contactos.service.js';
import type { CambioOfrecidoDto, VinculosDeContactoDto, VinculosDePersonaDto } from './vinculos.dto.js';
import { VinculosDeContactosRepository } from './vinculos.repository.js';

/** Contacts and personas that are the same person, or may be. A change of the contact's `personaId` links them. */
@ApiTags('contactos')
@Controller()
export class VinculosController {
  constructor(
    private readonly vinculos: VinculosDeContactosRepository,
    private readonly repository: ContactosRepository,
    private readonly contactos: ContactosService,
    private readonly personas: PersonasService,
    private readonly ofrecidos: CambiosOfrecidosRepository,
  ) {}

  /** The personas that may be the same person as a contact. */
  @Get('apps/contacts/contact/:id/personas')
  @RequirePermission('carpetas.ver')
  async ofContacto(@Param('id', IdPipe) id: string): Promise<VinculosDeContactoDto> {
    await this.repository.get(id);
    const sugerencias = await this.vinculos.suggestPersonas(id);
    const personas = await this.personas.findByIds(sugerencias.map((one) => one.id));
    const cambios = await this.ofrecidos.findOfContacto(id);
    return { sugeridas: withThings(sugerencias, personas, toPersonaResumen), cambios: cambios.map(toCambio) };
  }

  /** The contacts of a persona, and the contacts that may be the same person. */
  @Get('personas/:id/contactos')
  @RequirePermission('contactos.ver')
  async ofPersona(@Param('id', IdPipe) id: string): Promise<VinculosDePersonaDto> {
    await this.personas.get(id);
    const contactos = await this.contactos.findByIds(await this.vinculos.findContactos(id));
    const sugerencias = await this.vinculos.suggestContactos(id);
    const sugeridos = await this.contactos.findByIds(sugerencias.map((one) => one.id));
    return {
      contactos: contactos.map(toContacto),
      sugeridos: withThings(sugerencias, sugeridos, toContacto),
      cambios: (await this.ofrecidos.findOfPersona(id)).map(toCambio),
    };
  }
}

function toCambio({ anterior: _, ...cambio }: CambioOfrecido): CambioOfrecidoDto {
  return cambio;
}

/** Combines each suggestion with the contact or persona that it names. The order stays. */
function withThings<Suggestion extends { id: string }, Thing extends { id: string }, Shown>(
  suggestions: readonly Suggestion[],
  things: readonly Thing[],
  show: (thing: Thing) => Shown,
) {
  return suggestions.flatMap(({ id, ...rest }) => {
    const thing = things.find((one) => one.id === id);
    return thing ? [{ ...rest, ...show(thing) }] : [];
  });
}

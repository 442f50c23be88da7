import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Claims, Public, RequirePermission, StepUp } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { CrearEnlaceDto, EnlaceDeAgendaDto, EnlaceNuevoDto } from './agenda.dto.js';
import { EnlacesDeAgenda } from './enlaces.service.js';
import { ICAL } from './ical.js';

@ApiTags('agenda')
@Controller('agenda')
export class EnlaceDeAgendaController {
  constructor(private readonly enlaces: EnlacesDeAgenda) {}

  /** Since when my calendar has an address for other programs, and what the calendar shows. */
  @Get('enlace')
  @RequirePermission('agenda.ver')
  find(): Promise<EnlaceDeAgendaDto> {
    return this.enlaces.findMine();
  }

  /**
   * Gives my calendar a new address, and ends the earlier one. Only this answer contains the address. The calendar
   * keeps my present role, or a lower role that I get later.
   */
  @Post('enlace')
  @HttpCode(200)
  @RequirePermission('agenda.ver')
  @StepUp()
  async create(
    @Claims() { sid }: AccessClaims,
    @Body() { conReservadas = false }: CrearEnlaceDto,
  ): Promise<EnlaceNuevoDto> {
    return { url: await this.enlaces.create(sid, conReservadas) };
  }

  /** Ends the address of my calendar. */
  @Delete('enlace')
  @RequirePermission('agenda.ver')
  async revoke(): Promise<boolean> {
    await this.enlaces.revoke();
    return true;
  }

  /** The calendar behind an address, with the items of its person. Whoever has the address reads it. */
  @Get('ical/:secreto')
  @Public()
  @ApiProduces(ICAL)
  @ApiOkResponse({ schema: { type: 'string' } })
  async read(
    @Param('secreto') secreto: string,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const calendar = await this.enlaces.read(secreto.replace(/\.ics$/, ''), ip);
    void reply.type(`${ICAL}; charset=utf-8`);
    return calendar;
  }
}

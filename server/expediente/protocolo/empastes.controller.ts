import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EmpastesDto, NuevoEmpasteDto } from './empastes.dto.js';
import { EmpastesService } from './empastes.service.js';

/** Each route answers the state of all books. */
@ApiTags('protocolo')
@Controller('protocolo/empastes')
export class EmpastesController {
  constructor(private readonly empastes: EmpastesService) {}

  /** The unbound folios of each book, and the day until which to bind them. */
  @Get()
  @RequirePermission('protocolo.registros')
  find(): Promise<EmpastesDto> {
    return this.empastes.find();
  }

  /** Records the binding of a book. */
  @Post()
  @HttpCode(200)
  @RequirePermission('protocolo.registros')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: NuevoEmpasteDto): Promise<EmpastesDto> {
    await this.empastes.create(body);
    return this.empastes.find();
  }

  /** Removes the last binding of a book. */
  @Delete(':id')
  @RequirePermission('protocolo.registros')
  async remove(@Param('id', IdPipe) id: string): Promise<EmpastesDto> {
    await this.empastes.remove(id);
    return this.empastes.find();
  }
}

import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { toDirectorio, toPaso } from './archivos.presenter.js';
import {
  CrearDirectorioDto,
  DirectorioDetalleDto,
  ModificarDirectorioDto,
  RamaDto,
  RutasDeDirectoriosDto,
} from './directorios.dto.js';
import { DirectoriosService } from './directorios.service.js';
import { LoReservadoService } from './lo-reservado.service.js';
import { PapeleraDeArchivos } from './papelera.service.js';

@ApiTags('archivos')
@Controller('directorios')
@RequirePermission('archivos.ver')
export class DirectoriosController {
  constructor(
    private readonly directorios: DirectoriosService,
    private readonly reservado: LoReservadoService,
    private readonly papelera: PapeleraDeArchivos,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The tree of all directorios, ordered by name. */
  @Get()
  async tree(): Promise<RamaDto[]> {
    return (await this.directorios.tree()).ramas.map((rama) => ({ ...toPaso(rama), padreId: rama.padreId }));
  }

  /** A directorio with its sizes and counts, and the directorios that lead to it. */
  @Get(':id')
  async get(@Param('id', IdPipe) id: string): Promise<DirectorioDetalleDto> {
    const { ruta, ...row } = await this.directorios.get(id);
    return { ...toDirectorio(row, await this.directory.naming()), ruta: ruta.map(toPaso) };
  }

  /** Makes a directorio. */
  @Post()
  @RequirePermission('archivos.escribir')
  async create(@Body() body: CrearDirectorioDto): Promise<DirectorioDetalleDto> {
    return this.get(await this.directorios.create(body));
  }

  /** Makes the directorios of a tree that do not exist yet, also those without files. */
  @Post('rutas')
  @HttpCode(204)
  @RequirePermission('archivos.escribir')
  async ensure(@Body() body: RutasDeDirectoriosDto): Promise<void> {
    await this.directorios.ensureAll(body);
  }

  /** Changes the name or the description of a directorio, or which people see it. */
  @Patch(':id')
  @RequirePermission('archivos.escribir')
  async update(@Param('id', IdPipe) id: string, @Body() body: ModificarDirectorioDto): Promise<DirectorioDetalleDto> {
    const elegidos = { directorios: [id] };
    await this.reservado.watch(body.loVeranOtros, elegidos, async () => {
      await this.directorios.update(id, body);
      return elegidos;
    });
    return this.get(id);
  }

  /** Takes a directorio out of the trash, with the content that went there with it. */
  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('archivos.escribir')
  async restore(@Param('id', IdPipe) id: string): Promise<DirectorioDetalleDto> {
    await this.papelera.restoreOne({ directorios: [id] });
    return this.get(id);
  }
}

import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Settings } from '../../common/config/settings.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { VersionPipe } from '../../common/input/version.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { toVersion } from '../../expediente/documentos/documentos.presenter.js';
import {
  ArchivoDetalleDto,
  ArchivoDto,
  ArchivosQuery,
  BuscarArchivosQuery,
  CambiarArchivoDto,
  HalladosDto,
  ListaArchivosDto,
  VersionArchivoDto,
} from './archivos.dto.js';
import { toArchivo, toDirectorio, toHallados, toPaso } from './archivos.presenter.js';
import { ArchivosService } from './archivos.service.js';
import { GuardadoService } from './guardado.service.js';

/** The most archivos, and the most directorios, that the list of the trash shows. */
const MAX_PAPELERA = 500;

@ApiTags('archivos')
@Controller('archivos')
@RequirePermission('archivos.ver')
export class ArchivosController {
  constructor(
    private readonly archivos: ArchivosService,
    private readonly guardado: GuardadoService,
    private readonly directory: CuentaDirectory,
    private readonly settings: Settings,
  ) {}

  /** The content of a directorio: all its directorios, and its archivos in parts. */
  @Get()
  async list(@Query() query: ArchivosQuery): Promise<ListaArchivosDto> {
    const { directorio, ruta, directorios, archivos, siguiente, total } = await this.archivos.list(query);
    const naming = await this.directory.naming();
    return {
      directorio: directorio && toDirectorio(directorio, naming),
      ruta: ruta.map(toPaso),
      directorios: directorios.map((row) => toDirectorio(row, naming)),
      archivos: archivos.map((row) => toArchivo(row, naming)),
      siguiente,
      totalArchivos: total.archivos,
      totalBytes: total.bytes,
      archivoMaxMib: this.settings.FILE_MAX_MIB,
    };
  }

  /**
   * Directorios whose name has all words, and archivos whose name or text has them, with their paths. Searches the
   * whole drive.
   */
  @Get('buscar')
  async search(@Query() query: BuscarArchivosQuery): Promise<HalladosDto> {
    return toHallados(await this.archivos.search(query), await this.directory.naming());
  }

  /** Archivos and directorios that were put into the trash themselves, the last first; at most 500 of each kind. */
  @Get('papelera')
  async trashed(): Promise<HalladosDto> {
    return toHallados(await this.archivos.trashed(MAX_PAPELERA), await this.directory.naming());
  }

  /** An archivo, the path to it, and the people who saw it last. */
  @Get(':id')
  async get(@Param('id', IdPipe) id: string): Promise<ArchivoDetalleDto> {
    const { ruta, lecturas, ...row } = await this.archivos.get(id);
    const naming = await this.directory.naming();
    return {
      ...toArchivo(row, naming),
      ruta: ruta.map(toPaso),
      lecturas: lecturas.flatMap(({ usuarioId, vistoEn }) => {
        const persona = naming(usuarioId);
        return persona ? [{ persona, vistoEn }] : [];
      }),
    };
  }

  /** Every version of an archivo, newest first. */
  @Get(':id/versiones')
  async findVersiones(@Param('id', IdPipe) id: string): Promise<VersionArchivoDto[]> {
    const naming = await this.directory.naming();
    return (await this.archivos.findVersiones(id)).map((version) => toVersion(version, naming));
  }

  /** Makes an old version the newest one again. Its content becomes a new version. */
  @Post(':id/versiones/:n/restaurar')
  @HttpCode(200)
  @RequirePermission('archivos.escribir')
  async restoreVersion(@Param('id', IdPipe) id: string, @Param('n', VersionPipe) n: number): Promise<ArchivoDto> {
    await this.guardado.restoreVersion(id, n);
    const [row] = await this.archivos.findByIds([id]);
    return toArchivo(row as NonNullable<typeof row>, await this.directory.naming());
  }

  /** Changes the name or the description of an archivo. */
  @Patch(':id')
  @RequirePermission('archivos.escribir')
  async update(@Param('id', IdPipe) id: string, @Body() body: CambiarArchivoDto): Promise<ArchivoDto> {
    return toArchivo(await this.archivos.update(id, body), await this.directory.naming());
  }
}

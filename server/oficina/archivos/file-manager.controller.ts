import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { FileManagerDto, FileManagerQuery } from './archivos.dto.js';
import { toFile, toFolder } from './archivos.presenter.js';
import { ArchivosService } from './archivos.service.js';
import { directorioIdOf } from './directorio-id.js';
import { DirectoriosService } from './directorios.service.js';

/** The most files of one folder that the template's client, which knows no parts, is sent. */
const MAX_FILES = 10_000;

/** The archivos as clients of the reference template read them: see contract §7. */
@ApiTags('archivos')
@Controller('apps/file-manager')
export class FileManagerController {
  constructor(
    private readonly archivos: ArchivosService,
    private readonly directorios: DirectoriosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** A folder with its folders and files, each by name, and the way to it. */
  @Get()
  @RequirePermission('archivos.ver')
  async get(@Query() query: FileManagerQuery): Promise<FileManagerDto> {
    const folderId = directorioIdOf(query.folderId);
    const { directorios, archivos, ruta } = await this.archivos.list({
      ...(folderId !== null && { directorioId: folderId }),
      orden: 'nombre',
      sentido: 'asc',
      limite: MAX_FILES,
    });
    const path = await this.directorios.findByIds(ruta.map(({ id }) => id));
    const naming = await this.directory.naming();
    const { zonaHoraria } = await this.directory.cuenta();
    return {
      folders: directorios.map((row) => toFolder(row, naming, zonaHoraria)),
      files: archivos.map((row) => toFile(row, naming, zonaHoraria)),
      path: path.map((row) => toFolder(row, naming, zonaHoraria)),
    };
  }
}

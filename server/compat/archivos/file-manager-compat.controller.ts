import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DateTime } from 'luxon';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { extensionOf, nameOfVersion } from '../../common/files/file-name.js';
import { CuentaDirectory, type Naming } from '../../common/tenancy/cuenta-directory.js';
import type { ArchivoConVersion } from '../../oficina/archivos/archivos.repository.js';
import { ArchivosService } from '../../oficina/archivos/archivos.service.js';
import { directorioIdOf } from '../../oficina/archivos/directorio-id.js';
import type { DirectorioConContenido } from '../../oficina/archivos/directorios.repository.js';
import { DirectoriosService } from '../../oficina/archivos/directorios.service.js';
import { sizeText } from '../../plataforma/plan/planes.js';
import { FileManagerDto, FileManagerQuery, type ItemDto } from './file-manager-compat.dto.js';

/** The most files of a folder in an answer. Older clients do not ask for further parts. */
const MAX_FILES = 10_000;

/** The kinds of files in the reference template, by extension. */
const TIPOS: Readonly<Record<string, readonly string[]>> = {
  PDF: ['pdf'],
  DOC: ['doc', 'docx', 'odt', 'rtf', 'dot', 'dotx'],
  XLS: ['xls', 'xlsx', 'ods', 'csv', 'xlsm'],
  TXT: ['txt', 'text', 'md', 'log'],
  JPG: ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'heic', 'heif', 'bmp', 'tif', 'tiff', 'svg'],
};

@ApiTags('archivos')
@Controller('apps/file-manager')
export class FileManagerCompatController {
  constructor(
    private readonly archivos: ArchivosService,
    private readonly directorios: DirectoriosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** A folder with its folders and files, each by name, and its path. */
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

/** The kind of a file for the template's client. It is a kind of the template, or the extension in capitals. */
function tipoOf(nombre: string): string {
  const extension = extensionOf(nombre);
  const known = Object.entries(TIPOS).find(([, extensions]) => extensions.includes(extension));
  return known?.[0] ?? (extension.slice(0, 5).toUpperCase() || 'TXT');
}

/** A number with its noun: «57 archivos», «1 archivo». */
const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

/** A day in words, in the cuenta's time zone: «24 de abril de 2018». */
const dia = (moment: Date, zonaHoraria: string): string =>
  DateTime.fromJSDate(moment, { zone: zonaHoraria }).setLocale('es').toFormat("d 'de' LLLL 'de' yyyy");

/** A directorio in the format of the template's client. */
function toFolder({ directorio, contenido }: DirectorioConContenido, naming: Naming, zonaHoraria: string): ItemDto {
  return {
    id: directorio.id,
    folderId: directorio.padreId,
    name: directorio.nombre,
    createdBy: naming(directorio.creadoPor)?.nombre ?? '',
    createdAt: dia(directorio.creadoEn, zonaHoraria),
    modifiedAt: dia(directorio.actualizadoEn, zonaHoraria),
    size: sizeText(contenido.bytes),
    type: 'folder',
    contents: cuantos(contenido.archivos, 'archivo', 'archivos'),
    description: directorio.descripcion,
  };
}

/** An archivo in the format of the template's client. */
function toFile(row: ArchivoConVersion, naming: Naming, zonaHoraria: string): ItemDto {
  const { archivo, actual } = row;
  return {
    id: archivo.id,
    folderId: archivo.directorioId,
    name: archivo.nombre,
    createdBy: naming(archivo.creadoPor)?.nombre ?? '',
    createdAt: dia(archivo.creadoEn, zonaHoraria),
    modifiedAt: dia(archivo.actualizadoEn, zonaHoraria),
    size: sizeText(archivo.bytes),
    type: tipoOf(nameOfVersion(archivo.nombre, actual.nombreOriginal)),
    contents: null,
    description: archivo.descripcion,
  };
}

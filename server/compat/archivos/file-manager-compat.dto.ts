import { IsOptional, IsString } from 'class-validator';

/** A folder or a file, as the reference template shows it: texts, in Spanish. */
export class ItemDto {
  id: string;
  folderId: string | null;
  name: string;
  createdBy: string;
  createdAt: string;
  modifiedAt: string;
  size: string;
  /** «folder», or the kind of the file: PDF, XLS, DOC, TXT, JPG or another. */
  type: string;
  /** The contents of a folder in words: «57 archivos». */
  contents: string | null;
  description: string | null;
}

/** A folder of the file manager. */
export class FileManagerDto {
  folders: ItemDto[];
  files: ItemDto[];
  /** The folders on the path, from the outermost to this folder. */
  path: ItemDto[];
}

/** The folder that the file manager shows. */
export class FileManagerQuery {
  /** The id of the folder. Left out or «null»: the outermost level. */
  @IsOptional()
  @IsString({ message: 'La carpeta no es válida.' })
  folderId?: string;
}

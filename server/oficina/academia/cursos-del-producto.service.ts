import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Matches, Min } from 'class-validator';
import { contentPictures, readContent } from '../../common/contenido/content.js';
import { ContentRoot } from '../../common/contenido/content-root.js';
import { CATEGORIA_SLUGS } from './categorias.js';

/** The front matter of a course, in its `index.md`. */
class CursoEscrito {
  @IsUUID('7', { message: '«id» es un UUID v7, que no cambia más' })
  id: string;

  @IsString({ message: 'le falta «titulo»' })
  @IsNotEmpty({ message: 'le falta «titulo»' })
  titulo: string;

  @IsString({ message: 'le falta «descripcion»' })
  @IsNotEmpty({ message: 'le falta «descripcion»' })
  descripcion: string;

  @IsIn(CATEGORIA_SLUGS, { message: `«categoria» es una de estas: ${CATEGORIA_SLUGS.join(', ')}` })
  categoria: string;

  @IsInt({ message: '«minutos» es un número' })
  @Min(1, { message: '«minutos» es un número desde 1' })
  minutos: number;

  @IsInt({ message: '«orden» es un número' })
  orden: number;

  /** The day of the course's last change. */
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: '«actualizado» es un día como 2026-11-26' })
  actualizado: string;

  @IsOptional()
  @IsBoolean({ message: '«destacado» es true o false' })
  destacado?: boolean;
}

class PasoEscrito {
  @IsString({ message: 'le falta «titulo»' })
  @IsNotEmpty({ message: 'le falta «titulo»' })
  titulo: string;

  @IsString({ message: 'le falta «subtitulo»' })
  @IsNotEmpty({ message: 'le falta «subtitulo»' })
  subtitulo: string;
}

/** A course that comes with the product. */
export interface CursoDelProducto {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  /** In minutes. */
  duration: number;
  updatedOn: Date;
  featured: boolean;
  /** `html` is sanitised. It is made when it is first read. */
  steps: { title: string; subtitle: string; readonly html: string }[];
}

/**
 * Reads the courses of the product. A wrong file stops the start.
 * @param root the folder `contenido` @throws ContentError
 */
export async function readCursos(root: string): Promise<CursoDelProducto[]> {
  const path = join(root, 'academia');
  const none = () => {};
  const pictures = await contentPictures({ path }, '', none);
  const folders = await readContent({ path, folder: CursoEscrito, page: PasoEscrito, pictures }, none);
  return folders.map(({ slug, data, pages }) => ({
    id: data.id,
    slug,
    title: data.titulo,
    description: data.descripcion,
    category: data.categoria,
    duration: data.minutos,
    // Noon in UTC is the same day in every time zone of the cuentas.
    updatedOn: new Date(`${data.actualizado}T12:00:00Z`),
    featured: data.destacado ?? false,
    steps: pages.map((page) => ({
      title: page.data.titulo,
      subtitle: page.data.subtitulo,
      get html() {
        return page.html;
      },
    })),
  }));
}

/** The courses of the product: Markdown files in `contenido/academia`, which are read at the start. */
@Injectable()
export class CursosDelProducto implements OnModuleInit {
  /** The courses in the order of their folders. */
  all: readonly CursoDelProducto[] = [];

  constructor(private readonly root: ContentRoot) {}

  async onModuleInit(): Promise<void> {
    this.all = await readCursos(this.root.path);
  }

  /** @param id the id or the slug */
  find(id: string): CursoDelProducto | undefined {
    return this.all.find((curso) => curso.id === id.toLowerCase() || curso.slug === id);
  }
}

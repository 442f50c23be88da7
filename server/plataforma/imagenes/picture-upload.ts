import { RouteConfig } from '@nestjs/platform-fastify';
import { FILE, TakesFiles } from '../../common/files/takes-files.js';

/** A multipart route that receives a picture in the field `campo`. With `hasId`, it also receives the owner's id. */
export const PictureUpload = (campo: string, { hasId = false } = {}): MethodDecorator =>
  TakesFiles({ ...(hasId && { id: { type: 'string', format: 'uuid' } }), [campo]: FILE });

/** A route whose JSON may hold a picture. Base64 makes the picture a third larger. */
export const PictureInJson = () => RouteConfig({ bodyLimit: 12 * 1024 * 1024, isUpload: true });

import { FILE, TakesFiles } from '../../common/files/takes-files.js';

/** A multipart route that receives one picture in the field `campo`; with `hasId` also the id of its owner. */
export const PictureUpload = (campo: string, { hasId = false } = {}): MethodDecorator =>
  TakesFiles({ ...(hasId && { id: { type: 'string', format: 'uuid' } }), [campo]: FILE });

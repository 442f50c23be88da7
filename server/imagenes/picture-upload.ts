import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ManagesTransactions } from '../common/access/access.decorators.js';

/** A multipart route that receives one picture in the field `campo`; with `hasId` also the id of its owner. */
export const PictureUpload = (campo: string, { hasId = false } = {}) =>
  applyDecorators(
    ManagesTransactions(),
    RouteConfig({ isUpload: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: {
          ...(hasId && { id: { type: 'string', format: 'uuid' } }),
          [campo]: { type: 'string', format: 'binary' },
        },
      },
    }),
  );

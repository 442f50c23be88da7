import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ManagesTransactions } from '../access/access.decorators.js';

/** The schema of a file in the description of a multipart body. */
export const FILE = { type: 'string', format: 'binary' } as const;

/**
 * A multipart route that reads its files as a stream. The decorator is for methods: a class passes no limit on to its
 * routes.
 * @param properties the schemas of its fields
 */
export const TakesFiles = (properties: Record<string, { type: string; [extra: string]: unknown }>): MethodDecorator =>
  applyDecorators(
    ManagesTransactions(),
    RouteConfig({ isUpload: true, bodyType: 'multipart/form-data' }),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', properties } }),
  );

/** A route that answers with a file. @param mime its type, and other possible types, for the description of the API */
export const AnswersFile = (mime = 'application/octet-stream', ...others: string[]): MethodDecorator =>
  applyDecorators(ApiProduces(mime, ...others), ApiOkResponse({ schema: FILE }));

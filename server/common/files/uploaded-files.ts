import multipart, { type MultipartFile } from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AuthenticatedRequest } from '../access/identity.js';
import type { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { interrupted } from './interrupted.js';
import { UploadParts } from './upload-parts.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** The files that arrive in parts. */
    uploadParts: UploadParts;
  }
}

const MIB = 1024 * 1024;
const FIELDS = 20;
const FIELD_BYTES = 16 * 1024;
// Files beyond FILES_PER_UPLOAD are refused separately, by name. More parts than this end the request.
const PARTS = 200;

/** A file of a request. Read it before the next file is requested. */
export interface UploadedFile {
  /** The name that the client gave. */
  nombre: string;
  /** The text fields before the file. */
  campos: Readonly<Record<string, string>>;
  content: AsyncIterable<Uint8Array>;
}

/** Makes the server accept multipart requests and parts of files, without reading them. */
export async function acceptUploads(app: NestFastifyApplication, { FILE_MAX_MIB }: Settings): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const parts: UploadParts = app.get(UploadParts);
  fastify.decorate('uploadParts', parts);
  fastify.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
  await app.register(multipart, {
    throwFileSizeLimit: false,
    preservePath: true,
    limits: { fileSize: FILE_MAX_MIB * MIB, fields: FIELDS, fieldSize: FIELD_BYTES, parts: PARTS },
  });
}

/**
 * The files of a multipart request, one after the other, straight from the socket. Unread bytes of a file are skipped,
 * so that the next file is reached. At the end the rest of the request is read. So the client sees the answer. A file
 * after the fields `subida` and `subidaBytes` is empty. Its bytes have arrived before, in parts.
 * @throws DomainError 415 when it is no multipart request, 400 when it breaks off
 */
export async function* uploadedFiles(request: AuthenticatedRequest, settings: Settings): AsyncGenerator<UploadedFile> {
  const campos: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        campos[part.fieldname] = String(part.value);
        continue;
      }
      const content = partsOf(request, campos) ?? contentOf(part, settings);
      yield { nombre: unescaped(part.filename ?? ''), campos, content };
      part.file.resume();
      delete campos.subida;
    }
  } catch (error) {
    // Refusals of the plugin have codes and answers. Any other error means that the request broke off.
    throw (error as { code?: string }).code?.startsWith('FST_') ? error : interrupted(error);
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function partsOf({ server, tenant }: AuthenticatedRequest, { subida, subidaBytes }: UploadedFile['campos']) {
  return subida && tenant ? server.uploadParts.contentOf(tenant, subida, Number(subidaBytes)) : undefined;
}

async function* contentOf({ file }: MultipartFile, { FILE_MAX_MIB }: Settings): AsyncGenerator<Uint8Array> {
  try {
    // The file is not destroyed when its reader stops early. Otherwise the parser would lose the files after it.
    yield* file.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw interrupted(error);
  }
  if (file.truncated) {
    throw new DomainError('ARCHIVO_GRANDE', 413, `El archivo supera los ${FILE_MAX_MIB} MB.`);
  }
}

/** The original name: browsers escape quotes and line breaks in the header (WHATWG HTML). */
function unescaped(filename: string): string {
  return filename.replace(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

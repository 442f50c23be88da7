import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../../common/access/access.decorators.js';
import { isAllowed, type Permission } from '../../common/access/permissions.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaGate } from './carpeta-gate.service.js';

/**
 * Makes a GET of any controller a part of the desk of carpetas. The carpeta's id is the argument of its method, or a
 * parameter of its query.
 */
export const EnEscritorio = DiscoveryService.createDecorator<{ consulta?: string }>();

/** A GET route whose answer comes with a carpeta. */
interface Parte {
  permiso: Permission;
  addressOf: (carpetaId: string) => string;
  read: (carpetaId: string) => unknown;
}

/** The desk of a carpeta: the answers of all domains that the page of the carpeta shows beside it. */
@Injectable()
export class EscritorioService implements OnModuleInit {
  private readonly logger = new Logger(EscritorioService.name);
  private partes: Parte[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly transactions: Transactions,
    private readonly gate: CarpetaGate,
  ) {}

  onModuleInit(): void {
    this.partes = this.discovery.getControllers().flatMap((controller) =>
      this.scanner.getAllMethodNames(controller.metatype?.prototype).flatMap((name) => {
        const options = this.discovery.getMetadataByDecorator(EnEscritorio, controller, name);
        return options ? parteOf(controller.instance, name, options.consulta) : [];
      }),
    );
  }

  /**
   * The answers of the parts for a carpeta that was just read, by their addresses. A part that fails, or that the role
   * may not read, is left out.
   */
  find(carpeta: Carpeta): Promise<Record<string, unknown>> {
    return this.gate.knowing(carpeta, () => this.readAll(carpeta.id));
  }

  private async readAll(carpetaId: string): Promise<Record<string, unknown>> {
    const { manager, tenant } = this.transactions;
    const answers: Record<string, unknown> = {};
    await manager.query('SAVEPOINT escritorio');
    for (const { permiso, addressOf, read } of this.partes) {
      if (!isAllowed(tenant.rolId, permiso)) continue;
      try {
        answers[addressOf(carpetaId)] = await read(carpetaId);
      } catch (error) {
        // A failed statement makes all later statements of the transaction fail, until this rollback.
        await manager.query('ROLLBACK TO SAVEPOINT escritorio');
        if (!(error instanceof DomainError)) this.logger.error({ err: error }, 'A part of a desk could not be read.');
      }
    }
    return answers;
  }
}

/** Reads the access of a route as the guard does. */
const reflector = new Reflector();

// biome-ignore lint/suspicious/noExplicitAny: the instance of any controller
function parteOf(controller: any, name: string, consulta: string | undefined): Parte {
  const handler = controller[name];
  const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller.constructor]);
  if (!access || access === 'public' || access === 'session' || access === 'operator') {
    throw new Error(`${name} is on the desk of carpetas, and needs no permission.`);
  }
  const parts = [controller.constructor, handler].map((of) => Reflect.getMetadata(PATH_METADATA, of));
  const path = ['', 'api', ...parts].join('/').replace(/\/+/g, '/').replace(/\/$/, '');
  return {
    permiso: access,
    addressOf: (id) => (consulta ? `${path}?${consulta}=${id}` : path.replace(':id', id)),
    // Each query parameter of the method receives the whole query.
    read: (id) => (consulta ? controller[name]({ [consulta]: id }, { [consulta]: id }) : controller[name](id)),
  };
}

import { Logger } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { type DiscoverableDecorator, type DiscoveryService, type MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access, PERSONAL_TOKENS, STEP_UP } from './access/access.decorators.js';
import { isAllowed, type Permission } from './access/permissions.js';
import { DomainError } from './errors/domain-error.js';
import type { Transactions } from './tenancy/transactions.js';

/** A GET route whose answer comes with another answer. */
interface JoinedRoute {
  permiso: Permission;
  addressOf: (id: string) => string;
  read: (id: string) => unknown;
}

/** How a route takes the id of the thing that it answers for. By default the id is a part of its path. */
interface Options {
  /** The parameter of the query with the id. */
  consulta?: string;
}

/** The GET routes of any controllers that a decorator marks. Their answers come with the answer of another route. */
export class JoinedRoutes {
  private readonly logger = new Logger(JoinedRoutes.name);
  private readonly routes: JoinedRoute[];

  /**
   * Create it once the modules are ready.
   * @param place names the answer with which they come
   * @throws Error for a route that a permission alone does not open
   */
  constructor(
    private readonly place: string,
    decorator: DiscoverableDecorator<Options>,
    discovery: DiscoveryService,
    scanner: MetadataScanner,
  ) {
    this.routes = discovery.getControllers().flatMap((controller) =>
      scanner.getAllMethodNames(controller.metatype?.prototype).flatMap((name) => {
        const options = discovery.getMetadataByDecorator(decorator, controller, name);
        return options ? this.routeOf(controller.instance, name, options.consulta) : [];
      }),
    );
  }

  /**
   * Reads the answers in the running transaction, by their addresses. A route that fails, or that the role may not
   * call, is left out.
   * @param id of the thing, for routes that answer for one thing
   */
  async read({ manager, tenant }: Transactions, id = ''): Promise<Record<string, unknown>> {
    const answers: Record<string, unknown> = {};
    await manager.query('SAVEPOINT joined');
    for (const { permiso, addressOf, read } of this.routes) {
      if (!isAllowed(tenant.rolId, permiso)) continue;
      try {
        answers[addressOf(id)] = await read(id);
      } catch (error) {
        // A failed statement makes all later statements of the transaction fail, until this rollback.
        await manager.query('ROLLBACK TO SAVEPOINT joined');
        if (error instanceof DomainError) continue;
        this.logger.error({ err: error }, `${addressOf(id)} could not be read for ${this.place}.`);
      }
    }
    return answers;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the instance of any controller
  private routeOf(controller: any, name: string, consulta: string | undefined): JoinedRoute {
    const handler = controller[name];
    const decorated = <T>(key: string) => reflector.getAllAndOverride<T>(key, [handler, controller.constructor]);
    const access = decorated<Access | undefined>(ACCESS);
    const hasOtherRules = decorated(STEP_UP) !== undefined || decorated(PERSONAL_TOKENS) !== undefined;
    if (!access || access === 'public' || access === 'session' || access === 'operator' || hasOtherRules) {
      throw new Error(`${name} is on ${this.place}, but a permission alone does not open it.`);
    }
    const parts = [controller.constructor, handler].map((of) => Reflect.getMetadata(PATH_METADATA, of));
    const path = ['', 'api', ...parts].join('/').replace(/\/+/g, '/').replace(/\/$/, '');
    if (path.includes(':id')) {
      return { permiso: access, addressOf: (id) => path.replace(':id', id), read: (id) => controller[name](id) };
    }
    const queryOf = (id: string) => (consulta ? { [consulta]: id } : {});
    return {
      permiso: access,
      addressOf: (id) => (consulta ? `${path}?${consulta}=${id}` : path),
      // Each query parameter of the method receives the whole query.
      read: (id) => controller[name](queryOf(id), queryOf(id)),
    };
  }
}

/** Reads the decorators of a route as the guard does. */
const reflector = new Reflector();

import type { DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

/** A provider of any module, and the options of its decorator. */
interface Discovered<Instance, Options> {
  instance: Instance;
  options: Options;
}

/** The providers of all modules that a decorator marks. Call it once the modules are ready. */
export function discovered<Instance, Options>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<Options>,
): Discovered<Instance, Options>[] {
  return discovery.getProviders({ metadataKey: decorator.KEY }).map((provider) => ({
    instance: provider.instance as Instance,
    options: discovery.getMetadataByDecorator(decorator, provider) as Options,
  }));
}

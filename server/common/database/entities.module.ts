import { type DynamicModule, Module } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';

type Entity = EntitySchema | (abstract new () => unknown);

/** The entities of all imported modules, for the only data source. */
export const entities = new Set<Entity>();

@Module({})
class EntitiesModule {}

/** Adds a domain's entities to the data source. It belongs in the imports of its module. */
export function entitiesModule(...own: Entity[]): DynamicModule {
  for (const entity of own) {
    entities.add(entity);
  }
  return { module: EntitiesModule };
}

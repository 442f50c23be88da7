import { type DynamicModule, Module } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';

type Entity = EntitySchema | (abstract new () => unknown);

/** Those of every module that is imported, for the one data source. */
export const entities = new Set<Entity>();

@Module({})
class EntitiesModule {}

/** Adds the entities of a domain to the data source; among the imports of its module. */
export function entitiesModule(...own: Entity[]): DynamicModule {
  for (const entity of own) {
    entities.add(entity);
  }
  return { module: EntitiesModule };
}

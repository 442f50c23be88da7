import type { EntityManager } from 'typeorm';

/** Writes for whom a parte acts, in place of those for whom it acted. Here, since a merge of personas writes it too. */
export async function writeRepresentados(
  manager: EntityManager,
  { id, carpetaId }: { id: string; carpetaId: string },
  representados: readonly string[],
): Promise<void> {
  await manager.query('delete from parte_representaciones where parte_id = $1', [id]);
  await manager.query(
    `insert into parte_representaciones (carpeta_id, parte_id, representa_a, orden)
     select $2, $1, uno.id, uno.orden from unnest($3::uuid[]) with ordinality as uno (id, orden)`,
    [id, carpetaId, representados],
  );
}

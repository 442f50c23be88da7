import type { EntityManager } from 'typeorm';

/** Replaces the partes for whom a parte acts. Apart from partes, since a merge of personas calls it, too. */
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

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * What was approved by a document that leaves the trash for good is approved no more, unless its carpeta is signed. The
 * foreign key empties the name of the document, and this follows it.
 */
export class RequisitosSinDocumento1763700000145 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create function requisito_sin_documento() returns trigger language plpgsql
         set search_path = pg_catalog, public as $$
         begin
           if not exists (select 1 from documentos where cuenta_id = old.cuenta_id and id = old.documento_id)
              and exists (select 1 from carpetas
                           where cuenta_id = old.cuenta_id and id = old.carpeta_id and fecha_firma is null) then
             new.estado := 'pendiente';
             new.decidido_por := null;
             new.decidido_en := null;
             new.version := old.version + 1;
           end if;
           return new;
         end $$`,
      `create trigger requisito_sin_documento before update of documento_id on requisitos for each row
         when (old.documento_id is not null and new.documento_id is null and old.estado = 'aprobado' and new.estado = 'aprobado'
               and new.version = old.version)
         execute function requisito_sin_documento()`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger requisito_sin_documento on requisitos',
      'drop function requisito_sin_documento()',
    ]);
  }
}

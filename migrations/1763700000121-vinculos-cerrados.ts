import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an identity provider lets a person in by no address alone: they reported that somebody else came in. */
export class VinculosCerrados1763700000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table usuarios add column vinculo_cerrado_en timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table usuarios drop column vinculo_cerrado_en');
  }
}

import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { createDataSource } from './data-source.js';
import { DatabaseUrl } from './database-url.js';

@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [DatabaseUrl, Settings],
      useFactory: (url: DatabaseUrl, settings: Settings) => createDataSource(url.app, settings).initialize(),
    },
  ],
  exports: [DataSource],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

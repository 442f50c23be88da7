import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ETagInterceptor } from '../http/etag.interceptor.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { Importaciones } from '../importaciones/importaciones.js';
import { CuentaDirectory } from './cuenta-directory.js';
import { TenancyInterceptor } from './tenancy.interceptor.js';
import { Transactions } from './transactions.js';
import { Turns } from './turns.js';

@Global()
@Module({
  providers: [
    Turns,
    Transactions,
    CuentaDirectory,
    Idempotency,
    Importaciones,
    { provide: APP_INTERCEPTOR, useClass: TenancyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ETagInterceptor },
    // It runs after TenancyInterceptor. So a repeated key is looked up inside the request's transaction.
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [Turns, Transactions, CuentaDirectory, Idempotency, Importaciones],
})
export class TenancyModule {}

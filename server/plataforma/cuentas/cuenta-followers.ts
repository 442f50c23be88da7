import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import type { Pais } from '../../vocabulario/paises.js';

/**
 * The work of a domain for a new or changed cuenta. It runs inside the cuenta, in the caller's transaction: an error
 * undoes both.
 */
export interface CuentaFollower {
  /** A cuenta was created. */
  opened?(pais: Pais): Promise<void>;
  /** The country of the cuenta changed. The cuenta has no carpetas yet. */
  countryChanged?(pais: Pais): Promise<void>;
}

interface FollowsCuentasOptions {
  /** Whether this follower needs the data of the other followers. */
  isLast?: boolean;
}

/** Registers a provider of any module as a {@link CuentaFollower}. */
export const FollowsCuentas = DiscoveryService.createDecorator<FollowsCuentasOptions>();

/** Tells all domains about new cuentas and changed countries. */
@Injectable()
export class CuentaFollowers implements OnModuleInit {
  private followers: CuentaFollower[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.followers = discovered<CuentaFollower, FollowsCuentasOptions>(this.discovery, FollowsCuentas)
      .toSorted((a, b) => Number(a.options.isLast ?? false) - Number(b.options.isLast ?? false))
      .map(({ instance }) => instance);
  }

  /** Calls each follower, one after the other: `tell((follower) => follower.opened?.(pais))`. */
  async tell(call: (follower: CuentaFollower) => Promise<void> | undefined): Promise<void> {
    for (const follower of this.followers) {
      await call(follower);
    }
  }
}

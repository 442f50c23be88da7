import { DiscoveryService } from '@nestjs/core';

/** Makes a GET of any controller a part of the shell. The route takes no id, and its query may be empty. */
export const EnMarco = DiscoveryService.createDecorator();

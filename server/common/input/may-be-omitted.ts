import { ValidateIf } from 'class-validator';

/** The field may be left out, but must not be null. `@IsOptional()` would accept null. */
export const MayBeOmitted = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

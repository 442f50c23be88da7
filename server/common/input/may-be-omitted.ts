import { ValidateIf } from 'class-validator';

/** The field may be left out, but not be null: for what has no empty value. `@IsOptional()` lets null through. */
export const MayBeOmitted = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

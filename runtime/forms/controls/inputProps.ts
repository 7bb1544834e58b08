import type { ControlProps } from '../types';

/** The attributes that tie an input to its label, hints and message. */
export const inputProps = ({ id, describedBy, isInvalid }: Omit<ControlProps, 'field'>) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});

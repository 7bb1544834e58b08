import type { ControlProps } from '../types';

/** The attributes that tie a group of inputs to its label, hints and message. */
export const groupProps = ({ labelId, describedBy }: Omit<ControlProps, 'field'>) => ({
  'aria-labelledby': labelId,
  'aria-describedby': describedBy,
});

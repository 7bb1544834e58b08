import type { ReactNode } from 'react';
import classNames from 'classnames';

export interface ButtonProps {
  children: ReactNode;
  /** With an address it is a link. */
  href?: string;
  type?: 'button' | 'submit';
  /** `primary` once per view, `secondary` outlined, `plain` text only. */
  look?: 'primary' | 'secondary' | 'plain';
  isDisabled?: boolean;
  className?: string;
}

/** A button, or a link that looks like one. */
export function Button({
  children,
  href,
  type = 'button',
  look = 'primary',
  isDisabled = false,
  className,
}: ButtonProps) {
  const name = classNames('button', `button--${look}`, className);
  if (href !== undefined) {
    return (
      <a className={name} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button className={name} type={type} disabled={isDisabled}>
      {children}
    </button>
  );
}

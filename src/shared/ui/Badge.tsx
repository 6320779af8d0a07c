import type { ReactNode } from 'react';

const TONES = {
  plain: 'border-edge bg-glass-2',
  good: 'border-vine bg-glass-2 text-vine',
  bad: 'border-brick bg-glass-2 text-brick',
  warning: 'border-sun bg-sun text-on-sun',
};
export type BadgeTone = keyof typeof TONES;

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  as?: 'span' | 'li';
  className?: string;
}

export function Badge({ children, tone = 'plain', as: Element = 'span', className = 'px-[0.6rem]' }: BadgeProps) {
  return (
    <Element className={`rounded border py-[0.15rem] text-small leading-normal ${TONES[tone]} ${className}`}>
      {children}
    </Element>
  );
}

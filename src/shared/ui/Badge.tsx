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
  /** A shape before the words, so that colour is not the only sign. */
  sign?: string | undefined;
}

export function Badge({ children, tone = 'plain', sign }: BadgeProps) {
  return (
    <span className={`flex-none rounded border px-[0.6rem] py-[0.15rem] text-small leading-normal ${TONES[tone]}`}>
      {sign && <span aria-hidden="true">{sign} </span>}
      {children}
    </span>
  );
}

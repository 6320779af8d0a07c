import type { ProgressHTMLAttributes } from 'react';

export function ProgressBar(progress: ProgressHTMLAttributes<HTMLProgressElement>) {
  return (
    <progress
      {...progress}
      className="h-3.5 w-full appearance-none overflow-hidden rounded border border-edge bg-glass-2 text-petrol indeterminate:animate-run-along indeterminate:[background:linear-gradient(90deg,transparent_0_35%,currentColor_50%,transparent_65%_100%)_0_0/200%_100%] motion-reduce:indeterminate:animate-none [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:[transition:inline-size_var(--motion-calm)_ease-out]"
    />
  );
}

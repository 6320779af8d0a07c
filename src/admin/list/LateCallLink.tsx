import { type ComponentProps, lazy, Suspense } from 'react';
import type { CallLink as CallLinkPart } from '#admin/case/CallLink.tsx';
import { ROW } from '#admin/shown/card-look.ts';

/** Comes after the list, because it knows the numbers of all countries (30 kB). */
const CallLink = lazy<typeof CallLinkPart>(() =>
  import('#admin/case/CallLink.tsx').then(
    ({ CallLink }) => ({ default: CallLink }),
    () => ({ default: () => null }),
  ),
);

export const LateCallLink = (props: ComponentProps<typeof CallLinkPart>) => (
  <Suspense fallback={<span className={ROW.call} />}>
    <CallLink {...props} />
  </Suspense>
);

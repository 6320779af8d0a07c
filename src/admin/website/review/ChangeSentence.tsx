import { changeTexts } from '#domain/site/texts.ts';
import type { Sentence } from '#shared/api/site-shapes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { reviewTexts as texts } from './texts.ts';

/** 'Samstag: 8–14 Uhr wird geschlossen'. */
export const ChangeSentence = ({ change: { label, before, after } }: { change: Sentence }) => (
  <span className="min-w-0 wrap-anywhere">
    <b>{before || after === changeTexts.none ? `${label}: ` : texts.added(label)}</b>
    {before && (
      <>
        <del className="text-ink-soft">{before}</del>{' '}
        <span className="inline-block align-middle text-small" aria-hidden="true">
          <Icon name="right" />
        </span>
        <span className="sr-only">{texts.becomes}</span>{' '}
      </>
    )}
    <b>{after || texts.removed}</b>
  </span>
);

import { INTERACTIONS } from '#domain/visits/page-view.ts';
import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { interactionTexts as texts } from '../texts.ts';
import { FIGURE } from './figure-look.ts';

/** How often phone, WhatsApp, mail and form were used: what all the visits are for. */
export function ContactWays({ uses }: { uses: AnalyticsSummary['interactions'] }) {
  return (
    <Pane title={texts.heading}>
      <p className="text-small text-ink-soft">{texts.note}</p>
      <Tiles className="">
        {INTERACTIONS.map((kind) => (
          <Tile
            key={kind}
            label={texts.kinds[kind]}
            value={uses[kind]}
            className={`content-start ${FIGURE.tile}`}
            valueClass={FIGURE.value}
          />
        ))}
      </Tiles>
    </Pane>
  );
}

import { Pane } from '#shared/ui/Pane.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { type AnalyticsSummary, INTERACTIONS } from '../contract.ts';
import { interactionTexts as texts } from '../texts.ts';

/** How often phone, WhatsApp, mail and form were used: what all the visits are for. */
export function ContactWays({ uses }: { uses: AnalyticsSummary['interactions'] }) {
  return (
    <Pane title={texts.heading}>
      <p className="analytics-note">{texts.note}</p>
      <dl className="tiles">
        {INTERACTIONS.map((kind) => (
          <Tile key={kind} label={texts.kinds[kind]} value={uses[kind]} />
        ))}
      </dl>
    </Pane>
  );
}

import { useState } from 'react';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { FIGURE_ROW } from './figure-panels.tsx';
import { type Part, sumOf, type useStandings } from './system-states.ts';
import { dashboardTexts as texts } from './texts.ts';

const MARK = 'before:mr-[0.45em] before:text-[1.1em] before:leading-none';
/** Differ in shape, because colour alone must not tell the states apart (WCAG 1.4.1). */
const MARKS: Record<Part['mark'], string> = {
  good: "before:text-vine before:content-['●'/'']",
  bad: "before:text-brick before:content-['▲'/'']",
  open: "before:text-edge before:content-['○'/'']",
  checking: "before:text-edge before:content-['○'/'']",
};

/** Sums up all parts in one line (ruling 3), which unfolds to a list. A fault unfolds it by itself. */
export function SystemStatus({ parts, checkedAt, check }: ReturnType<typeof useStandings>) {
  const [isOpen, setOpen] = useState<boolean>();
  const sum = sumOf(parts, checkedAt);
  return (
    <Pane title={texts.status}>
      <details open={isOpen ?? sum.mark === 'bad'} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="list-item min-h-touch content-center">
          <span className={`${MARK} ${MARKS[sum.mark]}`}>{sum.words}</span>
        </summary>
        <dl className="mb-3">
          {parts.map(({ label, mark, words }) => (
            <div key={label} className={FIGURE_ROW.row}>
              <dt className={FIGURE_ROW.name}>{label}</dt>
              <dd className={`${FIGURE_ROW.figure} ${MARK} ${MARKS[mark]}`} data-state={mark}>
                {words}
              </dd>
            </div>
          ))}
        </dl>
        <PendingButton onPress={check}>{texts.checkAgain}</PendingButton>
      </details>
    </Pane>
  );
}

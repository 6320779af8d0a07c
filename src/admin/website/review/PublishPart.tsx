import { BUILD_BEGIN_MS } from '#config/limits.ts';
import { useSecondsSince } from '#shared/browser/use-now.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { Build } from '../contract.ts';
import { websiteTexts } from '../texts.ts';
import type { EditedSite } from '../use-website.ts';
import { isUnderway } from '../website-queries.ts';
import { publishTexts as texts } from './texts.ts';

interface PublishPartProps {
  site: EditedSite;
  publish: () => Promise<unknown>;
  obstacle?: string | undefined;
}

export function PublishPart({ site, publish, obstacle }: PublishPartProps) {
  const { build, mayPublish, publishedThisMonth, costsCredits } = site;
  const waitsFor = build?.state === 'queued' ? Date.now() - Date.parse(build.askedAt) : 0;
  const isForgotten = waitsFor > BUILD_BEGIN_MS;
  const isBusy = isUnderway(site) && !isForgotten;
  return (
    <section className="grid gap-3" aria-labelledby="publish">
      <h2 id="publish" className="text-[1.25rem]">
        {texts.title}
      </h2>
      <Steps build={build} />
      {!mayPublish && <p>{websiteTexts.ownersPart(site.publisher)}</p>}
      {mayPublish && !isBusy && (
        <>
          {isForgotten && <p>{texts.notBegun}</p>}
          {obstacle && <p className="font-medium">{obstacle}</p>}
          <PendingButton
            className={`${obstacle ? BUTTON.quiet : BUTTON.primary} min-h-14!`}
            onPress={() => announce(publish(), {})}
            isPending={Boolean(obstacle)}
          >
            {texts.publish}
          </PendingButton>
          <p className="text-center text-small text-ink-soft">
            {texts.count(publishedThisMonth + 1, new Date())}
            {costsCredits && ` ${texts.costs}`}
          </p>
        </>
      )}
    </section>
  );
}

type StepState = 'waits' | 'runs' | 'done';
const SIGNS: Record<StepState, readonly [sign: string, tone: string]> = {
  waits: ['○', 'text-edge'],
  runs: ['◐', 'text-petrol'],
  done: ['✓', 'font-heavy text-vine'],
};

/** 'Stand sichern', 'Seiten bauen', 'Live'. One live region says each step once. */
function Steps({ build }: { build: Build | null }) {
  const isBusy = isUnderway({ build });
  const times = stepTimes(isBusy ? build : null);
  const running = times.findIndex(({ state }) => state === 'runs');
  return (
    <>
      <p role="status" className="sr-only">
        {isBusy && texts.steps[running]?.[0]}
      </p>
      <ol className="grid gap-2">
        {texts.steps.map(([name, usual], place) => {
          const { state = 'waits', at } = times[place] ?? {};
          const [sign, tone] = SIGNS[state];
          return (
            <li key={name} className="flex items-baseline gap-3">
              <span className={`w-5 flex-none text-center ${tone}`} aria-hidden="true">
                {sign}
              </span>
              <b className="flex-1">{name}</b>
              <span className="text-end text-small text-ink-soft">
                {state === 'runs' && at ? (
                  <Since at={at} />
                ) : at ? (
                  texts.at(germanMoment(new Date(at), new Date()))
                ) : (
                  usual
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function stepTimes(build: Build | null): { state: StepState; at?: string | null }[] {
  if (!build) return [];
  const { askedAt, startedAt } = build;
  return [{ state: 'done', at: askedAt }, { state: 'runs', at: startedAt ?? askedAt }, { state: 'waits' }];
}

const Since = ({ at }: { at: string }) => texts.since(useSecondsSince(at));

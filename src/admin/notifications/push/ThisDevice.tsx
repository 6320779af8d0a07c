import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { turnOff, turnOn } from '../device/reach-device.ts';
import { PUSH, thisDeviceQuery } from '../notification-queries.ts';
import { pushRoutes } from './contract.ts';
import { pushTexts as texts } from './texts.ts';

const FAILED = { title: uiTexts.sent.failedTitle, variant: 'destructive' } as const;

export function ThisDevice() {
  const { data } = useQuery(thisDeviceQuery);
  const turningOn = useChange(PUSH, turnOn);
  if (!data) return <p role="status">{texts.checking}</p>;
  const { reach, id, lastArrival } = data;
  if (reach === 'unsupported') return <p>{texts.unsupported}</p>;
  if (reach === 'needsHomeScreen') return <Steps intro={texts.homeScreen} steps={texts.homeScreenSteps} />;
  if (reach === 'blocked') return <Steps intro={texts.blocked} steps={texts.blockedSteps} />;
  if (reach === 'on' && id) return <Told id={id} lastArrival={lastArrival} />;
  return (
    <>
      <p>{texts.offHint}</p>
      <PendingButton
        className={BUTTON.primary}
        pendingWords={texts.turningOn}
        onPress={() =>
          announce(turningOn.mutateAsync(), {
            done: (now) =>
              now === 'on'
                ? { title: uiTexts.sent.doneTitle, description: texts.turnedOn }
                : { ...FAILED, description: texts.notAllowed },
            failed: { ...FAILED, fallback: texts.turnOnFailed },
          })
        }
      >
        {texts.turnOn}
      </PendingButton>
      <ul className="grid list-disc gap-1 ps-5 text-small text-ink-soft">
        {texts.offSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

function Told({ id, lastArrival }: { id: string; lastArrival: string | undefined }) {
  const test = useChange(PUSH, () => call(pushRoutes.test, { params: { id } }));
  const turningOff = useChange(PUSH, turnOff);
  return (
    <>
      <p>
        <b>{texts.on}</b> {lastArrival ? texts.lastArrival(germanDateTime(lastArrival)) : texts.noArrival}
      </p>
      <PendingButton
        className={BUTTON.primary}
        pendingWords={uiTexts.sending}
        onPress={() =>
          announce(test.mutateAsync(), {
            done: ({ failed, isGone }) =>
              failed
                ? { ...FAILED, description: texts.testFailed(failed, isGone) }
                : { title: texts.testDoneTitle, description: texts.tested },
          })
        }
      >
        {texts.test}
      </PendingButton>
      <PendingButton onPress={() => announce(turningOff.mutateAsync(), { done: texts.turnedOff })}>
        {texts.turnOff}
      </PendingButton>
    </>
  );
}

const Steps = ({ intro, steps }: { intro: string; steps: readonly string[] }) => (
  <>
    <p>{intro}</p>
    <ol className="grid list-decimal gap-2 ps-6">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);

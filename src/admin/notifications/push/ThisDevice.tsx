import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { knownDevice } from '../device/known-device.ts';
import { reachOf, turnOff, turnOn } from '../device/reach-device.ts';
import { PUSH } from '../notification-queries.ts';
import { FAILED } from '../texts.ts';
import { pushRoutes } from './contract.ts';
import { pushTexts as texts } from './texts.ts';

export function ThisDevice() {
  const reach = reachOf();
  const id = knownDevice();
  if (reach === 'unsupported') return <p>{texts.unsupported}</p>;
  if (reach === 'needsHomeScreen') return <Steps intro={texts.homeScreen} steps={texts.homeScreenSteps} />;
  if (reach === 'blocked') return <Steps intro={texts.blocked} steps={texts.blockedSteps} />;
  if (reach === 'on' && id) return <Told id={id} />;
  return (
    <>
      <p>{texts.offHint}</p>
      <ChangeButton
        className={BUTTON.primary}
        change={turnOn}
        outdates={PUSH}
        pendingWords={texts.turningOn}
        done={(now) =>
          now === 'on'
            ? { title: uiTexts.sent.doneTitle, description: texts.turnedOn }
            : { ...FAILED, description: texts.notAllowed }
        }
        failed={texts.turnOnFailed}
      >
        {texts.turnOn}
      </ChangeButton>
      <ul className="grid list-disc gap-1 ps-5 text-small text-ink-soft">
        {texts.offSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

const Told = ({ id }: { id: string }) => (
  <>
    <p>
      <b>{texts.on}</b>
    </p>
    <ChangeButton
      className={BUTTON.primary}
      change={() => call(pushRoutes.test, { params: { id } })}
      outdates={PUSH}
      pendingWords={uiTexts.sending}
      done={({ failed, isGone }) =>
        failed
          ? { ...FAILED, description: texts.testFailed(failed, isGone) }
          : { title: texts.testDoneTitle, description: texts.tested }
      }
    >
      {texts.test}
    </ChangeButton>
    <ChangeButton change={turnOff} outdates={PUSH} done={texts.turnedOff}>
      {texts.turnOff}
    </ChangeButton>
  </>
);

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

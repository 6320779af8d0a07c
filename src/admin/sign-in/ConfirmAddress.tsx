import { sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { addressAnswers, addressTexts as texts } from './address-texts.ts';
import { linkRoutes } from './contract.ts';
import { DoorCard } from './Doorstep.tsx';

export function ConfirmAddress() {
  const token = location.hash.slice(1);
  const { data, error, mutateAsync } = useChange([], () => call(linkRoutes.confirm, { body: { token } }));
  const failure = token ? error && sentenceOf(error, uiTexts.sent.failed) : addressAnswers.over;
  return (
    <DoorCard title={texts.title} subtitle={texts.subtitle}>
      <p role="status" className="notice empty:hidden">
        {data && texts.confirmed(data.email)}
      </p>
      <p role="alert" className="notice empty:hidden">
        {failure}
      </p>
      {token && !data && (
        <PendingButton
          className={BUTTON.primary}
          pendingWords={texts.confirming}
          onPress={() => mutateAsync().catch(() => false)}
        >
          {texts.confirm}
        </PendingButton>
      )}
    </DoorCard>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressWaits } from '#domain/people/address-texts.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { type NotificationState, notificationRoutes } from './contract.ts';
import { notificationQuery } from './notification-queries.ts';
import { FAILED, notificationTexts as texts } from './texts.ts';

const { queryKey } = notificationQuery;

export function MailPanel() {
  return (
    <Panel title={texts.mails} heading="h3" query={useQuery(notificationQuery)}>
      {(state) => <MailSettings {...state} />}
    </Panel>
  );
}

function MailSettings({ settings, waiting, until, usual, lastSentAt, provenAt }: NotificationState) {
  // Not in MailPanel, because only the owner gets this far, and a helper's page keeps the address that it explains.
  useArrived();
  const hint = `${texts.addressesHint(usual)}${waiting.length > 0 ? ` ${addressWaits(waiting, until)}` : ''}`;
  return (
    <>
      <SettingsForm
        route={notificationRoutes.update}
        outdates={queryKey}
        values={settings}
        hints={{ addresses: hint }}
        saved={texts.saved}
      />
      <p className="mt-6 mb-3">{lastSentAt ? texts.lastSent(germanDateTime(lastSentAt)) : texts.neverSent}</p>
      {provenAt && <p className="mb-3">{texts.provenAt(germanDateTime(provenAt))}</p>}
      <ChangeButton
        change={() => call(notificationRoutes.test)}
        outdates={queryKey}
        pendingWords={uiTexts.sending}
        done={({ sentTo, failed }) =>
          failed
            ? { ...FAILED, description: texts.testFailed(failed.kind, failed.answer) }
            : { title: texts.testDoneTitle, description: texts.tested(sentTo) }
        }
      >
        {texts.test}
      </ChangeButton>
    </>
  );
}

/** Confirms the arrival of a mail whose link was opened, and removes the parameter from the URL. */
function useArrived(): void {
  const isArrival = new URLSearchParams(useSearch()).has('arrived');
  const [path, navigate] = useLocation();
  const { mutateAsync } = useChange(queryKey, () => call(notificationRoutes.confirmArrival));
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isArrival || isConfirmed.current) return;
    isConfirmed.current = true;
    navigate(path, { replace: true });
    void announce(mutateAsync(), { done: texts.arrivalConfirmed });
  }, [isArrival, path, navigate, mutateAsync]);
}

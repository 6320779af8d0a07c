import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { RadioRows } from '#shared/ui/RadioRows.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { type NotificationState, notificationSettings } from './contract.ts';
import { notificationQuery, useTestMail, useUpdateNotifications } from './notification-queries.ts';
import { SwitchRow } from './SwitchRow.tsx';
import { notificationTexts as texts } from './texts.ts';
import { useArrived } from './use-arrived.ts';

const FAILED = { title: uiTexts.sent.failedTitle, variant: 'destructive' } as const;

/**
 * 'Benachrichtigungen' on the settings page: where new requests are told of, and a mail to try it. Other ways to be told
 * stand beside the mails.
 */
export function NotificationPanels({ children }: { children?: ReactNode }) {
  useArrived();
  return (
    <Panes className="items-start">
      <Panel title={texts.mails} heading="h3" query={useQuery(notificationQuery)} failure={texts.loadFailed}>
        {(state) => <MailSettings {...state} />}
      </Panel>
      {children}
    </Panes>
  );
}

function MailSettings({ settings, usual, lastSentAt, provenAt }: NotificationState) {
  const update = useUpdateNotifications();
  const test = useTestMail();
  const { errors, submit } = useSentForm(notificationSettings, update.mutateAsync);
  const sendTest = () =>
    announce(test.mutateAsync(), {
      done: ({ sentTo, failed }) =>
        failed
          ? { ...FAILED, description: texts.testFailed(failed.kind, failed.answer) }
          : { title: texts.testDoneTitle, description: texts.tested(sentTo) },
      failed: { ...FAILED, fallback: uiTexts.sent.failed },
    });
  return (
    <>
      <form
        className="grid gap-4 [&>.button]:justify-self-start"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (!update.isPending) await submit(event.currentTarget, texts.saved);
        }}
      >
        <Field label={texts.addresses} hint={texts.addressesHint(usual)} error={errors.addresses}>
          {(control) => (
            <textarea {...control} className="input" name="addresses" rows={3} defaultValue={settings.addresses} />
          )}
        </Field>
        <RadioRows
          legend={texts.content}
          name="content"
          options={[
            ['whole', texts.whole],
            ['notice', texts.notice],
          ]}
          chosen={settings.content}
        />
        <SwitchRow name="receipt" label={texts.receipt} hint={texts.receiptHint} isOn={settings.receipt === 'on'} />
        <SwitchRow
          name="reminders"
          label={texts.reminders}
          hint={texts.remindersHint}
          isOn={settings.reminders === 'on'}
        />
        <SwitchRow name="report" label={texts.report} hint={texts.reportHint} isOn={settings.report === 'on'} />
        <SwitchRow name="selfTest" label={texts.selfTest} hint={texts.selfTestHint} isOn={settings.selfTest === 'on'} />
        <button type="submit" className={BUTTON.primary} aria-disabled={update.isPending}>
          {update.isPending ? texts.saving : texts.save}
        </button>
      </form>
      <p className="mt-6 mb-3">{lastSentAt ? texts.lastSent(germanDateTime(lastSentAt)) : texts.neverSent}</p>
      {(provenAt || settings.selfTest === 'on') && (
        <p className="mb-3">{provenAt ? texts.provenAt(germanDateTime(provenAt)) : texts.neverProven}</p>
      )}
      <PendingButton onPress={sendTest} pendingWords={texts.testing} repeated>
        {texts.test}
      </PendingButton>
    </>
  );
}

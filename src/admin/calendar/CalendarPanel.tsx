import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { CopyLink } from '#shared/ui/CopyButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { addressQuery } from './address-query.ts';
import { calendarRoutes } from './calendar-contract.ts';
import { calendarTexts as texts } from './calendar-texts.ts';

function CalendarPanel() {
  const [token, setToken] = useState<string>();
  return (
    <Panel title={texts.subscribe} heading="h3" query={useQuery(addressQuery)}>
      {(address) => (
        <>
          <p className="max-w-[66ch]">{texts.hint}</p>
          <p>
            {address
              ? `${texts.madeAt(germanDateTime(address.madeAt))}, ${address.readAt ? texts.readAt(germanDateTime(address.readAt)) : texts.neverRead}.`
              : texts.none}
          </p>
          {address ? (
            <ChangeButton
              change={() => call(calendarRoutes.revokeAddress).then(() => setToken(undefined))}
              outdates={addressQuery.queryKey}
              question={texts.confirmRevoke}
              done={texts.revoked}
            >
              {texts.revoke}
            </ChangeButton>
          ) : (
            <ChangeButton
              className={BUTTON.primary}
              change={async () => setToken((await call(calendarRoutes.makeAddress)).token)}
              outdates={addressQuery.queryKey}
              done={texts.made}
            >
              {texts.make}
            </ChangeButton>
          )}
          <div role="status" className="grid gap-3">
            {token && <Address token={token} />}
          </div>
        </>
      )}
    </Panel>
  );
}

export const calendarSection = {
  id: 'calendar',
  title: texts.title,
  Content: CalendarPanel,
  useWords: () => {
    const { data: address } = useQuery(addressQuery);
    return address === undefined ? undefined : address ? texts.on : texts.off;
  },
};

function Address({ token }: { token: string }) {
  const path = `${location.host}/api/calendar/${token}.ics`;
  return (
    <>
      <p>{texts.onlyNow}</p>
      <CopyLink link={`${location.protocol}//${path}`} texts={{ ...texts, label: texts.address }} />
      <a className="button justify-self-start" href={`webcal://${path}`}>
        {texts.open}
      </a>
      <p className="max-w-[66ch]">{texts.how}</p>
    </>
  );
}

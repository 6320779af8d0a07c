import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { ChangeButton, ItemButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { makeKey } from './ask-for-key.ts';
import { type Passkey, passkeyRoutes } from './contract.ts';
import { passkeysQuery } from './KeyProof.tsx';
import { keyTexts as texts } from './texts.ts';

/** The begin of the keys of all queries of the account, which counts the keys, too. */
const ACCOUNT = ['account'];

/** The content is the frame's, which has both panels. */
export const keySection = {
  id: 'keys',
  title: texts.section,
  useWords: () => {
    const { data: keys } = useQuery(passkeysQuery);
    return keys && (keys.length > 0 ? String(keys.length) : texts.none);
  },
};

export const Passkeys = () => (
  <Panel title={texts.title} heading="h3" query={useQuery(passkeysQuery)}>
    {(keys) => (
      <>
        <p>{texts.why}</p>
        <ul>
          {keys.map((key) => (
            <KeyItem key={key.id} passkey={key} />
          ))}
        </ul>
        {'PublicKeyCredential' in window ? (
          <ChangeButton
            className="button justify-self-start"
            change={makeKey}
            outdates={ACCOUNT}
            done={texts.made}
            // A browser's refusal has no sentence; the server's has.
            failed={texts.refused}
          >
            {texts.make}
          </ChangeButton>
        ) : (
          <p>{texts.impossible}</p>
        )}
        <p>{texts.sheet}</p>
      </>
    )}
  </Panel>
);

function KeyItem({ passkey: { id, name, madeAt, usedAt } }: { passkey: Passkey }) {
  const since = texts.since(germanDateTime(madeAt));
  const note = usedAt ? texts.used(germanDateTime(usedAt)) : texts.unused;
  return (
    <ActionItem title={name} note={`${since}, ${note}`}>
      <ItemButton
        label={texts.remove}
        of={`${name}, ${since}`}
        question={texts.confirmRemove(name)}
        change={() => call(passkeyRoutes.remove, { params: { id } })}
        outdates={ACCOUNT}
        done={texts.removed}
      />
    </ActionItem>
  );
}

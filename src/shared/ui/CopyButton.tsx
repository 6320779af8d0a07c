import { PendingButton } from './PendingButton.tsx';
import { TextField } from './TextField.tsx';
import { uiTexts } from './texts.ts';
import { announce } from './toast/announce.ts';

export const copy = (text: string) =>
  announce(navigator.clipboard.writeText(text), { done: uiTexts.copied, failed: uiTexts.notCopied });

interface CopyButtonProps {
  text: string;
  name: string;
  label?: string;
  className?: string;
}

export const CopyButton = ({ text, name, label, className = 'button' }: CopyButtonProps) => (
  <PendingButton className={className} aria-label={label} onPress={() => copy(text)}>
    {name}
  </PendingButton>
);

/** The field is for browsers that refuse to copy. */
export const CopyLink = ({ link, texts }: { link: string; texts: { label: string; copy: string } }) => (
  <>
    <TextField label={texts.label} value={link} readOnly onFocus={({ target }) => target.select()} />
    <CopyButton className="button justify-self-start" text={link} name={texts.copy} />
  </>
);

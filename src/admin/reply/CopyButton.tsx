import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { replyMenuTexts as texts } from './texts.ts';

interface CopyButtonProps {
  text: string;
  name: string;
  label?: string;
  className?: string;
}

export const copyText = (text: string) =>
  announce(navigator.clipboard.writeText(text), { done: texts.copied, failed: texts.notCopied });

export const CopyButton = ({ text, name, label, className = 'button' }: CopyButtonProps) => (
  <PendingButton className={className} aria-label={label} onPress={() => copyText(text)}>
    {name}
  </PendingButton>
);

import { Link } from 'wouter';

interface NoticeProps {
  /** Something broke; anything else invites to do something. */
  isAlarm: boolean;
  sentence: string;
  /** Where it can be mended, or done. */
  to: { href: string; words: string };
}

/** A sentence at the top of the dashboard, and where it leads. */
export function Notice({ isAlarm, sentence, to }: NoticeProps) {
  return (
    <div className={isAlarm ? 'notice notice-error' : 'notice'} role={isAlarm ? 'alert' : undefined}>
      <p>{sentence}</p>
      <Link href={to.href}>{to.words}</Link>
    </div>
  );
}

import { Link } from 'wouter';

export interface NoticeProps {
  /** Whether something is broken; otherwise it is a suggestion. */
  isAlarm: boolean;
  sentence: string;
  to?: { href: string; words: string } | undefined;
}

/** A sentence with a link at the top of the dashboard. */
export function Notice({ isAlarm, sentence, to }: NoticeProps) {
  return (
    <div className={isAlarm ? 'notice notice-error' : 'notice'} role={isAlarm ? 'alert' : undefined}>
      <p>{sentence}</p>
      {to && <Link href={to.href}>{to.words}</Link>}
    </div>
  );
}

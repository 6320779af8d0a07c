/** Named by the privacy page; pushes go to no other host. A dot at the begin includes subdomains. */
export const PUSH_SERVICES = [
  { company: 'Apple', hosts: ['.push.apple.com'] },
  { company: 'Google', hosts: ['fcm.googleapis.com', 'jmt17.google.com'] },
  { company: 'Microsoft', hosts: ['.notify.windows.com'] },
  { company: 'Mozilla', hosts: ['.push.services.mozilla.com'] },
] as const;

/** Whether an address is one of theirs: https on the usual port, without credentials. */
export function isOfPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  return PUSH_SERVICES.some(({ hosts }) =>
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host)),
  );
}
